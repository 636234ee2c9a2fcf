import Testing

@testable import WebSocketServer

@Suite("Who may speak to the server")
struct AccessRulesTests {
    private func rules(port: Int = 9797) throws -> AccessRules {
        try AccessRules(port: port, configuration: ServerConfiguration(allowedOrigins: ["http://localhost:5173"]))
    }

    private var handshake: RequestHead {
        RequestHead(
            host: "localhost:9797",
            upgrade: "websocket",
            connection: "keep-alive, Upgrade",
            webSocketVersion: "13",
            webSocketKey: "dGhlIHNhbXBsZSBub25jZQ=="
        )
    }

    @Test("a browser's handshake passes, with an origin and without")
    func handshakePasses() throws {
        var head = handshake
        #expect(try rules().upgradeRefusal(of: head) == nil)
        head.origin = "http://127.0.0.1:9797"
        #expect(try rules().upgradeRefusal(of: head) == nil)
        head.origin = "HTTP://LOCALHOST:5173"
        #expect(try rules().upgradeRefusal(of: head) == nil)
    }

    @Test("a Host without a port means port 80")
    func defaultPort() throws {
        #expect(try rules(port: 80).refusal(of: RequestHead(host: "localhost")) == nil)
        #expect(try rules(port: 81).refusal(of: RequestHead(host: "localhost"))?.status == 403)
    }

    @Test("a list of subprotocols that is too long for lws is refused, not left to it")
    func longSubprotocols() throws {
        var head = handshake
        head.subprotocols = "events, " + String(repeating: "x", count: 200)
        #expect(try rules().upgradeRefusal(of: head)?.status == 400)
    }

    @Test("what a peer sends is quoted short and without control characters")
    func quoting() throws {
        var head = handshake
        head.origin = "\u{1B}[31m\u{202E}" + String(repeating: "x", count: 500)
        let body = try rules().upgradeRefusal(of: head).map { String(decoding: $0.body, as: UTF8.self) }
        let shown = "?[31m?" + String(repeating: "x", count: 94)
        #expect(body == "Origin \(shown) may not open this stream; add it to the allowed origins\n")
    }

    @Test("an allowed origin that is none is named")
    func malformedOrigin() {
        let error = #expect(throws: WebSocketServerError.self) {
            try AccessRules(port: 1, configuration: ServerConfiguration(allowedOrigins: ["localhost:5173"]))
        }
        #expect(error?.code == .invalidConfiguration)
        #expect(
            error?.description
                == "allowed origin localhost:5173 is none; write it like http://localhost:5173, without a path"
        )
    }

    @Test("a transfer encoding is a body")
    func chunked() throws {
        #expect(
            try rules().refusal(of: RequestHead(host: "localhost:9797", transferEncoding: "chunked"))?.status == 400
        )
    }

    @Test(
        "an origin is scheme, host and port and nothing else",
        arguments: [
            "", "null", "localhost:80", "http://", "http:///", "http://a:b", "http://a:0", "http://a:65536",
            "http://a:+80",
            "http://a/", "http://a?b", "http://a b", "http://u@a", "http://[::1", "http://[::1]x", "ftp://a",
            "http://a,b",
        ]
    )
    func originSyntax(text: String) {
        #expect(WebOrigin(text) == nil)
    }

    @Test("origins are compared as RFC 6454 says")
    func originEquality() {
        #expect(WebOrigin("http://A.example") == WebOrigin("http://a.example:80"))
        #expect(WebOrigin("https://a.example:443") == WebOrigin("HTTPS://a.example"))
        #expect(WebOrigin("http://a.example") != WebOrigin("https://a.example"))
        #expect(WebOrigin("http://[::1]:1")?.host == "[::1]")
    }
}
