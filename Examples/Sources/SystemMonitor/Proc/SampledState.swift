/// The state of a feature that is read from files.
protocol SampledState: Sendable {
    /// Why the last reading failed; nil when it did not.
    var problem: ReadingProblem? { get set }
}
