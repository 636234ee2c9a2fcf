/// One accepted connection: HTTP requests, and perhaps a WebSocket at the end; confined to the service thread.
final class Connection: LwsEventTarget {
    /// Where a connection is in its life.
    private enum Phase {
        /// Waits for a request, or for the end.
        case waiting
        /// Sends the rest of a body.
        case answering(ArraySlice<UInt8>, then: Ending)
        /// Sends a body that is made meanwhile.
        case streaming(any ResponseStream, BodyLength, then: Ending)
        /// Speaks WebSocket, or is about to.
        case upgraded(any ConnectionSession)
        /// Has asked for its close frame; the session is told when the connection is gone.
        case closing(any ConnectionSession)
        case over
    }

    /// What follows a response.
    private enum Ending {
        case keepAlive
        case close
        /// Reads on for a moment before it closes.
        case linger
    }

    /// The most that one send of a response body carries.
    private static let pieceBytes = 64 * 1024
    /// How long a client may take for one piece of a body.
    private static let pieceSeconds: Int32 = 20
    private static let lingerSeconds: Int32 = 1

    let socket = LwsSocket()
    /// Whether the session had nothing to say when it was last asked.
    private(set) var isIdle = false
    /// Whether it then asked to be asked again soon.
    private(set) var wantsReminder = false

    private let loop: ServiceLoop
    private var phase = Phase.waiting
    private var inbound: InboundMessage

    init(loop: ServiceLoop) {
        self.loop = loop
        inbound = InboundMessage(limit: loop.link.configuration.maxInboundMessageBytes)
    }

    /// Whether a session still has the word.
    var isSpeaking: Bool {
        if case .upgraded = phase { true } else { false }
    }

    /// Asks the session for a message as soon as the client takes one.
    func prompt() {
        isIdle = false
        wantsReminder = false
        socket.requestWritable()
    }

    func handle(_ event: LwsEvent) -> LwsVerdict {
        switch event {
        case .request: return answer(socket.readHead())
        case .responseWritable: return sendPiece()
        case .bodyEnded: return .close
        case .upgradeRequested: return upgrade(socket.readHead())
        case .opened: return opened()
        case .writable: return speak()
        case .received(let piece, let isLast, let isBinary):
            return take(inbound.add(piece, isLast: isLast, isBinary: isBinary))
        case .unwanted: return .close
        case .closed: end()
        case .destroyed:
            end()
            loop.forget(self)
        case .readable, .timeout: break
        }
        return .keep
    }
}

// MARK: - HTTP

extension Connection {
    private func answer(_ head: RequestHead) -> LwsVerdict {
        if let refusal = loop.rules.refusal(of: head) { return respond(refusal, to: head) }
        let response = loop.link.handler.response(to: head.asRequest)
        return respond(response.unlessKnown(ifNoneMatch: head.ifNoneMatch), to: head)
    }

    private func respond(_ response: HTTPResponse, to head: RequestHead) -> LwsVerdict {
        let ending: Ending = head.mayHaveBody ? .linger : head.keepsAlive ? .keepAlive : .close
        if let stream = response.stream { return begin(stream, response, to: head, then: ending) }
        let start = loop.responseHead.encode(response, keepAlive: ending == .keepAlive)
        let body = head.method == "HEAD" ? [] : response.body[...]
        guard socket.write((start + body.prefix(Self.pieceBytes))[...]) else { return .close }
        return goOn(with: body.dropFirst(Self.pieceBytes), then: ending)
    }

    private func begin(
        _ stream: any ResponseStream,
        _ response: HTTPResponse,
        to head: RequestHead,
        then ending: Ending
    ) -> LwsVerdict {
        let length = head.isVersion11 ? BodyLength.chunks : .untilClose
        let start = loop.responseHead.encode(response, keepAlive: ending == .keepAlive, length: length)
        guard socket.write(start[...]) else { return .close }
        guard head.method != "HEAD" else { return goOn(with: [], then: ending) }
        phase = .streaming(stream, length, then: ending)
        awaitReader()
        return .keep
    }

