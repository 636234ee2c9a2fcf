import RexCore

/// A middleware that notes when it handles, observes and acts, and what the state is then.
struct Reporter: MiddlewareProtocol {
    typealias InputActionType = Int
    typealias OutputActionType = Int
    typealias StateType = Int

    let name: String
    let trace: Trace

    /// What its effect dispatches after an action.
    var reactions: [Int: Int] = [:]

    func handle(action: Int, from dispatcher: ActionSource, state: @escaping GetState<Int>) -> IO<Int> {
        trace.note("\(name) handles \(action) on \(state())")
        let observer = IO<Int>.observer { trace.note("\(name) observes \(action) on \(state())") }
        return observer
            <> IO { output in
                if let reaction = reactions[action] { output.dispatch(reaction) }
                trace.note("\(name) acts after \(action) on \(state())")
            }
    }
}

/// Adds every action to the state.
func adding() -> Reducer<Int, Int> {
    .reduce { action, state in state += action }
}
