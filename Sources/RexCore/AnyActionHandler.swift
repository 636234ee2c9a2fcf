/// Any handler of one type of actions.
///
/// Effects keep it and dispatch later, from whatever thread they are on; so the closure or handler inside must bear
/// that. A store's own does.
public struct AnyActionHandler<ActionType>: ActionHandler, @unchecked Sendable {  // holds what bears any thread
    private let handle: (DispatchedAction<ActionType>) -> Void

    /// Hands every action to a closure.
    public init(_ handle: @escaping (DispatchedAction<ActionType>) -> Void) {
        self.handle = handle
    }

    /// Hands every action to `handler`.
    public init(_ handler: some ActionHandler<ActionType>) {
        if let erased = handler as? AnyActionHandler<ActionType> {
            self = erased
        } else {
            handle = handler.dispatch
        }
    }

    /// Hands over an action.
    public func dispatch(_ dispatchedAction: DispatchedAction<ActionType>) {
        handle(dispatchedAction)
    }
}
