/// A state of which an action changes one leaf.
package protocol BenchmarkState: Sendable, Encodable {
    /// Does what the action says, in place.
    mutating func apply(_ action: BenchmarkAction)
}

/// What the stores of the benchmarks are told.
package enum BenchmarkAction: Sendable {
    /// Sets one number; a row that is not there wraps around.
    case setQuantity(row: Int, to: Int)
}
