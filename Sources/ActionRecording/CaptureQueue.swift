internal import Foundation
internal import Locking

/// The bounded queue between the threads that dispatch and the one that renders; it gives each event its number.
///
/// Number, time and place in the queue are taken under one lock, so that the queue's order is the numbers' order and
/// the time never goes back. When the queue is full the event is dropped, its number stays used, and a gap takes its
/// place.
final class CaptureQueue: Sendable {
    /// What the render thread takes out, in the order of the numbers.
    enum Entry: Sendable {
        case event(CapturedEvent)
        case gap(ClosedRange<UInt64>)
        case fence(DispatchSemaphore)
    }

    /// The number that an event got, and whether the event itself was kept.
    struct Ticket: Sendable {
        let seq: UInt64
        let isKept: Bool
    }

    private struct Contents {
        var entries: [Entry] = []
        var lastSeq: UInt64 = 0
        var capacity: Int
        var dropped: ClosedRange<UInt64>?
        var isConsumerAsleep = false
        /// When it was closed, until when what is queued may still be rendered.
        var deadline: ContinuousClock.Instant?

        var isClosed: Bool { deadline != nil }

        /// Puts the gap of what was dropped in its place, once there is room behind it.
        mutating func settleGap() {
            guard let dropped else { return }
            entries.append(.gap(dropped))
            self.dropped = nil
        }

        mutating func takeWake() -> Bool {
            defer { isConsumerAsleep = false }
            return isConsumerAsleep
        }
    }

    let clock: RunClock
    private let contents: Locked<Contents>
    private let filled = DispatchSemaphore(value: 0)

    init(capacity: Int, clock: RunClock) {
        contents = Locked(Contents(capacity: capacity))
        self.clock = clock
    }

    /// Numbers an event and queues it, or drops it when the queue is full or closed.
    ///
    /// - Parameter isLast: Whether it is queued all the same, since the render thread itself waits for it.
    @discardableResult
    func append(store: String, _ content: CapturedEvent.Content, isLast: Bool = false) -> Ticket {
        let (ticket, mustWake) = contents.withLock { contents in
            contents.lastSeq += 1
            let seq = contents.lastSeq
            guard isLast || !contents.isClosed && contents.entries.count < contents.capacity else {
                contents.dropped = (contents.dropped?.lowerBound ?? seq)...seq
                return (Ticket(seq: seq, isKept: false), false)
            }
            contents.settleGap()
            contents.entries.append(
                .event(CapturedEvent(stamp: clock.stamp(seq: seq), store: store, content: content))
            )
            return (Ticket(seq: seq, isKept: true), contents.takeWake())
        }
        if mustWake { filled.signal() }
        return ticket
    }

    /// Waits until everything that was appended before the call has been taken out and rendered.
    func waitUntilRendered() {
        let fence = DispatchSemaphore(value: 0)
        if append(fence: fence) { fence.wait() }
    }

    /// Queues a semaphore that is signalled when everything before it is rendered; false when the queue is closed.
    ///
    /// - Parameter isLast: Whether it is queued all the same, since the render thread itself asks for it.
    @discardableResult
    func append(fence: DispatchSemaphore, isLast: Bool = false) -> Bool {
        let (isKept, mustWake) = contents.withLock { contents in
            guard isLast || !contents.isClosed else { return (false, false) }
            contents.settleGap()
            contents.entries.append(.fence(fence))
            return (true, contents.takeWake())
        }
        if mustWake { filled.signal() }
        return isKept
    }

    /// Waits for entries and takes them all; false when the queue is closed and empty.
    ///
    /// - Parameters:
    ///   - taken: An empty array, whose memory the queue goes on with.
    ///   - capacity: How many events may wait from now on.
    func takeAll(into taken: inout [Entry], capacity: Int) -> Bool {
        while true {
            let isClosed = contents.withLock { contents in
                contents.settleGap()
                contents.capacity = capacity
                contents.isConsumerAsleep = contents.entries.isEmpty && !contents.isClosed
                swap(&taken, &contents.entries)
                return contents.isClosed
            }
            if !taken.isEmpty { return true }
            if isClosed { return false }
            filled.wait()
        }
    }

    /// Whether nothing waits.
    var isEmpty: Bool {
        contents.withLock { $0.entries.isEmpty && $0.dropped == nil }
    }

    /// Whether events are taken.
    var isOpen: Bool {
        contents.withLock { !$0.isClosed }
    }

    /// Whether it was closed and the time to render what is queued is over.
    var isPastDeadline: Bool {
        contents.withLock { $0.deadline.map { $0 < .now } ?? false }
    }

    /// Refuses further events; what is queued is still taken out.
    func close(deadline: ContinuousClock.Instant) {
        let mustWake = contents.withLock { contents in
            contents.deadline = contents.deadline ?? deadline
            return contents.takeWake()
        }
        if mustWake { filled.signal() }
    }
}
