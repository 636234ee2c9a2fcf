internal import Synchronization

/// Until when what waits may still be rendered, once the logger stops.
final class StopDeadline: Sendable {
    private let end = Atomic<UInt64>(.max)

    /// Sets it, in nanoseconds since the start; the first one counts.
    func set(_ time: UInt64) {
        _ = end.compareExchange(expected: .max, desired: time, ordering: .sequentiallyConsistent)
    }

    func isOver(at now: UInt64) -> Bool { now > end.load(ordering: .relaxed) }
}
