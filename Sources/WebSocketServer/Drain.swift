/// Decides how long a stopping server waits for its clients.
struct Drain {
    enum Step: Equatable {
        /// Sessions still speak, or peers have not yet answered their close frame.
        case wait
        /// Time is up: every session that still speaks is closed.
        case closeRest
        /// The service thread may end.
        case end
    }

    /// How long peers may take to answer a close frame, which is a round trip.
    private static let farewell = Duration.milliseconds(250)

    private let deadline: ContinuousClock.Instant
    private var lastCall: ContinuousClock.Instant?

    init(startedAt start: ContinuousClock.Instant, timeout: Duration) {
        deadline = start + timeout
    }

    /// What to do at `now` while `speaking` sessions have not closed and `connected` connections are still there.
    mutating func step(at now: ContinuousClock.Instant, speaking: Int, connected: Int) -> Step {
        if connected == 0 { return .end }
        if let lastCall { return now >= lastCall ? .end : .wait }
        if speaking > 0, now < deadline { return .wait }
        lastCall = now + Self.farewell
        return speaking > 0 ? .closeRest : .wait
    }
}
