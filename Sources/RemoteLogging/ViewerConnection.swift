import LogProtocol
import StateRendering
import WebSocketServer

/// One viewer: what it is sent, in its form, and what it asks for.
final class ViewerConnection: ConnectionSession {
    /// The bytes of events that are turned into text at a time: that takes the service thread far longer than sending
    /// them as they are, and others wait meanwhile.
    private static let textStepBytes = 2_048

    private let stream: EventStream
    private let mark: @Sendable (String) -> Void
    private var session: ClientSession
    private var text: TextForm?
    private var replies: [ControlLine] = []
    private var commands = CommandRate(now: .now)
    private var isFlooded = false
    private let joinsLines: Bool
    private var waitingLines: ArraySlice<UInt8> = []

    /// - Parameter joinsLines: Whether a message may hold several lines.
    init(
        stream: EventStream,
        request: StreamRequest,
        joinsLines: Bool,
        mark: @escaping @Sendable (String) -> Void
    ) {
        self.stream = stream
        self.joinsLines = joinsLines
        self.mark = mark
        session = ClientSession(start: ClientSession.Start(request.start))
        text = request.format == .text ? TextForm(color: request.color) : nil
    }

    func nextMessage(into buffer: inout MessageBuffer) -> NextMessage {
        while waitingLines.isEmpty {
            if let next = step(into: &buffer) { return next }
            convertToText(&buffer)
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

    func closed() {}

    /// Puts the next lines into `buffer`; returns what to answer when there are none.
    private func step(into buffer: inout MessageBuffer) -> NextMessage? {
        if isFlooded { return .close(code: 1008, reason: "more than \(CommandRate.maxPerSecond) commands a second") }
        if session.hasSaidHello, !replies.isEmpty {
            buffer.append(replies.removeFirst())
            return nil
        }
        switch stream.advance(&session, into: &buffer, limit: text == nil ? buffer.joinLimit : Self.textStepBytes) {
        case .events: break
        case .hello: buffer.append(.hello(stream.hello))
        case .gap(let numbers, let reason):
            buffer.append(.gap(from: numbers.lowerBound, to: numbers.upperBound, reason: reason))
        case .goodbye: buffer.append(.goodbye(reason: "the service stops"))
        case .wait: return .idle
        case .close: return .close(code: 1001, reason: "the service stops")
        }
        return nil
    }

    private func obey(_ command: ClientCommand, id: [UInt8]?) throws(CommandError) {
        switch command {
        case .pause: session.isPaused = true
        case .resume: session.isPaused = false
        case .since(let number): session.seek(after: number)
        case .mark(let text): mark(text)
        case .snapshot:
            throw CommandError(
                code: .unsupported,
                message: "snapshot is not in this version; a snapshot precedes the first action of each store",
                id: id
            )
        }
    }

    private func convertToText(_ buffer: inout MessageBuffer) {
        guard text != nil else { return }
        let lines = buffer.bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            text?.lines(for: line)
        }
        buffer.removeAll()
        buffer.append(contentsOf: lines.filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: "\n")]))
    }
}

extension MessageBuffer {
    fileprivate mutating func append(_ line: ControlLine) {
        var json = JSONWriter()
        line.write(to: &json)
        append(json.bytes)
    }
}

extension ClientSession.Start {
    fileprivate init(_ start: StreamRequest.Start) {
        self =
            switch start {
            case .all: .oldest
            case .tail(let count): .newest(count)
            case .after(let number): .after(number)
            }
    }
}
