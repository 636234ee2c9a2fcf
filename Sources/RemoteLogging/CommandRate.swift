/// Counts what one viewer asks for.
struct CommandRate: Sendable {
    /// The most commands that a viewer may send within a second; one more closes its connection with 1008.
    static let maxPerSecond = 100

    private var windowStart: ContinuousClock.Instant
    private var count = 0

    init(now: ContinuousClock.Instant) {
        windowStart = now
    }

    /// Takes note of a command; false when it is one too many.
    mutating func allows(commandAt now: ContinuousClock.Instant) -> Bool {
        if now - windowStart >= .seconds(1) {
            windowStart = now
            count = 0
        }
        count += 1
        return count <= Self.maxPerSecond
    }
}
