import Foundation
import RexCore

/// Says when the processors become busy, and when they are calm again.
struct BusyAlert: MiddlewareProtocol {
    private let busyPercent = 75
    private let calmPercent = 50  // lower, so that a load in between does not flicker

    func handle(
        action: LoadAction,
        from dispatcher: ActionSource,
        state: @escaping GetState<LoadState>
    ) -> IO<LoadAction> {
        guard case .sampled = action else { return .pure() }
        return IO { output in
            let state = state()
            switch (state.mood, state.cpuPercent) {
            case (.calm, let percent?) where percent >= busyPercent:
                output.dispatch(.becameBusy(percent: percent, at: Date()))
            case (.busy, let percent?) where percent < calmPercent:
                output.dispatch(.becameCalm(percent: percent))
            default: break
            }
        }
    }
}