    private func sendPiece() -> LwsVerdict {
        if case .streaming(let stream, let length, let ending) = phase { return send(stream, length, then: ending) }
        guard case .answering(let rest, let ending) = phase else { return .keep }
        guard socket.write(rest.prefix(Self.pieceBytes)) else { return .close }
        return goOn(with: rest.dropFirst(Self.pieceBytes), then: ending)
    }

    private func send(_ stream: any ResponseStream, _ length: BodyLength, then ending: Ending) -> LwsVerdict {
        loop.buffer.removeAll()
        switch stream.nextPiece(into: &loop.buffer) {
        case .again: break
        case .piece: guard socket.write(length.framed(loop.buffer.bytes)[...]) else { return .close }
        case .end:
            let end = length.end
            guard end.isEmpty || socket.write(end[...]) else { return .close }
            return goOn(with: [], then: ending)
        }
        awaitReader()
        return .keep
    }

    private func awaitReader() {
        socket.limitTime(seconds: Self.pieceSeconds)
        socket.requestWritable()
    }

    /// One piece per callback: the next one waits until the client has taken this one.
    private func goOn(with rest: ArraySlice<UInt8>, then ending: Ending) -> LwsVerdict {
        guard rest.isEmpty else {
            phase = .answering(rest, then: ending)
            awaitReader()
            return .keep
        }
        phase = .waiting
        switch ending {
        case .close: return .close
        case .keepAlive: return socket.completeTransaction() ? .keep : .close
        case .linger:
            // A body may still be coming; closing on it would reset the connection and take the answer away.
            socket.finishSending()
            socket.limitTime(seconds: Self.lingerSeconds)
            return .keep
        }
    }
}

// MARK: - WebSocket

extension Connection {
    private func upgrade(_ head: RequestHead) -> LwsVerdict {
        // Anything else must end here: lws would go on to use memory that it has freed (CVE-2025-11677), or HTTP/2.
        guard head.upgrade?.lowercased() == "websocket" else { return .close }
        if let refusal = loop.rules.upgradeRefusal(of: head) { return refuse(refusal, head) }
        switch loop.link.handler.open(head.asRequest) {
        case .refuse(let response): return refuse(response, head)
        case .accept(let session):
            phase = .upgraded(session)
            return .keep
        }
    }

    private func refuse(_ response: HTTPResponse, _ head: RequestHead) -> LwsVerdict {
        let bytes = loop.responseHead.encode(response, keepAlive: false) + response.body
        return socket.write(bytes[...]) ? .answered : .close
    }

    private func opened() -> LwsVerdict {
        loop.joined(self)
        prompt()
        return .keep
    }

    private func speak() -> LwsVerdict {
        guard case .upgraded(let session) = phase else { return .keep }
        if loop.closesAll { return close(session, code: 1001, reason: "the server stops") }
        loop.buffer.removeAll()
        switch session.nextMessage(into: &loop.buffer) {
        case .message:
            guard socket.send(&loop.buffer) else { return .close }
            socket.requestWritable()
        case .again: socket.requestWritable()
        case .idle: isIdle = true
        case .idleBriefly:
            isIdle = true
            wantsReminder = true
            loop.remindSoon()
        case .close(let code, let reason): return close(session, code: code, reason: reason)
        }
        return .keep
    }

    private func take(_ step: InboundMessage.Step) -> LwsVerdict {
        guard case .upgraded(let session) = phase else { return .keep }
        switch step {
        case .wait: break
        case .deliver(let message):
            session.receive(message)
            prompt()
        case .close(let code, let reason): return close(session, code: code, reason: reason)
        }
        return .keep
    }

    private func close(_ session: any ConnectionSession, code: UInt16, reason: String) -> LwsVerdict {
        phase = .closing(session)
        socket.explainClose(code: code, reason: reason)
        return .close
    }

    private func end() {
        switch phase {
        case .upgraded(let session), .closing(let session):
            phase = .over
            loop.left(self)
            session.closed()
        case .waiting, .answering, .streaming, .over: phase = .over
        }
    }
}
