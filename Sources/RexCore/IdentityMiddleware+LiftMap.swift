// The labels of SwiftRex 0.7.
extension IdentityMiddleware {
    /// Lifts the incoming action, dispatched action and state to those of the whole.
    public func lift<GlobalInputAction, GlobalOutputAction, GlobalState>(
        inputActionMap: @escaping (GlobalInputAction) -> InputActionType?,
        outputActionMap: @escaping (OutputActionType) -> GlobalOutputAction,
        stateMap: @escaping (GlobalState) -> StateType
    ) -> IdentityMiddleware<GlobalInputAction, GlobalOutputAction, GlobalState> {
        lift(inputAction: inputActionMap, outputAction: outputActionMap, state: stateMap)
    }

    /// Lifts the incoming action and dispatched action; the state stays as it is.
    public func lift<GlobalInputAction, GlobalOutputAction>(
        inputActionMap: @escaping (GlobalInputAction) -> InputActionType?,
        outputActionMap: @escaping (OutputActionType) -> GlobalOutputAction
    ) -> IdentityMiddleware<GlobalInputAction, GlobalOutputAction, StateType> {
        lift(inputAction: inputActionMap, outputAction: outputActionMap)
    }

    /// Lifts the incoming action and state; the dispatched action stays as it is.
    public func lift<GlobalInputAction, GlobalState>(
        inputActionMap: @escaping (GlobalInputAction) -> InputActionType?,
        stateMap: @escaping (GlobalState) -> StateType
    ) -> IdentityMiddleware<GlobalInputAction, OutputActionType, GlobalState> {
        lift(inputAction: inputActionMap, state: stateMap)
    }

    /// Lifts the dispatched action and state; the incoming action stays as it is.
    public func lift<GlobalOutputAction, GlobalState>(
        outputActionMap: @escaping (OutputActionType) -> GlobalOutputAction,
        stateMap: @escaping (GlobalState) -> StateType
    ) -> IdentityMiddleware<InputActionType, GlobalOutputAction, GlobalState> {
        lift(outputAction: outputActionMap, state: stateMap)
    }

    /// Lifts the incoming action; the dispatched action and state stay as they are.
    public func lift<GlobalInputAction>(
        inputActionMap: @escaping (GlobalInputAction) -> InputActionType?
    ) -> IdentityMiddleware<GlobalInputAction, OutputActionType, StateType> {
        lift(inputAction: inputActionMap)
    }

    /// Lifts the dispatched action; the incoming action and state stay as they are.
    public func lift<GlobalOutputAction>(
        outputActionMap: @escaping (OutputActionType) -> GlobalOutputAction
    ) -> IdentityMiddleware<InputActionType, GlobalOutputAction, StateType> {
        lift(outputAction: outputActionMap)
    }

    /// Lifts the state; the incoming action and dispatched action stay as they are.
    public func lift<GlobalState>(
        stateMap: @escaping (GlobalState) -> StateType
    ) -> IdentityMiddleware<InputActionType, OutputActionType, GlobalState> {
        lift(state: stateMap)
    }
}
