/// A state that the benchmarks change.
package protocol BenchmarkState: Sendable, Codable, Equatable {
    /// Does what the action says, in place.
    mutating func apply(_ action: BenchmarkAction)

    /// The state after a change; one that it has no use for changes nothing.
    func changed(by change: StateChange) -> Self

    /// Calls `body` with the memory of the rows, or of what comes nearest to rows; with none for a dictionary.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result
}

/// What the stores of the benchmarks are told.
package enum BenchmarkAction: Sendable, Codable {
    /// Sets one number; a row that is not there wraps around.
    case setQuantity(row: Int, to: Int)
}
