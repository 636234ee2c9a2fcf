/// A middleware in the form of SwiftRex 0.7.
///
/// It gets the state and the way to dispatch once, through `receiveContext(getState:output:)`, and handles actions
/// with an ``AfterReducer``, which runs among the effects. New code implements ``MiddlewareProtocol``.
public protocol Middleware: MiddlewareProtocol {
    /// Handles an action; `afterReducer` does nothing unless it is set here.
    func handle(action: InputActionType, from dispatcher: ActionSource, afterReducer: inout AfterReducer)
}

extension Middleware {
    /// Runs the 0.7 form and makes its ``AfterReducer`` effects.
    public func handle(
        action: InputActionType,
        from dispatcher: ActionSource,
        state: @escaping GetState<StateType>
    ) -> IO<OutputActionType> {
        var afterReducer = AfterReducer.doNothing()
        handle(action: action, from: dispatcher, afterReducer: &afterReducer)
        return afterReducer.asIO()
    }
}
