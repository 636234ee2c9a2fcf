import Foundation
import RexCore

/// Says when memory becomes scarce, and when there is enough again.
struct PressureAlert: MiddlewareProtocol {
    func handle(
        action: MemoryAction,
        from dispatcher: ActionSource,
        state: @escaping GetState<MemoryState>
    ) -> IO<MemoryAction> {
        guard case .sampled(let sample) = action else { return .pure() }
        return IO { output in
            let now = Date()
            switch (state().pressure, sample.usedPercent) {
            case (.low, 90...), (.raised, 90...): output.dispatch(.pressureRose(to: .high(since: now)))
            case (.low, 75...): output.dispatch(.pressureRose(to: .raised(since: now)))
            case (.high, ..<70), (.raised, ..<70): output.dispatch(.pressureFell(to: .low))
            case (.high, ..<85): output.dispatch(.pressureFell(to: .raised(since: now)))
            default: break
            }
        }
    }
}
