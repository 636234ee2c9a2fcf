import Foundation

/// A file that could not be read, or says something else than expected.
struct ReadingProblem: Error, Sendable, Equatable, CustomStringConvertible {
    let file: String
    let reason: String

    init(file: String, reason: String) {
        self.file = file
        self.reason = reason
    }

    /// Puts an error of Foundation into few words.
    init(file: String, _ error: any Error) {
        self.file = file
        reason =
            switch (error as? CocoaError)?.code {
            case .fileReadNoSuchFile?: "does not exist"
            case .fileReadNoPermission?: "may not be read by this user"
            default: "cannot be read: \(error.localizedDescription)"
            }
    }

    var description: String { "\(file) \(reason)" }
}
