/// The number and the time of an event, taken on the thread on which it happened.
struct EventStamp: Sendable {
    /// 1, 2, 3 … within a run.
    let seq: UInt64

    /// Microseconds since 1970, by the machine's clock.
    let time: Int64

    /// Whole microseconds since the run started; never less than those of the event before.
    let mono: UInt64
}
