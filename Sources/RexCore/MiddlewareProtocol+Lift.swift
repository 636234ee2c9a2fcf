extension MiddlewareProtocol {
    /// Lifts the incoming action, dispatched action and state to those of the whole.
    ///
    /// Actions for which `inputAction` is nil do not reach the middleware.
    public func lift<GlobalInputAction, GlobalOutputAction, GlobalState>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?,
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction,
        state: @escaping (GlobalState) -> StateType
    ) -> LiftMiddleware<GlobalInputAction, GlobalOutputAction, GlobalState, Self> {
        LiftMiddleware(self, inputActionMap: inputAction, outputActionMap: outputAction, stateMap: state)
    }

    /// Lifts the incoming action and dispatched action; the state stays as it is.
    ///
    /// Actions for which `inputAction` is nil do not reach the middleware.
    public func lift<GlobalInputAction, GlobalOutputAction>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?,
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction
    ) -> LiftMiddleware<GlobalInputAction, GlobalOutputAction, StateType, Self> {
        lift(inputAction: inputAction, outputAction: outputAction, state: { $0 })
    }

    /// Lifts the incoming action and state; the dispatched action stays as it is.
    ///
    /// Actions for which `inputAction` is nil do not reach the middleware.
    public func lift<GlobalInputAction, GlobalState>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?,
        state: @escaping (GlobalState) -> StateType
    ) -> LiftMiddleware<GlobalInputAction, OutputActionType, GlobalState, Self> {
        lift(inputAction: inputAction, outputAction: { $0 }, state: state)
    }

    /// Lifts the dispatched action and state; the incoming action stays as it is.
    public func lift<GlobalOutputAction, GlobalState>(
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction,
        state: @escaping (GlobalState) -> StateType
    ) -> LiftMiddleware<InputActionType, GlobalOutputAction, GlobalState, Self> {
        lift(inputAction: { $0 }, outputAction: outputAction, state: state)
    }

    /// Lifts the incoming action; the dispatched action and state stay as they are.
    ///
    /// Actions for which `inputAction` is nil do not reach the middleware.
    public func lift<GlobalInputAction>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?
    ) -> LiftMiddleware<GlobalInputAction, OutputActionType, StateType, Self> {
        lift(inputAction: inputAction, outputAction: { $0 }, state: { $0 })
    }

    /// Lifts the dispatched action; the incoming action and state stay as they are.
    public func lift<GlobalOutputAction>(
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction
    ) -> LiftMiddleware<InputActionType, GlobalOutputAction, StateType, Self> {
        lift(inputAction: { $0 }, outputAction: outputAction, state: { $0 })
    }

    /// Lifts the state; the incoming action and dispatched action stay as they are.
    public func lift<GlobalState>(
        state: @escaping (GlobalState) -> StateType
    ) -> LiftMiddleware<InputActionType, OutputActionType, GlobalState, Self> {
        lift(inputAction: { $0 }, outputAction: { $0 }, state: state)
    }
}
