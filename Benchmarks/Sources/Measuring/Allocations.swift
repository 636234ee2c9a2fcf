internal import AllocationCounting

/// The heap allocations of a thread, by all libraries; a reallocation counts as one.
package enum Allocations {
    /// How many `body` makes on this thread; NaN where they cannot be counted.
    package static func count<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Double {
        rl_start_counting_allocations()
        defer { rl_stop_counting_allocations() }
        try body()
        return rl_can_count_allocations() ? Double(rl_counted_allocations()) : .nan
    }
}
