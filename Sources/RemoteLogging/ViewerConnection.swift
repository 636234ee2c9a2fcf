import LogProtocol
import WebSocketServer

/// One viewer: what it is sent, in its form, and what it asks for.
final class ViewerConnection: ConnectionSession {
    private let counts: ServingCounts
    private let mark: @Sendable (String) -> Void
    private var reader: FilteredReader
    private var text: TextForm?
    private var replies: [ControlLine] = []
    private var commands = CommandRate(now: .now)
    private var isFlooded = false
    private let joinsLines: Bool
    private var waitingLines: ArraySlice<UInt8> = []

    /// - Parameter joinsLines: Whether a message may hold several lines.
    init(
        stream: EventStream,
        counts: ServingCounts,
        request: StreamRequest,
        joinsLines: Bool,
        mark: @escaping @Sendable (String) -> Void
    ) {
        self.counts = counts
        self.joinsLines = joinsLines
        self.mark = mark
        let start = ClientSession.Start(request.start)
        reader = FilteredReader(StreamReader(stream: stream, counts: counts, start: start), filter: request.filter)
        text = request.format == .text ? TextForm(color: request.color) : nil
        counts.opened(self)
    }

    func nextMessage(into buffer: inout MessageBuffer) -> NextMessage {
        let next = next(into: &buffer)
        if next == .message { counts.sent(buffer.count, to: self, next: reader.place) }
        return next
    }

    private func next(into buffer: inout MessageBuffer) -> NextMessage {
        while waitingLines.isEmpty {
            if let next = step(into: &buffer) { return next }
            text?.convert(&buffer)
            guard !buffer.isEmpty else { continue }
            if joinsLines { return .message }
            waitingLines = buffer.bytes[...]
            buffer.removeAll()
        }
        let end = waitingLines.firstIndex(of: UInt8(ascii: "\n")) ?? waitingLines.endIndex
        buffer.append(waitingLines[..<end])
        waitingLines = waitingLines[end...].dropFirst()
        return .message
    }

    func receive(_ message: [UInt8]) {
        isFlooded = isFlooded || !commands.allows(commandAt: .now) || replies.count >= CommandRate.maxPerSecond
        guard !isFlooded else { return }
        do throws(CommandError) {
            let message = try CommandMessage(parsing: message)
            try obey(message.command, id: message.id)
            replies.append(.accepted(id: message.id))
        } catch {
            replies.append(.refused(error))
        }
    }

    func closed() {
        counts.closed(self)
    }

    /// Puts the next lines into `buffer`; returns what to answer when there are none.
    private func step(into buffer: inout MessageBuffer) -> NextMessage? {
        if isFlooded { return .close(code: 1008, reason: "more than \(CommandRate.maxPerSecond) commands a second") }
        if reader.hasSaidHello, !replies.isEmpty {
            buffer.append(replies.removeFirst())
            return nil
        }
        switch reader.read(into: &buffer, limit: text == nil ? buffer.joinLimit : TextForm.stepBytes, now: .now) {
        case .lines: return nil
        case .more: return .again
        case .idle: return .idle
        case .dueSoon: return .idleBriefly
        case .ended: return .close(code: 1001, reason: "the service stops")
        }
    }

    private func obey(_ command: ClientCommand, id: [UInt8]?) throws(CommandError) {
        switch command {
        case .subscribe(let filter): reader.subscribe(to: filter.isEmpty ? nil : filter)
        case .pause: reader.isPaused = true
        case .resume: reader.isPaused = false
        case .since(let number): reader.seek(after: number)
        case .mark(let text): mark(text)
        case .snapshot:
            throw CommandError(
                code: .unsupported,
                message: "snapshot is not in this version; a snapshot precedes the first action of each store",
                id: id
            )
        }
    }
}

extension ClientSession.Start {
    init(_ start: StreamRequest.Start) {
        self =
            switch start {
            case .all: .oldest
            case .tail(let count): .newest(count)
            case .after(let number): .after(number)
            }
    }
}
