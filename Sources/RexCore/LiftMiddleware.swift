/// A middleware of a part, at work on the whole.
public struct LiftMiddleware<
    GlobalInputActionType,
    GlobalOutputActionType,
    GlobalStateType,
    PartMiddleware: MiddlewareProtocol
>: MiddlewareProtocol {
    /// The actions of the whole.
    public typealias InputActionType = GlobalInputActionType

    /// The actions that the part's effects become.
    public typealias OutputActionType = GlobalOutputActionType

    /// The state of the whole.
    public typealias StateType = GlobalStateType

    private let part: PartMiddleware
    private let inputActionMap: (GlobalInputActionType) -> PartMiddleware.InputActionType?
    private let outputActionMap: (PartMiddleware.OutputActionType) -> GlobalOutputActionType
    private let stateMap: AssumedSendable<(GlobalStateType) -> PartMiddleware.StateType>

    init(
        _ part: PartMiddleware,
        inputActionMap: @escaping (GlobalInputActionType) -> PartMiddleware.InputActionType?,
        outputActionMap: @escaping (PartMiddleware.OutputActionType) -> GlobalOutputActionType,
        stateMap: @escaping (GlobalStateType) -> PartMiddleware.StateType
    ) {
        self.part = part
        self.inputActionMap = inputActionMap
        self.outputActionMap = outputActionMap
        self.stateMap = AssumedSendable(stateMap)
    }

    /// Passes the part's view of the context on.
    public func receiveContext(
        getState: @escaping GetState<GlobalStateType>,
        output: AnyActionHandler<GlobalOutputActionType>
    ) {
        part.receiveContext(getState: partState(of: getState), output: output.contramap(outputActionMap))
    }

    /// Lets the part handle the action if it is one of its own.
    public func handle(
        action: GlobalInputActionType,
        from dispatcher: ActionSource,
        state: @escaping GetState<GlobalStateType>
    ) -> IO<GlobalOutputActionType> {
        guard let action = inputActionMap(action) else { return .pure() }
        return part.handle(action: action, from: dispatcher, state: partState(of: state)).map(outputActionMap)
    }

    private func partState(of state: @escaping GetState<GlobalStateType>) -> GetState<PartMiddleware.StateType> {
        { [stateMap] in stateMap.value(state()) }
    }
}
