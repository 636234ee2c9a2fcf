/// A middleware that does nothing: the neutral element of composition.
public struct IdentityMiddleware<InputActionType, OutputActionType, StateType>: MiddlewareProtocol, Equatable {
    /// Makes a middleware that does nothing.
    public init() {}

    /// Ignores the action.
    public func handle(
        action: InputActionType,
        from dispatcher: ActionSource,
        state: @escaping GetState<StateType>
    ) -> IO<OutputActionType> {
        .pure()
    }
}
