internal import Foundation
internal import Locking
package import StateRendering

/// Captures on the threads that dispatch, renders on a thread of its own, in the order of the numbers.
///
/// A dispatching thread pays for copying values and one short lock. The render thread holds one state per store, the
/// last one sent, and compares what was captured with that: a diff always goes from the last state that was sent, also
/// when events in between were dropped.
package final class ActionCapture: Sendable {
    /// Where rendered events go; called on the render thread, in the order of the numbers.
    package protocol Sink: Sendable {
        /// Takes the next event.
        func receive(_ event: LogEvent)
        /// Takes note that the events of these numbers were dropped, because they came faster than they were rendered.
        func receiveGap(_ numbers: ClosedRange<UInt64>)
    }

    /// How much may wait for the render thread.
    package struct Limits: Sendable {
        /// The most events that wait; beyond it events are dropped and named in a gap. Default: 65,536.
        package var maxWaitingEvents = 65_536

        /// The longest that an event may wait to be rendered. Default: 2 s.
        ///
        /// What has waited longer is dropped, and no more is taken than can be rendered in that time, as estimated from
        /// the last events: so few copies of a large state are alive, whose events are the ones that render slowly.
        package var maxBacklog: Duration = .seconds(2)

        package init() {}
    }

    let renderer: StateRenderer
    let lagging = LaggingStores()
    private let queue: CaptureQueue
    private let names = Locked<[String: Int]>([:])
    private let finished = DispatchSemaphore(value: 0)

    package init(limits: Limits, renderer: StateRenderer, clock: RunClock, sink: any Sink) {
        self.renderer = renderer
        let queue = CaptureQueue(capacity: limits.maxWaitingEvents, clock: clock)
        let (finished, lagging) = (finished, lagging)
        self.queue = queue
        let thread = Thread {
            var loop = RenderLoop(queue: queue, limits: limits, renderer: renderer, sink: sink, lagging: lagging)
            loop.run()
            finished.signal()
        }
        thread.name = "rlog-render"
        thread.start()
    }

    /// Numbers an event that needs no rendering.
    @discardableResult
    package func capture(store: String, _ body: LogEvent.Body) -> UInt64 {
        queue.append(store: store, .rendered(body)).seq
    }

    /// Opens the record of a store; a name that is taken gets a number behind it.
    package func openStore<State>(
        named name: String?,
        of state: State.Type,
        handOver: HandOver
    ) -> any StoreRecorder<State> {
        CapturedStore(name: unique(name ?? String(describing: state)), handOver: handOver, capture: self)
    }

    /// Waits until everything captured before the call has been received by the sink.
    package func flush() {
        queue.waitUntilRendered()
    }

    /// Renders what was captured, as far as that takes no longer than `timeout`, then ends the thread.
    ///
    /// What is left is named in gaps; later events are dropped.
    package func stop(within timeout: Duration) {
        queue.close(deadline: .now + timeout)
        finished.wait()
        finished.signal()
    }

    /// Whether events are taken; when not, there is no use in looking at values.
    var isOpen: Bool { queue.isOpen }

    func append(
        store: String,
        _ content: CapturedEvent.Content,
        isLast: Bool = false
    ) -> CaptureQueue.Ticket {
        queue.append(store: store, content, isLast: isLast)
    }

    private func unique(_ name: String) -> String {
        let count = names.withLock { names in
            names[name, default: 0] += 1
            return names[name, default: 1]
        }
        return count == 1 ? name : "\(name) #\(count)"
    }
}
