/// What one call costs.
package struct Cost: Sendable {
    package var nanoseconds: Double

    /// Heap allocations on the calling thread; NaN when nobody counted.
    package var allocations: Double

    package init(nanoseconds: Double, allocations: Double = .nan) {
        self.nanoseconds = nanoseconds
        self.allocations = allocations
    }

    /// What one of several costs.
    package func divided(by count: Int) -> Cost {
        Cost(nanoseconds: nanoseconds / Double(count), allocations: allocations / Double(count))
    }
}
