internal import Foundation
internal import StateRendering

/// The render thread's work: takes what was captured, renders it and hands it on.
struct RenderLoop {
    let queue: CaptureQueue
    let limits: ActionCapture.Limits
    let renderer: StateRenderer
    let sink: any ActionCapture.Sink
    let lagging: LaggingStores

    private var cost = RenderCost()
    /// What was dropped here and is not yet told, so that neighbours make one gap.
    private var tooLate: ClosedRange<UInt64>?

    init(
        queue: CaptureQueue,
        limits: ActionCapture.Limits,
        renderer: StateRenderer,
        sink: any ActionCapture.Sink,
        lagging: LaggingStores
    ) {
        self.queue = queue
        self.lagging = lagging
        self.limits = limits
        self.renderer = renderer
        self.sink = sink
    }

    /// Runs until the queue is closed and empty, and no store lags behind what was sent.
    mutating func run() {
        repeat {
            var entries: [CaptureQueue.Entry] = []
            while queue.takeAll(into: &entries, capacity: capacity) {
                let duration = ContinuousClock().measure {
                    for entry in entries { handle(entry) }
                    tellGap()
                }
                cost.note(entries.count, took: duration)
                entries.removeAll(keepingCapacity: true)
                if queue.isEmpty { _ = lagging.catchUp() }
            }
        } while lagging.catchUp()
    }

    private var capacity: Int {
        min(limits.maxWaitingEvents, cost.events(in: limits.maxBacklog))
    }

    private mutating func handle(_ entry: CaptureQueue.Entry) {
        if case .event(let event) = entry, isTooLate(event) {
            if case .pending(let pending) = event.content { pending.skip() }
            tooLate = (tooLate?.lowerBound ?? event.stamp.seq)...event.stamp.seq
            return
        }
        tellGap()
        switch entry {
        case .event(let event):
            sink.receive(
                LogEvent(
                    seq: event.stamp.seq,
                    time: event.stamp.time,
                    mono: event.stamp.mono,
                    store: event.store,
                    body: body(of: event.content)
                )
            )
        case .gap(let numbers):
            sink.receiveGap(numbers)
        case .fence(let semaphore):
            if lagging.catchUp() { queue.append(fence: semaphore, isLast: true) } else { semaphore.signal() }
        }
    }

    private mutating func tellGap() {
        guard let numbers = tooLate else { return }
        sink.receiveGap(numbers)
        tooLate = nil
    }

    /// Whether an event has waited for longer than rendering may lag behind, or there is no time left at the stop.
    private func isTooLate(_ event: CapturedEvent) -> Bool {
        if queue.isPastDeadline { return true }
        guard case .pending = event.content else { return false }
        return queue.clock.elapsed.wholeMicroseconds > event.stamp.mono + limits.maxBacklog.wholeMicroseconds
    }

    private func body(of content: CapturedEvent.Content) -> LogEvent.Body {
        switch content {
        case .pending(let pending): pending.render(with: renderer)
        case .rendered(let body): body
        }
    }
}
