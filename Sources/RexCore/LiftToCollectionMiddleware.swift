/// A middleware of one element, at work on a collection of them.
///
/// It does not pass a context on: before an action there is no element whose state could be read.
public struct LiftToCollectionMiddleware<
    GlobalInputActionType,
    GlobalOutputActionType,
    GlobalStateType,
    CollectionState: Collection,
    PartMiddleware: MiddlewareProtocol
>: MiddlewareProtocol
where PartMiddleware.StateType: Identifiable, CollectionState.Element == PartMiddleware.StateType {
    /// The actions of the whole.
    public typealias InputActionType = GlobalInputActionType

    /// The actions that the element's effects become.
    public typealias OutputActionType = GlobalOutputActionType

    /// The state of the whole.
    public typealias StateType = GlobalStateType

    typealias Element = PartMiddleware.StateType
    typealias ElementInput = ElementIDAction<Element.ID, PartMiddleware.InputActionType>
    typealias ElementOutput = ElementIDAction<Element.ID, PartMiddleware.OutputActionType>

    private let part: PartMiddleware
    private let inputAction: (GlobalInputActionType) -> ElementInput?
    private let outputAction: (GlobalInputActionType, ElementOutput) -> GlobalOutputActionType
    private let collection: (GlobalStateType) -> CollectionState

    init(
        _ part: PartMiddleware,
        inputAction: @escaping (GlobalInputActionType) -> ElementInput?,
        outputAction: @escaping (GlobalInputActionType, ElementOutput) -> GlobalOutputActionType,
        collection: @escaping (GlobalStateType) -> CollectionState
    ) {
        self.part = part
        self.inputAction = inputAction
        self.outputAction = outputAction
        self.collection = collection
    }

    /// Lets the middleware handle the action of an element that exists.
    ///
    /// When the element vanishes later, its state reads as it was when the action was handled.
    public func handle(
        action: GlobalInputActionType,
        from dispatcher: ActionSource,
        state: @escaping GetState<GlobalStateType>
    ) -> IO<GlobalOutputActionType> {
        guard let input = inputAction(action) else { return .pure() }
        let find = { collection(state()).first { $0.id == input.id } }
        guard let handled = find() else { return .pure() }
        let element = AssumedSendable { find() ?? handled }
        var source = dispatcher
        source.dispatch = dispatcher.dispatch?.withoutPrevious
        return part.handle(action: input.action, from: source, state: element.asGetState())
            .map { outputAction(action, ElementOutput(id: input.id, action: $0)) }
    }
}
