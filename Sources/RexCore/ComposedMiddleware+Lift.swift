extension ComposedMiddleware {
    /// Lifts the incoming action, dispatched action and state to those of the whole.
    ///
    /// Actions for which `inputAction` is nil do not reach the middleware.
    public func lift<GlobalInputAction, GlobalOutputAction, GlobalState>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?,
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction,
        state: @escaping (GlobalState) -> StateType
    ) -> ComposedMiddleware<GlobalInputAction, GlobalOutputAction, GlobalState> {
        ComposedMiddleware<GlobalInputAction, GlobalOutputAction, GlobalState>(
            middlewares.map { $0.lift(inputAction: inputAction, outputAction: outputAction, state: state) }
        )
    }

    /// Lifts the incoming action and dispatched action; the state stays as it is.
    ///
    /// Actions for which `inputAction` is nil do not reach the middleware.
    public func lift<GlobalInputAction, GlobalOutputAction>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?,
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction
    ) -> ComposedMiddleware<GlobalInputAction, GlobalOutputAction, StateType> {
        lift(inputAction: inputAction, outputAction: outputAction, state: { $0 })
    }

    /// Lifts the incoming action and state; the dispatched action stays as it is.
    ///
    /// Actions for which `inputAction` is nil do not reach the middleware.
    public func lift<GlobalInputAction, GlobalState>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?,
        state: @escaping (GlobalState) -> StateType
    ) -> ComposedMiddleware<GlobalInputAction, OutputActionType, GlobalState> {
        lift(inputAction: inputAction, outputAction: { $0 }, state: state)
    }

    /// Lifts the dispatched action and state; the incoming action stays as it is.
    public func lift<GlobalOutputAction, GlobalState>(
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction,
        state: @escaping (GlobalState) -> StateType
    ) -> ComposedMiddleware<InputActionType, GlobalOutputAction, GlobalState> {
        lift(inputAction: { $0 }, outputAction: outputAction, state: state)
    }

    /// Lifts the incoming action; the dispatched action and state stay as they are.
    ///
    /// Actions for which `inputAction` is nil do not reach the middleware.
    public func lift<GlobalInputAction>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?
    ) -> ComposedMiddleware<GlobalInputAction, OutputActionType, StateType> {
        lift(inputAction: inputAction, outputAction: { $0 }, state: { $0 })
    }

    /// Lifts the dispatched action; the incoming action and state stay as they are.
    public func lift<GlobalOutputAction>(
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction
    ) -> ComposedMiddleware<InputActionType, GlobalOutputAction, StateType> {
        lift(inputAction: { $0 }, outputAction: outputAction, state: { $0 })
    }

    /// Lifts the state; the incoming action and dispatched action stay as they are.
    public func lift<GlobalState>(
        state: @escaping (GlobalState) -> StateType
    ) -> ComposedMiddleware<InputActionType, OutputActionType, GlobalState> {
        lift(inputAction: { $0 }, outputAction: { $0 }, state: state)
    }
}
