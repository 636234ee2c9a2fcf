import LogProtocol
import ViewerAssets
import WebSocketServer

/// What the port serves: the viewer's files, and the stream.
final class ViewerService: ServerHandler {
    private let stream: EventStream
    private let mark: @Sendable (String) -> Void

    init(stream: EventStream, mark: @escaping @Sendable (String) -> Void) {
        self.stream = stream
        self.mark = mark
    }

    func response(to request: HTTPRequest) -> HTTPResponse {
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
            let wanted = try StreamRequest(query: request.query ?? "")
            return .accept(
                ViewerConnection(stream: stream, request: wanted, joinsLines: request.splitsLines, mark: mark)
            )
        } catch {
            return .refuse(HTTPResponse(status: 400, sentence: error.message))
        }
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
