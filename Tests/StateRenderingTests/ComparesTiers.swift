import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Of suites that name the tiers themselves: where the process has the public one alone there is nothing to compare.
    static var comparesTiers: Self { .disabled(if: isPublicForced, "it compares both tiers") }

    private static var isPublicForced: Bool {
        ProcessInfo.processInfo.environment["REMOTE_LOGGER_RENDERING"] == "public"
    }
}
