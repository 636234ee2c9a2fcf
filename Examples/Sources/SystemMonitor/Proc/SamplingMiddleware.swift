import RexCore

/// Reads files on every tick and dispatches what they say, or once that they cannot be read.
///
/// The reading is an effect: it runs after the reducer, and what it dispatches has the tick for its cause.
struct SamplingMiddleware<Action: SampledAction, State: SampledState>: MiddlewareProtocol {
    typealias InputActionType = Tick
    typealias OutputActionType = Action
    typealias StateType = State

    typealias Read = (Tick, State, AnyActionHandler<Action>) throws(ReadingProblem) -> Void

    private let warn: (ReadingProblem) -> Void
    private let read: Read

    init(warn: @escaping (ReadingProblem) -> Void, read: @escaping Read) {
        self.warn = warn
        self.read = read
    }

    func handle(action tick: Tick, from dispatcher: ActionSource, state: @escaping GetState<State>) -> IO<Action> {
        IO { output in
            let state = state()
            do throws(ReadingProblem) {
                try read(tick, state, output)
                if state.problem != nil { output.dispatch(.readableAgain) }
            } catch {
                guard error != state.problem else { return }  // known from an earlier tick
                warn(error)
                output.dispatch(.unreadable(error))
            }
        }
    }
}
