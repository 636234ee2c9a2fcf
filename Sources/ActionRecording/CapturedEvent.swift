/// What the dispatching thread leaves for the render thread.
struct CapturedEvent: Sendable {
    enum Content: Sendable {
        /// An action, whose value lies beside this in the slot.
        case action(CapturedAction)
        /// The next change of a store, in the order in which it has handed them over.
        case change(any ChangeSource)
        /// A state, which lies beside this in the slot, and what is known of the change to it.
        case state(WaitingChange, any ChangeSource)
        /// Rendered already, or text from the start; in an object, so that slots need not be large for it.
        case rendered(RenderedEvent)
    }

    /// Nanoseconds since the run started.
    let happened: UInt64
    let content: Content
}

/// What is known of an action whose value is still to be rendered.
struct CapturedAction: Sendable {
    let store: String
    let type: any Any.Type
    let source: CallSite?
    let cause: UInt64?
}

/// An event that needs no rendering any more.
final class RenderedEvent: Sendable {
    let store: String
    let body: LogEvent.Body

    init(store: String, body: LogEvent.Body) {
        self.store = store
        self.body = body
    }
}
