/// Something that takes actions: a store, or the way back to one.
public protocol ActionHandler<ActionType> {
    /// What it takes.
    associatedtype ActionType

    /// Takes an action that already knows where it comes from.
    func dispatch(_ dispatchedAction: DispatchedAction<ActionType>)
}

extension ActionHandler {
    /// Dispatches an action from the place of the call, with whatever info helps to find out later why.
    public func dispatch(
        _ action: ActionType,
        file: String = #fileID,
        function: String = #function,
        line: UInt = #line,
        info: String? = nil
    ) {
        dispatch(action, from: ActionSource(file: file, function: function, line: line, info: info))
    }

    /// Dispatches an action from a known source.
    public func dispatch(_ action: ActionType, from dispatcher: ActionSource) {
        dispatch(DispatchedAction(action, dispatcher: dispatcher))
    }

    /// A handler of another type of actions, which are transformed and passed on with their source.
    public func contramap<NewActionType>(
        _ transform: @escaping (NewActionType) -> ActionType
    ) -> AnyActionHandler<NewActionType> {
        AnyActionHandler { dispatch($0.map(transform)) }
    }

    /// This handler without its type.
    public func eraseToAnyActionHandler() -> AnyActionHandler<ActionType> {
        AnyActionHandler(self)
    }
}
