/// Who may speak to this server: decides on header values and touches no socket.
///
/// `Host` must name us, else another site could reach us through a name of its own (DNS rebinding); `Origin` must be
/// ours or a configured one, else any page could open the stream. Both are answered with 403 and a sentence.
struct AccessRules: Sendable {
    private static let ownHosts = ["localhost", "127.0.0.1", "[::1]"]

    private let port: Int
    private let origins: Set<WebOrigin>
    private let subprotocol: String

    init(port: Int, configuration: ServerConfiguration) throws(WebSocketServerError) {
        self.port = port
        subprotocol = configuration.subprotocol
        var origins = Set(Self.ownHosts.map { WebOrigin(scheme: "http", host: $0, port: port) })
        for text in configuration.allowedOrigins {
            guard let origin = WebOrigin(text) else {
                throw WebSocketServerError(
                    code: .invalidConfiguration,
                    message:
                        "allowed origin \(Self.quoted(text)) is none; write it like http://localhost:5173, without a path"
                )
            }
            origins.insert(origin)
        }
        self.origins = origins
    }

    /// Why a plain request is not answered by the handler; nil when it may be.
    func refusal(of head: RequestHead) -> HTTPResponse? {
        guard head.method == "GET" || head.method == "HEAD" else {
            return HTTPResponse(
                status: 405,
                sentence: "\(head.method) is not served here; use GET or HEAD",
                headers: [("Allow", "GET, HEAD")]
            )
        }
        guard !head.hasBody else {
            return HTTPResponse(status: 400, sentence: "a \(head.method) request with a body is not served here")
        }
        return hostRefusal(of: head)
    }

    /// Why a WebSocket is not opened; nil when the handler may decide.
    func upgradeRefusal(of head: RequestHead) -> HTTPResponse? {
        if let refusal = versionRefusal(of: head) ?? refusal(of: head) ?? originRefusal(of: head) { return refusal }
        guard head.method == "GET", head.connectionTokens.contains("upgrade"), head.hasWebSocketKey else {
            return HTTPResponse(
                status: 400,
                sentence: "a WebSocket needs GET, Connection: Upgrade and a Sec-WebSocket-Key of 24 characters"
            )
        }
        return subprotocolRefusal(of: head)
    }

    private func hostRefusal(of head: RequestHead) -> HTTPResponse? {
        let authority = head.host.flatMap { Authority($0) }
        if let authority, Self.ownHosts.contains(authority.host), (authority.port ?? 80) == port { return nil }
        return HTTPResponse(
            status: 403,
            sentence: "Host \(Self.quoted(head.host)) is not this server; use localhost:\(port) or 127.0.0.1:\(port)"
        )
    }

    private func originRefusal(of head: RequestHead) -> HTTPResponse? {
        guard let text = head.origin else { return nil }
        if let origin = WebOrigin(text), origins.contains(origin) { return nil }
        return HTTPResponse(
            status: 403,
            sentence: "Origin \(Self.quoted(text)) may not open this stream; add it to the allowed origins"
        )
    }

    private func versionRefusal(of head: RequestHead) -> HTTPResponse? {
        guard head.webSocketVersion != "13" else { return nil }
        return HTTPResponse(
            status: 426,
            sentence: "WebSocket version \(Self.quoted(head.webSocketVersion)) is not spoken here; use 13",
            headers: [("Sec-WebSocket-Version", "13"), ("Upgrade", "websocket")]
        )
    }

    private func subprotocolRefusal(of head: RequestHead) -> HTTPResponse? {
        guard let offered = head.subprotocols else { return nil }
        let names = offered.split(separator: ",").map { $0.drop { $0 == " " } }
        // lws reads 127 bytes of the list and hangs up without an answer when it finds nothing it knows.
        if offered.utf8.count <= 126, names.contains(where: { $0 == subprotocol }) { return nil }
        return HTTPResponse(status: 400, sentence: "the only subprotocol spoken here is \(subprotocol)")
    }

    /// A peer's text for a sentence: short, and without anything that drives a terminal.
    private static func quoted(_ text: String?) -> String {
        guard let text else { return "(none)" }
        return String(text.prefix(100).map { $0.isASCII && !$0.isNewline && $0 >= " " && $0 != "\u{7F}" ? $0 : "?" })
    }
}
