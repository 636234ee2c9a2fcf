import BenchmarkStates
import Dispatch
import RexCore

/// Holds the state before and after each action for another queue, which has nothing to do with them.
struct PairMiddleware<StateType: BenchmarkState>: MiddlewareProtocol {
    typealias InputActionType = BenchmarkAction
    typealias OutputActionType = BenchmarkAction

    let queue: DispatchQueue

    func handle(
        action: BenchmarkAction,
        from dispatcher: ActionSource,
        state: @escaping GetState<StateType>
    ) -> IO<BenchmarkAction> {
        let before = state()
        return .observer {
            let after = state()
            queue.async { withExtendedLifetime((before, after)) {} }
        }
    }
}
