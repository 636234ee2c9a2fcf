import LogProtocol
import ViewerAssets
import WebSocketServer

/// What the port serves: the viewer's files, the stream and its download, and how the logger is doing.
final class ViewerService: ServerHandler {
    /// What the service asks of the rest of the logger.
    struct Source: Sendable {
        var stream: EventStream
        /// Nil when nothing is recorded.
        var recording: RecordingStatus?
        var uptime: @Sendable () -> Duration
        var numbered: @Sendable () -> UInt64
        var mark: @Sendable (String) -> Void
    }

    private let source: Source
    private let counts = ServingCounts()

    init(_ source: Source) {
        self.source = source
    }

    func response(to request: HTTPRequest) -> HTTPResponse {
        switch request.path {
        case "/events.ndjson": download(request)
        case "/health": report("application/json", vitals.health)
        case "/metrics": report(MetricsText.contentType, vitals.metrics)
        default: asset(request)
        }
    }

    func open(_ request: HTTPRequest) -> UpgradeDecision {
        guard request.path == "/" || request.path == "/events" else {
            return .refuse(
                HTTPResponse(
                    status: 404,
                    sentence: "no stream at \(TerminalEscaping.excerpt(request.path)); it is at / and at /events"
                )
            )
        }
        do throws(StreamRequestError) {
            return .accept(
                ViewerConnection(
                    stream: source.stream,
                    counts: counts,
                    request: try StreamRequest(query: request.query ?? ""),
                    joinsLines: request.splitsLines,
                    mark: source.mark
                )
            )
        } catch {
            return .refuse(HTTPResponse(status: 400, sentence: error.message))
        }
    }

    private func asset(_ request: HTTPRequest) -> HTTPResponse {
        guard let asset = ViewerAsset.all[request.path] else {
            return HTTPResponse(
                status: 404,
                sentence: "nothing is served at \(TerminalEscaping.excerpt(request.path)); the viewer is at /"
            )
        }
        return HTTPResponse(
            status: 200,
            contentType: asset.contentType,
            headers: [("ETag", asset.etag), ("Cache-Control", "no-cache")],
            body: asset.bytes
        )
    }

    private func download(_ request: HTTPRequest) -> HTTPResponse {
        do throws(StreamRequestError) {
            let wanted = try StreamRequest(query: request.query ?? "")
            let (type, ending) =
                wanted.format == .text ? ("text/plain; charset=utf-8", "txt") : ("application/x-ndjson", "ndjson")
            let name = "events-\(source.stream.hello.run).\(ending)"
            return HTTPResponse(
                status: 200,
                contentType: type,
                headers: [
                    ("Cache-Control", "no-store"), ("Content-Disposition", "attachment; filename=\"\(name)\""),
                ],
                stream: Download(stream: source.stream, counts: counts, request: wanted)
            )
        } catch {
            return HTTPResponse(status: 400, sentence: error.message)
        }
    }

    private func report(_ contentType: String, _ body: [UInt8]) -> HTTPResponse {
        HTTPResponse(status: 200, contentType: contentType, headers: [("Cache-Control", "no-store")], body: body)
    }

    private var vitals: Vitals {
        let hello = source.stream.hello
        let statistics = source.stream.statistics
        return Vitals(
            hello: hello,
            uptime: source.uptime(),
            counts: statistics.counts,
            historyBytes: statistics.bytes,
            historyEvents: statistics.events,
            waiting: max(source.numbered(), hello.last) - hello.last,
            serving: counts.snapshot,
            recording: source.recording.map { ($0.bytes, $0.failure) }
        )
    }
}

extension HTTPRequest {
    /// Whether the client is a program that splits a message into lines.
    ///
    /// `websocat` writes each message as one line and puts blanks in the place of newlines inside it. It says nothing of
    /// itself, while browsers and libraries name an origin, a subprotocol or themselves.
    fileprivate var splitsLines: Bool {
        origin != nil || subprotocols != nil || userAgent != nil
    }
}
