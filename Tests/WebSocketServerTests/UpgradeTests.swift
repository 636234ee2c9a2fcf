import Locking
import Testing

@testable import WebSocketServer

@Suite("Opening a WebSocket")
struct UpgradeTests {
    let handler: TestHandler
    let server: WebSocketServer

    init() throws {
        handler = TestHandler()
        var configuration = ServerConfiguration()
        configuration.allowedOrigins = ["http://localhost:5173", "https://tools.example"]
        server = try WebSocketServer(configuration: configuration, handler: handler)
    }

    @Test("the handshake is the one of RFC 6455", arguments: ["/", "/events?since=3"])
    func handshake(path: String) throws {
        let client = try RawClient(port: server.port)
        let reply = try client.upgrade(path)
        #expect(reply.status == 101)
        #expect(reply.headers["upgrade"]?.lowercased() == "websocket")
        #expect(reply.headers["sec-websocket-accept"] == RawClient.expectedAccept)
        #expect(reply.headers["sec-websocket-extensions"] == nil)
        #expect(reply.headers["sec-websocket-protocol"] == nil)
    }

    @Test("the handler decides about the path, and its refusal arrives")
    func path() throws {
        let reply = try RawClient(port: server.port).upgrade("/other")
        #expect(reply.status == 404)
        #expect(reply.text == "no stream at /other\n")
    }

    @Test("the handler sees who asks")
    func request() throws {
        let host = "127.0.0.1:\(server.port)"
        _ = try RawClient(port: server.port).upgrade(
            "/events?tail=1",
            headers: [
                "Host": host, "Origin": "http://\(host)", "User-Agent": "test/1", "Sec-WebSocket-Protocol": "a, events",
            ]
        )
        let seen = handler.feed.withLock { $0.requests }
        let expected = HTTPRequest(
            path: "/events",
            query: "tail=1",
            host: host,
            origin: "http://\(host)",
            subprotocols: "a, events",
            userAgent: "test/1"
        )
        #expect(seen == [expected])
    }

    @Test("compression is not agreed to")
    func extensions() throws {
        let reply = try RawClient(port: server.port).upgrade(
            headers: ["Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"]
        )
        #expect(reply.status == 101)
        #expect(reply.headers["sec-websocket-extensions"] == nil)
    }

    @Test("the subprotocol is chosen from the offer")
    func subprotocol() throws {
        let reply = try RawClient(port: server.port).upgrade(headers: ["Sec-WebSocket-Protocol": "other, events"])
        #expect(reply.status == 101)
        #expect(reply.headers["sec-websocket-protocol"] == "events")
    }

    @Test("an offer without our subprotocol is refused", arguments: ["other", "events2"])
    func foreignSubprotocol(offer: String) throws {
        let reply = try RawClient(port: server.port).upgrade(headers: ["Sec-WebSocket-Protocol": offer])
        #expect(reply.status == 400)
        #expect(reply.text == "the only subprotocol spoken here is events\n")
    }

    @Test("other versions are told which one to use", arguments: ["12", "8", "130", ""])
    func version(version: String) throws {
        let reply = try RawClient(port: server.port).upgrade(headers: ["Sec-WebSocket-Version": version])
        #expect(reply.status == 426)
        #expect(reply.headers["sec-websocket-version"] == "13")
        #expect(reply.headers["connection"] == "Upgrade, close")
        let named = version.isEmpty ? "(none)" : version
        #expect(reply.text == "WebSocket version \(named) is not spoken here; use 13\n")
    }

    @Test(
        "a key or a Connection header that is missing or wrong is a bad request",
        arguments: [
            ["Sec-WebSocket-Key": ""], ["Sec-WebSocket-Key": "short"], ["Connection": "keep-alive"], ["Connection": ""],
        ]
    )
    func malformed(headers: [String: String]) throws {
        let reply = try RawClient(port: server.port).upgrade(headers: headers)
        #expect(reply.status == 400)
    }

    @Test("a foreign Host is refused, as a rebound name would be")
    func foreignHost() throws {
        let reply = try RawClient(port: server.port).upgrade(headers: ["Host": "evil.example:\(server.port)"])
        #expect(reply.status == 403)
    }

    @Test(
        "a page from elsewhere can't open the stream",
        arguments: [
            "http://evil.example", "http://localhost:PORT.evil.example", "http://localhost:PORT@evil.example",
            "https://localhost:PORT", "http://localhost", "http://localhost:51730", "http://localhost:PORT/", "null",
            "http://tools.example", "https://tools.example.evil.example",
        ]
    )
    func foreignOrigin(template: String) throws {
        let origin = template.replacing("PORT", with: String(server.port))
        let reply = try RawClient(port: server.port).upgrade(headers: ["Origin": origin])
        #expect(reply.status == 403)
        #expect(reply.text == "Origin \(origin) may not open this stream; add it to the allowed origins\n")
        #expect(handler.feed.withLock { $0.requests.isEmpty })
    }

    @Test(
        "our own pages and the configured ones can",
        arguments: [
            "http://localhost:PORT", "http://127.0.0.1:PORT", "http://[::1]:PORT", "http://localhost:5173",
            "https://tools.example", "https://tools.example:443",
        ]
    )
    func knownOrigin(template: String) throws {
        let origin = template.replacing("PORT", with: String(server.port))
        #expect(try RawClient(port: server.port).upgrade(headers: ["Origin": origin]).status == 101)
    }

    @Test("a bad Upgrade after a kept-alive request ends the connection and harms nobody (CVE-2025-11677)")
    func badUpgradeAfterKeepAlive() throws {
        for token in ["foo", "websocket2", "websocket, foo", "h2c"] {
            let client = try RawClient(port: server.port)
            #expect(try client.request("GET /").status == 200)
            try client.sendRequest("GET /", headers: ["Upgrade": token, "Connection": "Upgrade"])
            #expect(!String(decoding: try client.readToEnd(), as: UTF8.self).contains("101 "))
        }
        #expect(try RawClient(port: server.port).upgrade().status == 101)
    }

    @Test("HTTP/2 is not spoken in clear, by upgrade or by prior knowledge")
    func http2() throws {
        let upgrade = try RawClient(port: server.port)
        try upgrade.sendRequest(
            "GET /",
            headers: ["Upgrade": "h2c", "Connection": "Upgrade, HTTP2-Settings", "HTTP2-Settings": "AAMAAABkAAQAAP__"]
        )
        #expect(!String(decoding: try upgrade.readToEnd(), as: UTF8.self).contains("101 "))
        let preface = try RawClient(port: server.port)
        try preface.socket.send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        #expect(!(try preface.readToEnd().starts(with: [0, 0])))
        #expect(try RawClient(port: server.port).request("GET /").status == 200)
    }

    @Test("CONNECT ends the connection at once and without a word", arguments: ["CONNECT x", "CONNECT /"])
    func connect(line: String) throws {
        let client = try RawClient(port: server.port)
        try client.sendRequest(line)
        #expect(try client.isClosed())
    }

    @Test("an unknown method ends the connection")
    func unknownMethod() throws {
        let client = try RawClient(port: server.port)
        #expect(try client.request("BREW /").status == 403)
        #expect(try client.isClosed())
    }
}
