internal import StateRendering

/// What the threads that dispatch and the one that renders share.
struct CaptureParts: Sendable {
    let limits: ActionCapture.Limits
    let renderer: StateRenderer
    let ring: CaptureRing
    let lagging = LaggingStores()
    let fences = Fences()
    let deadline = StopDeadline()
    /// Nanoseconds, as is the next one.
    let maxBacklog: UInt64
    let maxInlinePass: UInt64

    init(limits: ActionCapture.Limits, renderer: StateRenderer, clock: RunClock) {
        self.limits = limits
        self.renderer = renderer
        ring = CaptureRing(capacity: limits.maxWaitingEvents, clock: clock)
        maxBacklog = limits.maxBacklog.wholeNanoseconds
        maxInlinePass = limits.maxInlinePassTime.wholeNanoseconds
    }

    /// Renders an action.
    func body<Action>(of action: Action, source: CallSite?, cause: UInt64?) -> LogEvent.Body {
        let rendered = RenderedAction(action, by: renderer, maxBytes: limits.maxEventBytes)
        return .action(rendered, source: source.map { RenderedSite($0) }, cause: cause)
    }
}
