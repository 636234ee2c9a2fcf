internal import Foundation

/// The two clocks of a run: the time of day, and the time since the run started.
package struct RunClock: Sendable {
    /// When the run started, in microseconds since 1970.
    package let started: Int64
    private let origin: UInt64

    package init() {
        started = Self.timeOfDay
        origin = Self.monotonic
    }

    /// Nanoseconds since the run started; never goes back on one thread.
    @inline(__always)
    var now: UInt64 { Self.monotonic &- origin }

    /// How long the run has gone on.
    package var uptime: Duration { .nanoseconds(Int64(now)) }

    /// Microseconds since 1970, by the machine's clock, which people set.
    static var timeOfDay: Int64 {
        Int64((Date.now.timeIntervalSince1970 * 1_000_000).rounded())
    }

    /// One call of the system, and no arithmetic beyond 64 bits: dispatching threads ask twice an action.
    @inline(__always)
    private static var monotonic: UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)  // writes the variable and keeps nothing
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }
}

extension Duration {
    /// The duration in whole microseconds, rounded down; 0 for a negative one, and the most there is for a longer one.
    package var wholeMicroseconds: UInt64 { whole(unit: 1_000_000) }

    /// The same in nanoseconds.
    var wholeNanoseconds: UInt64 { whole(unit: 1_000_000_000) }

    private func whole(unit: UInt64) -> UInt64 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let (whole, isOver) = UInt64(seconds).multipliedReportingOverflow(by: unit)
        let rest = UInt64(attoseconds) / (1_000_000_000_000_000_000 / unit)
        return isOver ? .max : whole.addingReportingOverflow(rest).partialValue
    }
}
