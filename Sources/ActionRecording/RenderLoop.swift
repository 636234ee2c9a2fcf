internal import Foundation
internal import StateRendering

/// The render thread's work: takes what was captured, renders it and hands it on.
struct RenderLoop {
    let queue: CaptureQueue
    let limits: ActionCapture.Limits
    let renderer: StateRenderer
    let sink: any ActionCapture.Sink

    private var cost = RenderCost()

    init(queue: CaptureQueue, limits: ActionCapture.Limits, renderer: StateRenderer, sink: any ActionCapture.Sink) {
        self.queue = queue
        self.limits = limits
        self.renderer = renderer
        self.sink = sink
    }

    /// Runs until the queue is closed and empty.
    mutating func run() {
        var entries: [CaptureQueue.Entry] = []
        while queue.takeAll(into: &entries, capacity: capacity) {
            let duration = ContinuousClock().measure {
                for entry in entries { handle(entry) }
            }
            cost.note(entries.count, took: duration)
            entries.removeAll(keepingCapacity: true)
        }
    }

    private var capacity: Int {
        min(limits.maxWaitingEvents, cost.events(in: limits.maxBacklog))
    }

    private func handle(_ entry: CaptureQueue.Entry) {
        switch entry {
        case .event(let event) where queue.isPastDeadline:
            sink.receiveGap(event.stamp.seq...event.stamp.seq)
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
            semaphore.signal()
        }
    }

    private func body(of content: CapturedEvent.Content) -> LogEvent.Body {
        switch content {
        case .pending(let pending): pending.render(with: renderer)
        case .rendered(let body): body
        }
    }
}
