/// What can happen in every feature that is read from files.
protocol SampledAction: Sendable {
    static func unreadable(_ problem: ReadingProblem) -> Self
    static var readableAgain: Self { get }
}
