import Testing

@testable import WebSocketServer

@Suite("Responses")
struct ResponseTests {
    private func encode(_ response: HTTPResponse) -> String {
        String(decoding: ResponseHead().encode(response, keepAlive: true), as: UTF8.self)
    }

    @Test("the head is written as RFC 9112 has it")
    func head() {
        let response = HTTPResponse(
            status: 200,
            contentType: "text/css",
            headers: [("Cache-Control", "no-cache"), ("content-security-policy", "default-src 'none'")],
            body: [1, 2, 3]
        )
        #expect(
            encode(response) == """
                HTTP/1.1 200 OK\r
                Content-Type: text/css\r
                Content-Length: 3\r
                Cache-Control: no-cache\r
                content-security-policy: default-src 'none'\r
                X-Content-Type-Options: nosniff\r
                Referrer-Policy: no-referrer\r
                Cross-Origin-Resource-Policy: same-origin\r
                Cross-Origin-Opener-Policy: same-origin\r
                Connection: keep-alive\r
                \r

                """
        )
    }

    @Test("a value can't start a header of its own")
    func injection() {
        let response = HTTPResponse(status: 200, contentType: "a\r\nX: y", headers: [("Location", "/\nZ: w")], body: [])
        #expect(encode(response).contains("Content-Type: aX: y\r\n"))
        #expect(encode(response).contains("Location: /Z: w\r\n"))
    }

    @Test("only a success with an ETag becomes a 304, and keeps its headers")
    func conditional() {
        let tagged = HTTPResponse(status: 200, contentType: "a", headers: [("etag", "\"1\"")], body: [1])
        let known = tagged.unlessKnown(ifNoneMatch: "\"0\", W/\"1\" ")
        #expect(known.status == 304)
        #expect(known.body.isEmpty)
        #expect(known.headers.first?.1 == "\"1\"")
        #expect(tagged.unlessKnown(ifNoneMatch: nil).status == 200)
        #expect(tagged.unlessKnown(ifNoneMatch: "\"11\"").status == 200)
        #expect(HTTPResponse(status: 200, contentType: "a", body: []).unlessKnown(ifNoneMatch: "*").status == 200)
        #expect(
            HTTPResponse(status: 404, contentType: "a", headers: [("ETag", "1")], body: []).unlessKnown(
                ifNoneMatch: "*"
            ).status == 404
        )
    }

    @Test("a close reason is cut at 123 bytes, never within a character")
    func closeReason() {
        #expect(CloseReason.cut("short") == Array("short".utf8))
        #expect(CloseReason.cut(String(repeating: "é", count: 100)) == Array(String(repeating: "é", count: 61).utf8))
    }

    @Test("a query is put together so that it decodes to the same pieces")
    func query() {
        #expect(QueryEncoding.joined([]) == nil)
        #expect(QueryEncoding.joined([Array("a=b c&=é".utf8), Array("flag".utf8), []]) == "a=b%20c%26%3D%C3%A9&flag&")
    }
}
