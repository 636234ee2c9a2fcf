internal import Foundation

/// The two clocks of a run: the time of day, and the time since the run started.
package struct RunClock: Sendable {
    /// When the run started, in microseconds since 1970.
    package let started: Int64
    private let origin: ContinuousClock.Instant

    package init() {
        started = Self.timeOfDay
        origin = .now
    }

    func stamp(seq: UInt64) -> EventStamp {
        EventStamp(seq: seq, time: Self.timeOfDay, mono: elapsed.wholeMicroseconds)
    }

    /// The time since the run started.
    var elapsed: Duration { ContinuousClock.now - origin }

    private static var timeOfDay: Int64 {
        Int64((Date.now.timeIntervalSince1970 * 1_000_000).rounded())
    }
}

extension Duration {
    /// The duration in whole microseconds, rounded down; 0 for a negative one, and the most there is for a longer one.
    package var wholeMicroseconds: UInt64 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let (whole, isOver) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000)
        return isOver ? .max : whole.addingReportingOverflow(UInt64(attoseconds / 1_000_000_000_000)).partialValue
    }
}
