import LogProtocol

/// What went into the stream since its start.
struct EventCounts: Sendable {
    private(set) var events: [EventKind: UInt64] = [:]
    private(set) var bytes: UInt64 = 0

    /// The events that were dropped, and in how many pieces.
    private(set) var overload = GapCount()

    mutating func add(_ kind: EventKind?, bytes: Int, numbers: ClosedRange<UInt64>) {
        self.bytes += UInt64(bytes)
        if let kind { events[kind, default: 0] += 1 } else { overload.add(numbers) }
    }
}

/// How much was missing, for one reason.
struct GapCount: Sendable {
    private(set) var gaps: UInt64 = 0
    private(set) var events: UInt64 = 0

    mutating func add(_ numbers: ClosedRange<UInt64>) {
        gaps += 1
        events += numbers.upperBound - numbers.lowerBound + 1
    }
}
