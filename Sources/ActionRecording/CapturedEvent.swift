/// What the dispatching thread leaves for the render thread.
struct CapturedEvent: Sendable {
    enum Content: Sendable {
        /// Values that are still to be rendered.
        case pending(any PendingRender)
        /// Rendered already, or text from the start.
        case rendered(LogEvent.Body)
    }

    let stamp: EventStamp
    let store: String
    let content: Content
}
