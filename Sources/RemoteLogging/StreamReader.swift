import LogProtocol
import StateRendering
import WebSocketServer

/// Reads the whole stream for one reader, from its place.
struct StreamReader {
    enum Outcome: Equatable {
        /// Lines were put into the buffer.
        case lines
        /// None of those looked at was wanted; there are more.
        case more
        /// There is nothing until something happens.
        case idle
        /// The same, but something is due soon even if nothing happens.
        case dueSoon
        /// The stream has ended, and the reader was told.
        case ended
    }

    private let stream: EventStream
    private let bound: UInt64?
    private let counts: ServingCounts
    private var session: ClientSession

    /// - Parameter bound: The last number that is wanted; nil goes on for as long as the run does.
    init(stream: EventStream, counts: ServingCounts, start: ClientSession.Start, through bound: UInt64? = nil) {
        self.stream = stream
        self.counts = counts
        self.bound = bound
        session = ClientSession(start: start)
    }

    /// Whether the reader was told whom it listens to.
    var hasSaidHello: Bool { session.hasSaidHello }

    /// The number of the next event to be read.
    var place: UInt64 { session.place }

    var isPaused: Bool {
        get { session.isPaused }
        set { session.isPaused = newValue }
    }

    /// Goes to just after `number`.
    mutating func seek(after number: UInt64) {
        session.seek(after: number)
    }

    /// Goes back to just after `number`, which was read before.
    mutating func goBack(after number: UInt64) {
        session.didSend(before: number + 1)
    }

    /// Puts the next lines into `buffer`, which is empty: as many as fit `limit` bytes, but at least one.
    mutating func read(into buffer: inout MessageBuffer, limit: Int) -> Outcome {
        switch stream.advance(&session, into: &buffer, limit: limit, through: bound) {
        case .events: break
        case .hello:
            var hello = stream.hello
            hello.last = min(hello.last, bound ?? .max)
            buffer.append(.hello(hello))
        case .gap(let numbers, let reason):
            counts.missed(numbers, reason)
            buffer.append(.gap(from: numbers.lowerBound, to: numbers.upperBound, reason: reason))
        case .goodbye: buffer.append(.goodbye(reason: "the service stops"))
        case .wait: return .idle
        case .close: return .ended
        }
        return .lines
    }
}

extension MessageBuffer {
    /// Appends a line about the stream itself, without a newline.
    mutating func append(_ line: ControlLine) {
        var json = JSONWriter()
        line.write(to: &json)
        append(json.bytes)
    }
}
