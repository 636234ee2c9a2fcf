/// What is known of a state that a store has handed over and that is still to be rendered.
struct WaitingChange: Sendable, Equatable {
    let of: UInt64?
    /// Microseconds.
    let reduce: UInt64?
    /// How many states the store had handed over with it.
    var version: UInt64 = 0
    /// Whether the render thread brings with it what was dropped before.
    var isCatchingUp = false
}

/// What a store's record knows between two calls, but for the states; its owner is the record's lock.
///
/// The states that wait stand in the order of their numbers: each has its place in the ring, which says no more than
/// "the next change of this store". So a thread that dispatches can render what waits before the render thread comes
/// by, and the order stays.
struct StoreLane: Sendable {
    /// Whether a thread is at work with the shadow.
    private(set) var isTaken = false
    var waiting = Backlog<WaitingChange>()
    var rendered = Backlog<LogEvent.Body>()
    var pace: HandOverPace
    /// The version of the last state that was taken out of the ring itself.
    var admitted: UInt64 = 0
    /// Which state is kept since its change was dropped, or not compared to the end.
    var owedVersion: UInt64?
    /// Whether a first state was handed over.
    var isBegun = false

    init(pace: HandOverPace) {
        self.pace = pace
    }

    /// Whether the next state may lie in the ring itself, since nobody would compare it before the render thread.
    var isLight: Bool { isBegun && pace.isTiny && owedVersion == nil }

    /// Whether a state of the store waits, or is being rendered.
    var isBehind: Bool { isTaken || !waiting.isEmpty }

    /// Takes the shadow; false while a thread is at work with it.
    mutating func takeShadow() -> Bool {
        defer { isTaken = true }
        return !isTaken
    }

    mutating func giveShadowBack() { isTaken = false }
}
