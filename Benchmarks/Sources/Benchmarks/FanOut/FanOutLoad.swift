/// So many events of a size to so many clients.
struct FanOutLoad {
    private static let maxDeliveries = 300_000
    private static let maxDeliveredBytes = 256 * 1_024 * 1_024
    private static let maxEvents = 20_000
    private static let maxEventBytes = 32 * 1_024 * 1_024  // half of the default history: nothing is evicted

    /// How long the line of an event is, its newline left out.
    let lineBytes: Int
    let clients: Int

    /// How many events, bounded in time and memory.
    var events: Int {
        min(
            Self.maxEvents,
            Self.maxEventBytes / lineBytes,
            Self.maxDeliveries / clients,
            Self.maxDeliveredBytes / (lineBytes * clients)
        )
    }

    var deliveries: Int { events * clients }
}
