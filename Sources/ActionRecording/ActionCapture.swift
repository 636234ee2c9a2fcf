internal import Foundation
internal import Locking
package import StateRendering

/// Captures on the threads that dispatch, renders on a thread of its own, in the order of the numbers.
///
/// A dispatching thread hands over an action and one state, the new one, without waiting for anybody. What that state
/// changes is found by comparing it with the shadow, a copy that the logger keeps for each store: a diff always goes
/// from the last state that was sent, also when events in between were dropped. Where states come faster than they are
/// compared, the dispatching thread compares them itself, since that is cheaper than the copies that waiting states
/// cause.
package final class ActionCapture: Sendable {
    /// Where rendered events go; called on the render thread, in the order of the numbers.
    package protocol Sink: Sendable {
        /// Takes the next event.
        func receive(_ event: LogEvent)
        /// Takes note that the events of these numbers were dropped, because they came faster than they were rendered.
        func receiveGap(_ numbers: ClosedRange<UInt64>)
    }

    /// How much may wait for the render thread, and how much of it goes into one event.
    package struct Limits: Sendable {
        /// The most events that wait; beyond it events are dropped and named in a gap. Default: 65,536.
        package var maxWaitingEvents = 65_536

        /// The longest that an event may wait to be rendered. Default: 2 s.
        ///
        /// What has waited longer is dropped, and no more is taken than can be rendered in that time, as estimated from
        /// the last events: so few copies of a large state are alive, whose events are the ones that render slowly.
        package var maxBacklog: Duration = .seconds(2)

        /// The longest that one state is compared on the render thread; the rest comes later. Default: 100 ms.
        package var maxPassTime: Duration = .milliseconds(100)

        /// The same on a thread that dispatches. Default: 2 ms.
        package var maxInlinePassTime: Duration = .milliseconds(2)

        /// The most bytes of a rendered value or list of changes; a longer one is cut. Default: 16 MiB.
        package var maxEventBytes = 16 * 1_024 * 1_024

        package init() {}
    }

    let parts: CaptureParts
    private let names = Locked<[String: Int]>([:])
    private let finished = DispatchSemaphore(value: 0)

    package init(limits: Limits, renderer: StateRenderer, clock: RunClock, sink: any Sink) {
        let parts = CaptureParts(limits: limits, renderer: renderer, clock: clock)
        self.parts = parts
        let thread = Thread { [finished] in
            RenderingThread.run {
                var loop = RenderLoop(capture: parts, sink: sink)
                loop.run()
            }
            finished.signal()
        }
        thread.name = "rlog-render"
        thread.start()
    }

    /// Numbers an event that needs no rendering; 0 after the stop.
    @discardableResult
    package func capture(store: String, _ body: LogEvent.Body) -> UInt64 {
        let event = RenderedEvent(store: store, body: body)
        return parts.ring.append(.rendered(event), happened: parts.ring.clock.now).seq
    }

    /// Opens the record of a store; a name that is taken gets a number behind it.
    package func openStore<State>(named name: String?, of state: State.Type, handOver: HandOver) -> CapturedStore<State>
    {
        CapturedStore(name: unique(name ?? String(describing: state)), handOver: handOver, capture: parts)
    }

    /// How many numbers were given out.
    package var numbered: UInt64 { parts.ring.claimed }

    /// Waits until everything captured before the call has been received by the sink.
    ///
    /// Called while a value is being rendered, from its mirror, it returns at once: that value would have to wait for
    /// itself.
    package func flush() {
        guard !RenderingThread.isCurrent, parts.ring.isOpen else { return }
        guard let passed = parts.fences.add(at: parts.ring.claimed) else { return }
        parts.ring.parking.wakeNow()
        passed.wait()
    }

    /// Renders what was captured, as far as that takes no longer than `timeout`, then ends the thread.
    ///
    /// What is left is named in gaps; later events are dropped.
    package func stop(within timeout: Duration) {
        let (end, isOver) = parts.ring.clock.now.addingReportingOverflow(timeout.wholeNanoseconds)
        parts.deadline.set(isOver ? .max : end)
        parts.ring.close()
        parts.ring.parking.wakeNow()
        guard !RenderingThread.isCurrent else { return }  // it would wait for itself
        finished.wait()
        finished.signal()
    }

    /// Whether events are taken; when not, there is no use in looking at values.
    var isOpen: Bool { parts.ring.isOpen }

    private func unique(_ name: String) -> String {
        let count = names.withLock { names in
            names[name, default: 0] += 1
            return names[name, default: 1]
        }
        return count == 1 ? name : "\(name) #\(count)"
    }
}
