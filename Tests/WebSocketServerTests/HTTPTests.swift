import Locking
import Testing

@testable import WebSocketServer

@Suite("Plain HTTP")
struct HTTPTests {
    let handler: TestHandler
    let server: WebSocketServer

    init() throws {
        handler = TestHandler()
        server = try WebSocketServer(configuration: ServerConfiguration(), handler: handler)
    }

    @Test("a page comes with its length, its type and the security headers, and the connection stays open")
    func page() throws {
        let client = try RawClient(port: server.port)
        let reply = try client.request("GET /")
        #expect(reply.status == 200)
        #expect(reply.body == TestHandler.page)
        #expect(
            reply.headers == [
                "content-type": "text/html",
                "content-length": "11",
                "etag": "\"v1\"",
                "content-security-policy":
                    "default-src 'self'; connect-src 'self' ws:; object-src 'none'; base-uri 'none'; "
                    + "form-action 'none'; frame-ancestors 'none'",
                "x-content-type-options": "nosniff",
                "referrer-policy": "no-referrer",
                "cross-origin-resource-policy": "same-origin",
                "cross-origin-opener-policy": "same-origin",
                "connection": "keep-alive",
            ]
        )
        #expect(try client.request("GET /").body == TestHandler.page)
    }

    @Test("HEAD gets the headers of GET and no body")
    func head() throws {
        let client = try RawClient(port: server.port)
        let head = try client.request("HEAD /")
        #expect(head.status == 200)
        #expect(head.headers == (try client.request("GET /")).headers)
    }

    @Test("what the handler does not know is its 404")
    func missing() throws {
        let reply = try RawClient(port: server.port).request("GET /nowhere")
        #expect(reply.status == 404)
        #expect(reply.text == "nothing at /nowhere\n")
    }

    @Test("a client that has the page is told so", arguments: ["\"v1\"", "W/\"v1\"", "\"v0\", \"v1\"", "*"])
    func notModified(known: String) throws {
        let client = try RawClient(port: server.port)
        let reply = try client.request("GET /", headers: ["If-None-Match": known])
        #expect(reply.status == 304)
        #expect(reply.headers["content-length"] == nil)
        #expect(try client.request("GET /", headers: ["If-None-Match": "\"v2\""]).status == 200)
    }

    @Test("other methods are refused, the answer arrives although the body is not read, and the connection ends")
    func post() throws {
        let client = try RawClient(port: server.port)
        try client.sendRequest("POST /", headers: ["Content-Length": "200000"])
        try client.socket.send([UInt8](repeating: 65, count: 100_000))
        let reply = try client.readReply()
        #expect(reply.status == 405)
        #expect(reply.headers["allow"] == "GET, HEAD")
        #expect(reply.headers["connection"] == "close")
        #expect(reply.text == "POST is not served here; use GET or HEAD\n")
        #expect(try client.isClosed())
    }

    @Test("methods without a body are refused too", arguments: ["DELETE", "OPTIONS", "PUT", "PATCH"])
    func otherMethods(method: String) throws {
        let client = try RawClient(port: server.port)
        #expect(try client.request("\(method) /").status == 405)
        #expect(try client.isClosed())
    }

    @Test("a body where none belongs is refused", arguments: ["5", "-1"])
    func bodyOfGet(length: String) throws {
        let reply = try RawClient(port: server.port).request("GET /", headers: ["Content-Length": length])
        #expect(reply.status == 400)
        #expect(reply.text == "a GET request with a body is not served here\n")
    }

    @Test("a large body arrives whole at a slow reader, and others are served meanwhile")
    func largeBody() throws {
        let slow = try RawClient(port: server.port, receiveBuffer: 4096)
        try slow.sendRequest("GET /large")
        #expect(try RawClient(port: server.port).request("GET /").status == 200)
        let reply = try slow.readReply()
        #expect(reply.body == TestHandler.large)
        #expect(try slow.request("GET /").body == TestHandler.page)
    }

    @Test("the connection ends when the client asks for it")
    func connectionClose() throws {
        let client = try RawClient(port: server.port)
        let reply = try client.request("GET /", headers: ["Connection": "close"])
        #expect(reply.headers["connection"] == "close")
        #expect(try client.isClosed())
    }

    @Test("HTTP/1.0 gets one answer")
    func oldHTTP() throws {
        let client = try RawClient(port: server.port)
        try client.socket.send("GET / HTTP/1.0\r\nHost: localhost:\(server.port)\r\n\r\n")
        #expect(try client.readReply().body == TestHandler.page)
        #expect(try client.isClosed())
    }

    @Test(
        "only requests that name this server are answered",
        arguments: [
            "evil.example", "localhost", "localhost:1", "localhost.evil.example:PORT", "user@localhost:PORT", "",
        ]
    )
    func foreignHost(template: String) throws {
        let host = template.replacing("PORT", with: String(server.port))
        let reply = try RawClient(port: server.port).request("GET /", headers: ["Host": host])
        #expect(reply.status == 403)
        let named = host.isEmpty ? "(none)" : host
        #expect(
            reply.text == "Host \(named) is not this server; use localhost:\(server.port) or 127.0.0.1:\(server.port)\n"
        )
    }

    @Test("all three names of this server are known", arguments: ["localhost", "127.0.0.1", "[::1]", "LOCALHOST"])
    func ownHost(name: String) throws {
        let client = try RawClient(port: server.port)
        #expect(try client.request("GET /", headers: ["Host": "\(name):\(server.port)"]).status == 200)
    }

    @Test("the handler sees the path decoded and the query encoded")
    func pathAndQuery() throws {
        let client = try RawClient(port: server.port)
        _ = try client.request("GET /a%20b?since=5&filter=a%26b%3Dc%25+d&x==//&flag")
        let request = handler.feed.withLock { $0.requests.last }
        #expect(request?.path == "/a b")
        #expect(request?.query == "since=5&filter=a%26b%3Dc%25%20d&x=%3D%2F%2F&flag")
    }
}
