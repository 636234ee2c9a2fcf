/// How long one event takes to render, learned from the last thousand or so.
///
/// It begins with a guess of that weight, so that one large snapshot or a thread that had to wait for a core does not
/// decide alone.
struct RenderCost: Sendable {
    private static let memory = 1_024

    private var events = Self.memory
    private var duration: Duration = .microseconds(20) * Self.memory

    /// Takes in what a batch of events took.
    mutating func note(_ events: Int, took duration: Duration) {
        self.events += events
        self.duration += duration
        while self.events > 2 * Self.memory {
            self.events /= 2
            self.duration /= 2
        }
    }

    /// How many events take `duration` in all; at least one, at most 2³¹.
    func events(in duration: Duration) -> Int {
        max(1, Int(min(Double(Int32.max), duration / self.duration * Double(events))))
    }
}
