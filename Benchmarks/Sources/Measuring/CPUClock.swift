import Foundation

/// The processor time that a thread or the process has used, in nanoseconds.
package struct CPUClock: Sendable, Equatable {
    private let id: clockid_t

    /// The time of the thread that asks.
    package static let thread = CPUClock(id: CLOCK_THREAD_CPUTIME_ID)

    /// The time of all threads of this process, children left out.
    package static let process = CPUClock(id: CLOCK_PROCESS_CPUTIME_ID)

    /// What it has used so far.
    package var now: Double {
        var time = timespec()
        unsafe clock_gettime(id, &time)  // C interface
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// What `body` uses.
    package func time<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Double {
        let start = now
        try body()
        return now - start
    }

    /// What ``time(_:)`` says of nothing, to be taken from what it says of very little.
    package var costOfReading: Double {
        (0..<1_001).map { _ in time {} }.median
    }
}
