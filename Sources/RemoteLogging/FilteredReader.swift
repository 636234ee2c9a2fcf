import LogProtocol
import WebSocketServer

/// Reads what one reader wants of the stream.
struct FilteredReader {
    /// How often the reader learns how far the stream was looked through, and how long an action waits for what it
    /// changed while nothing else happens.
    static let progressInterval = Duration.seconds(1)

    /// The bytes that are looked through at a time, while others wait.
    private static let stepBytes = 32_768

    private var reader: StreamReader
    private var filter: EventFilter?
    private var events: FilteredEvents?
    private var unfiltered = MessageBuffer(joinLimit: stepBytes)

    /// The number that the reader knows to be considered.
    private var told: UInt64?
    private var reported: ContinuousClock.Instant?
    private var holdingSince: ContinuousClock.Instant?

    init(_ reader: StreamReader, filter: EventFilter?) {
        self.reader = reader
        subscribe(to: filter)
    }

    /// Whether the reader was told whom it listens to.
    var hasSaidHello: Bool { reader.hasSaidHello }

    /// The number of the first event that was not yet sent or left out.
    var place: UInt64 { events?.firstHeld ?? reader.place }

    var isPaused: Bool {
        get { reader.isPaused }
        set { reader.isPaused = newValue }
    }

    /// Goes to just after `number`.
    mutating func seek(after number: UInt64) {
        reader.seek(after: number)
        subscribe(to: filter)
    }

    /// Takes another filter, or none, for what was not yet judged.
    mutating func subscribe(to filter: EventFilter?) {
        if let next = events?.firstHeld { reader.goBack(after: next - 1) }
        self.filter = filter
        events = filter.map { FilteredEvents($0) }
        told = nil
        holdingSince = nil
    }

    /// Puts the next lines into `buffer`, which is empty: as many as fit `limit` bytes, but at least one.
    mutating func read(
        into buffer: inout MessageBuffer,
        limit: Int,
        now: ContinuousClock.Instant
    ) -> StreamReader.Outcome {
        guard events != nil else { return reader.read(into: &buffer, limit: limit) }
        if handOut(into: &buffer, limit: limit) { return .lines }
        unfiltered.removeAll()
        switch reader.read(into: &unfiltered, limit: Self.stepBytes) {
        case .lines, .more:
            for line in unfiltered.bytes.split(separator: UInt8(ascii: "\n")) { events?.take(Array(line)) }
            return handOut(into: &buffer, limit: limit) || report(into: &buffer, now: now) ? .lines : .more
        case .idle, .dueSoon:
            decideOverdue(now: now)
            if handOut(into: &buffer, limit: limit) || report(into: &buffer, now: now) { return .lines }
            return holdingSince != nil || isUntold ? .dueSoon : .idle
        case .ended: return .ended
        }
    }

    /// Puts the rest into `buffer` when nothing more will come, and how far that was; false when there is none.
    mutating func finish(into buffer: inout MessageBuffer) -> Bool {
        events?.decideAll()
        reported = nil
        return handOut(into: &buffer, limit: buffer.joinLimit) || report(into: &buffer, now: .now)
    }

    private var isUntold: Bool { events?.considered != told }

    private mutating func handOut(into buffer: inout MessageBuffer, limit: Int) -> Bool {
        while let line = events?.next(fitting: buffer.isEmpty ? .max : limit - buffer.count - 1) {
            if !buffer.isEmpty { buffer.append(UInt8(ascii: "\n")) }
            buffer.append(line)
            told = events?.considered
            holdingSince = nil
        }
        return !buffer.isEmpty
    }

    private mutating func report(into buffer: inout MessageBuffer, now: ContinuousClock.Instant) -> Bool {
        guard isUntold, let considered = events?.considered else { return false }
        if let reported, now - reported < Self.progressInterval { return false }
        buffer.append(.progress(last: considered))
        told = considered
        reported = now
        return true
    }

    private mutating func decideOverdue(now: ContinuousClock.Instant) {
        guard events?.firstHeld != nil else { return holdingSince = nil }
        guard let holdingSince else { return holdingSince = now }
        if now - holdingSince >= Self.progressInterval { events?.decideAll() }
    }
}
