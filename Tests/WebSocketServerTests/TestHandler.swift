import Dispatch
import Locking
import WebSocketServer

/// Serves a page, and streams what the test publishes to every client.
final class TestHandler: ServerHandler {
    struct Feed {
        var messages: [[UInt8]] = []
        var isOver = false
        var joins = false
        var received: [String] = []
        var requests: [HTTPRequest] = []
        var questions = 0
        var closed = 0
    }

    static let page = Array("<p>page</p>".utf8)
    static let large = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

    let feed = Locked(Feed())
    private let sessionEnded = DispatchSemaphore(value: 0)

    func response(to request: HTTPRequest) -> HTTPResponse {
        feed.withLock { $0.requests.append(request) }
        switch request.path {
        case "/":
            return HTTPResponse(status: 200, contentType: "text/html", headers: [("ETag", "\"v1\"")], body: Self.page)
        case "/large": return HTTPResponse(status: 200, contentType: "application/octet-stream", body: Self.large)
        default: return HTTPResponse(status: 404, sentence: "nothing at \(request.path)")
        }
    }

    func open(_ request: HTTPRequest) -> UpgradeDecision {
        feed.withLock { $0.requests.append(request) }
        guard request.path == "/" || request.path == "/events" else {
            return .refuse(HTTPResponse(status: 404, sentence: "no stream at \(request.path)"))
        }
        return .accept(TestSession(handler: self))
    }

    /// Waits until one more session has ended; false when that takes unreasonably long.
    func sessionEnds() -> Bool {
        sessionEnded.wait(timeout: .now() + 20) == .success
    }

    fileprivate func ended() {
        feed.withLock { $0.closed += 1 }
        sessionEnded.signal()
    }

    /// Appends to the stream; the caller wakes the server.
    func publish(_ texts: String...) {
        feed.withLock { $0.messages += texts.map { Array($0.utf8) } }
    }
}

/// One client's place in the stream; echoes what it receives.
final class TestSession: ConnectionSession {
    private let handler: TestHandler
    private var next = 0
    private var echoes: [[UInt8]] = []

    init(handler: TestHandler) {
        self.handler = handler
    }

    func nextMessage(into buffer: inout MessageBuffer) -> NextMessage {
        if !echoes.isEmpty {
            buffer.append(echoes.removeFirst())
            return .message
        }
        let (messages, isOver, joins) = handler.feed.withLock { feed in
            feed.questions += 1
            return (feed.messages, feed.isOver, feed.joins)
        }
        guard next < messages.count else { return isOver ? .close(code: 1001, reason: "over") : .idle }
        buffer.append(messages[next])
        next += 1
        while joins, next < messages.count, buffer.hasRoom(for: messages[next].count + 1) {
            buffer.append(UInt8(ascii: "\n"))
            buffer.append(messages[next])
            next += 1
        }
        return .message
    }

    func receive(_ message: [UInt8]) {
        handler.feed.withLock { $0.received.append(String(decoding: message, as: UTF8.self)) }
        echoes.append(message)
    }

    func closed() {
        handler.ended()
    }
}
