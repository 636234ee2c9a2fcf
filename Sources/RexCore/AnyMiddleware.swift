/// Any middleware of one type of actions and state.
///
/// It remembers whether it holds the identity or a composition, so that `<>` and lifts stay flat.
public struct AnyMiddleware<InputActionType, OutputActionType, StateType>: MiddlewareProtocol {
    /// Takes a middleware's context.
    public typealias ReceiveContext = (@escaping GetState<StateType>, AnyActionHandler<OutputActionType>) -> Void

    /// Handles a middleware's action.
    public typealias Handle = (InputActionType, ActionSource, @escaping GetState<StateType>) -> IO<OutputActionType>

    let isIdentity: Bool
    let composed: ComposedMiddleware<InputActionType, OutputActionType, StateType>?
    private let receive: ReceiveContext
    private let handle: Handle

    /// A middleware made of closures.
    public init(receiveContext: @escaping ReceiveContext = { _, _ in }, handle: @escaping Handle) {
        self.receive = receiveContext
        self.handle = handle
        isIdentity = false
        composed = nil
    }

    /// Erases the type of `middleware`.
    public init<M: MiddlewareProtocol>(_ middleware: M)
    where
        M.InputActionType == InputActionType,
        M.OutputActionType == OutputActionType,
        M.StateType == StateType
    {
        if let erased = middleware as? AnyMiddleware {
            self = erased
            return
        }
        isIdentity = middleware is IdentityMiddleware<InputActionType, OutputActionType, StateType>
        composed = middleware as? ComposedMiddleware<InputActionType, OutputActionType, StateType>
        receive = middleware.receiveContext
        handle = middleware.handle
    }

    /// Passes the context on.
    public func receiveContext(
        getState: @escaping GetState<StateType>,
        output: AnyActionHandler<OutputActionType>
    ) {
        receive(getState, output)
    }

    /// Passes the action on.
    public func handle(
        action: InputActionType,
        from dispatcher: ActionSource,
        state: @escaping GetState<StateType>
    ) -> IO<OutputActionType> {
        handle(action, dispatcher, state)
    }

    /// The middlewares that it stands for in a composition.
    var parts: [AnyMiddleware] {
        if isIdentity { return [] }
        return composed?.middlewares ?? [self]
    }
}
