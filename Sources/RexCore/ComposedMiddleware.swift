/// Several middlewares in a row.
///
/// Each handles every action, in the order of composition; what they return runs in the opposite order.
public struct ComposedMiddleware<InputActionType, OutputActionType, StateType>: MiddlewareProtocol {
    let middlewares: [AnyMiddleware<InputActionType, OutputActionType, StateType>]

    /// All of them in one closure, made once: to go through a generic array for every action is slow.
    private let handleAll: AnyMiddleware<InputActionType, OutputActionType, StateType>.Handle

    /// Composes nothing yet.
    public init() {
        self.init([])
    }

    init(_ middlewares: [AnyMiddleware<InputActionType, OutputActionType, StateType>]) {
        self.middlewares = middlewares
        handleAll = middlewares.reduce({ _, _, _ in .pure() }) { handleEarlier, middleware in
            { action, dispatcher, state in
                let earlier = handleEarlier(action, dispatcher, state)
                return middleware.handle(action: action, from: dispatcher, state: state) <> earlier
            }
        }
    }

    /// Adds `middleware` at the end; a composition is added part by part, and the identity not at all.
    public mutating func append<M: MiddlewareProtocol>(middleware: M)
    where
        M.InputActionType == InputActionType,
        M.OutputActionType == OutputActionType,
        M.StateType == StateType
    {
        self = ComposedMiddleware(middlewares + AnyMiddleware(middleware).parts)
    }

    /// Passes the context to every middleware.
    public func receiveContext(
        getState: @escaping GetState<StateType>,
        output: AnyActionHandler<OutputActionType>
    ) {
        for middleware in middlewares {
            middleware.receiveContext(getState: getState, output: output)
        }
    }

    /// Lets every middleware handle the action, the first one first.
    public func handle(
        action: InputActionType,
        from dispatcher: ActionSource,
        state: @escaping GetState<StateType>
    ) -> IO<OutputActionType> {
        handleAll(action, dispatcher, state)
    }
}

extension ComposedMiddleware: Monoid {
    /// The composition of nothing.
    public static var identity: ComposedMiddleware { ComposedMiddleware() }

    /// The middlewares of `lhs`, then those of `rhs`.
    public static func <> (lhs: ComposedMiddleware, rhs: ComposedMiddleware) -> ComposedMiddleware {
        ComposedMiddleware(lhs.middlewares + rhs.middlewares)
    }
}
