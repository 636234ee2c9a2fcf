/// Gives events their times, in the order of their numbers.
///
/// The render thread owns it: dispatching threads read one clock only, and the time of day is that of the clock plus an
/// offset which is looked at again twice a second.
struct EventTimes: Sendable {
    private static let validity: UInt64 = 500_000_000  // nanoseconds

    private var offset: Int64 = 0
    private var offsetEnd: UInt64 = 0
    private var last: UInt64 = 0

    /// The times of the next event, in microseconds since 1970 and since the start.
    ///
    /// - Parameters:
    ///   - happened: When it happened, in nanoseconds since the start. A thread that was interrupted between reading
    ///     the clock and taking its number is behind the event before; then it gets that one's time.
    ///   - now: The same clock as of now.
    ///   - timeOfDay: Asked for when the offset is old.
    mutating func next(
        happened: UInt64,
        now: UInt64,
        timeOfDay: () -> Int64
    ) -> (time: Int64, mono: UInt64) {
        if now >= offsetEnd {
            offset = timeOfDay() - Int64(now / 1_000)
            offsetEnd = now + Self.validity
        }
        last = max(last, happened)
        return (offset + Int64(last / 1_000), last / 1_000)
    }
}
