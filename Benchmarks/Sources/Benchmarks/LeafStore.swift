import BenchmarkStates
import RexCore

/// A store of which each step changes one leaf of the state.
final class LeafStore<State: BenchmarkState> {
    private let store: Store<BenchmarkAction, State>
    private var step = 0

    init<M: MiddlewareProtocol>(_ state: State, middleware: M)
    where M.InputActionType == BenchmarkAction, M.OutputActionType == BenchmarkAction, M.StateType == State {
        store = Store(initialState: state, reducer: .reduce { $1.apply($0) }, middleware: middleware)
    }

    /// Dispatches the next action: another row, another number.
    func advance() {
        step += 1
        store.dispatch(.setQuantity(row: step &* 7_919, to: step))
    }
}
