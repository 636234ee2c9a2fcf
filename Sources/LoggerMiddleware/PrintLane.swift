import Foundation
import Locking

/// The entries of one logger, in order, until its queue prints them.
///
/// At most ``maxWaitingEntries`` wait. Beyond it the oldest go, how many is printed in their place, and standard error
/// says once why: a queue that does not run is the fault that keeps a logger silent.
final class PrintLane: Sendable {
    /// The most entries that wait for a queue that is busy or does not run.
    static let maxWaitingEntries = 10_000

    /// One entry; its closure is the user's and not `Sendable`, as in the original API.
    private struct Entry: @unchecked Sendable {  // runs once, on whichever thread drains
        let run: () -> Void
        var isFence = false
    }

    private struct Contents {
        var entries: [Entry] = []
        var dropped = 0
        var isScheduled = false
        var drainer: Thread?
        var hasWarned = false

        /// Drops the oldest tenth of the entries, but none that somebody waits for.
        ///
        /// They are returned, since what they hold is the user's and must not be freed under the lock.
        mutating func dropOldest() -> [Entry] {
            let oldest = entries.prefix(maxWaitingEntries / 10)
            let fences = oldest.filter(\.isFence)
            entries.replaceSubrange(..<oldest.endIndex, with: fences)
            dropped += oldest.count - fences.count
            return Array(oldest)
        }
    }

    private static let lanes = Locked<[WeakLane]>([])

    private let contents = Locked(Contents())
    private let queue: DispatchQueue
    private let report: @Sendable (String) -> Void

    /// - Parameters:
    ///   - queue: Where entries run.
    ///   - report: Where the lane tells of dropped entries.
    init(queue: DispatchQueue, report: @escaping @Sendable (String) -> Void = StandardError.write) {
        self.queue = queue
        self.report = report
        Self.lanes.withLock { lanes in
            lanes.removeAll { $0.lane == nil }
            lanes.append(WeakLane(lane: self))
        }
    }

    /// Queues an entry; never runs it on the calling thread.
    func submit(_ run: @escaping () -> Void) {
        let entry = Entry(run: run)
        let (mustSchedule, mustWarn, _) = contents.withLock { contents in
            contents.entries.append(entry)
            let isOver = contents.entries.count > Self.maxWaitingEntries
            defer {
                contents.isScheduled = true
                contents.hasWarned = contents.hasWarned || isOver
            }
            return (!contents.isScheduled, isOver && !contents.hasWarned, isOver ? contents.dropOldest() : [])
        }
        if mustWarn { report(stalledWarning) }
        if mustSchedule { queue.async { self.drain() } }
    }

    /// Prints what waits, on the calling thread, and returns when everything submitted before is printed.
    func flush() {
        let done = DispatchSemaphore(value: 0)
        let isOwnDrain = contents.withLock { contents in
            guard contents.drainer !== Thread.current else { return true }
            contents.entries.append(Entry(run: { done.signal() }, isFence: true))
            return false
        }
        if isOwnDrain { return }
        drain()
        done.wait()
    }

    /// Flushes every logger of the process that is still in use.
    static func flushAll() {
        let lanes = lanes.withLock { $0.compactMap(\.lane) }
        for lane in lanes { lane.flush() }
    }

    private func drain() {
        let isFirst = contents.withLock { contents in
            contents.isScheduled = false
            guard contents.drainer == nil else { return false }
            contents.drainer = Thread.current
            return true
        }
        guard isFirst else { return }
        while let (entries, dropped) = nextEntries() {
            if dropped > 0 { report("LoggerMiddleware: \(dropped) entries dropped here") }
            for entry in entries { entry.run() }
        }
    }

    private func nextEntries() -> (entries: [Entry], dropped: Int)? {
        contents.withLock { contents in
            guard !contents.entries.isEmpty else {
                contents.drainer = nil
                return nil
            }
            defer {
                contents.entries = []
                contents.dropped = 0
            }
            return (contents.entries, contents.dropped)
        }
    }

    private var stalledWarning: String {
        """
        LoggerMiddleware: \(Self.maxWaitingEntries) entries wait for the queue "\(queue.label)", which does not keep up \
        or does not run; the oldest are dropped. Pass another queue, run the main loop, or call flush().
        """
    }
}

private struct WeakLane: Sendable {
    weak let lane: PrintLane?
}
