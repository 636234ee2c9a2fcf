// The labels of SwiftRex 0.7.
extension MiddlewareProtocol {
    /// Lifts the incoming action, dispatched action and state to those of the whole.
    public func lift<GlobalInputAction, GlobalOutputAction, GlobalState>(
        inputActionMap: @escaping (GlobalInputAction) -> InputActionType?,
        outputActionMap: @escaping (OutputActionType) -> GlobalOutputAction,
        stateMap: @escaping (GlobalState) -> StateType
    ) -> LiftMiddleware<GlobalInputAction, GlobalOutputAction, GlobalState, Self> {
        lift(inputAction: inputActionMap, outputAction: outputActionMap, state: stateMap)
    }

    /// Lifts the incoming action and dispatched action; the state stays as it is.
    public func lift<GlobalInputAction, GlobalOutputAction>(
        inputActionMap: @escaping (GlobalInputAction) -> InputActionType?,
        outputActionMap: @escaping (OutputActionType) -> GlobalOutputAction
    ) -> LiftMiddleware<GlobalInputAction, GlobalOutputAction, StateType, Self> {
        lift(inputAction: inputActionMap, outputAction: outputActionMap)
    }

    /// Lifts the incoming action and state; the dispatched action stays as it is.
    public func lift<GlobalInputAction, GlobalState>(
        inputActionMap: @escaping (GlobalInputAction) -> InputActionType?,
        stateMap: @escaping (GlobalState) -> StateType
    ) -> LiftMiddleware<GlobalInputAction, OutputActionType, GlobalState, Self> {
        lift(inputAction: inputActionMap, state: stateMap)
    }

    /// Lifts the dispatched action and state; the incoming action stays as it is.
    public func lift<GlobalOutputAction, GlobalState>(
        outputActionMap: @escaping (OutputActionType) -> GlobalOutputAction,
        stateMap: @escaping (GlobalState) -> StateType
    ) -> LiftMiddleware<InputActionType, GlobalOutputAction, GlobalState, Self> {
        lift(outputAction: outputActionMap, state: stateMap)
    }

    /// Lifts the incoming action; the dispatched action and state stay as they are.
    public func lift<GlobalInputAction>(
        inputActionMap: @escaping (GlobalInputAction) -> InputActionType?
    ) -> LiftMiddleware<GlobalInputAction, OutputActionType, StateType, Self> {
        lift(inputAction: inputActionMap)
    }

    /// Lifts the dispatched action; the incoming action and state stay as they are.
    public func lift<GlobalOutputAction>(
        outputActionMap: @escaping (OutputActionType) -> GlobalOutputAction
    ) -> LiftMiddleware<InputActionType, GlobalOutputAction, StateType, Self> {
        lift(outputAction: outputActionMap)
    }

    /// Lifts the state; the incoming action and dispatched action stay as they are.
    public func lift<GlobalState>(
        stateMap: @escaping (GlobalState) -> StateType
    ) -> LiftMiddleware<InputActionType, OutputActionType, GlobalState, Self> {
        lift(state: stateMap)
    }
}
