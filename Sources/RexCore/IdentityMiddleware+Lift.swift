extension IdentityMiddleware {
    /// Lifts the incoming action, dispatched action and state to those of the whole.
    public func lift<GlobalInputAction, GlobalOutputAction, GlobalState>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?,
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction,
        state: @escaping (GlobalState) -> StateType
    ) -> IdentityMiddleware<GlobalInputAction, GlobalOutputAction, GlobalState> {
        IdentityMiddleware<GlobalInputAction, GlobalOutputAction, GlobalState>()
    }

    /// Lifts the incoming action and dispatched action; the state stays as it is.
    public func lift<GlobalInputAction, GlobalOutputAction>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?,
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction
    ) -> IdentityMiddleware<GlobalInputAction, GlobalOutputAction, StateType> {
        lift(inputAction: inputAction, outputAction: outputAction, state: { $0 })
    }

    /// Lifts the incoming action and state; the dispatched action stays as it is.
    public func lift<GlobalInputAction, GlobalState>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?,
        state: @escaping (GlobalState) -> StateType
    ) -> IdentityMiddleware<GlobalInputAction, OutputActionType, GlobalState> {
        lift(inputAction: inputAction, outputAction: { $0 }, state: state)
    }

    /// Lifts the dispatched action and state; the incoming action stays as it is.
    public func lift<GlobalOutputAction, GlobalState>(
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction,
        state: @escaping (GlobalState) -> StateType
    ) -> IdentityMiddleware<InputActionType, GlobalOutputAction, GlobalState> {
        lift(inputAction: { $0 }, outputAction: outputAction, state: state)
    }

    /// Lifts the incoming action; the dispatched action and state stay as they are.
    public func lift<GlobalInputAction>(
        inputAction: @escaping (GlobalInputAction) -> InputActionType?
    ) -> IdentityMiddleware<GlobalInputAction, OutputActionType, StateType> {
        lift(inputAction: inputAction, outputAction: { $0 }, state: { $0 })
    }

    /// Lifts the dispatched action; the incoming action and state stay as they are.
    public func lift<GlobalOutputAction>(
        outputAction: @escaping (OutputActionType) -> GlobalOutputAction
    ) -> IdentityMiddleware<InputActionType, GlobalOutputAction, StateType> {
        lift(inputAction: { $0 }, outputAction: outputAction, state: { $0 })
    }

    /// Lifts the state; the incoming action and dispatched action stay as they are.
    public func lift<GlobalState>(
        state: @escaping (GlobalState) -> StateType
    ) -> IdentityMiddleware<InputActionType, OutputActionType, GlobalState> {
        lift(inputAction: { $0 }, outputAction: { $0 }, state: state)
    }
}
