/// What a request is answered with.
///
/// The server adds the length, the connection headers and, unless they are given here, the security headers. A response
/// with an `ETag` becomes a 304 for a client that has it, and a `HEAD` request gets no body.
package struct HTTPResponse {
    package var status: Int
    package var contentType: String
    package var headers: [(String, String)]

    /// The whole body; shared, not copied, while it is sent.
    package var body: [UInt8]

    /// The body, when it is made while it is sent; `body` is empty then.
    package var stream: (any ResponseStream)?

    package init(status: Int, contentType: String, headers: [(String, String)] = [], body: [UInt8]) {
        self.status = status
        self.contentType = contentType
        self.headers = headers
        self.body = body
    }

    /// A response whose length is known at its end.
    package init(status: Int, contentType: String, headers: [(String, String)] = [], stream: any ResponseStream) {
        self.init(status: status, contentType: contentType, headers: headers, body: [])
        self.stream = stream
    }

    /// A short answer for people: one sentence and a newline.
    package init(status: Int, sentence: String, headers: [(String, String)] = []) {
        self.init(
            status: status,
            contentType: "text/plain; charset=utf-8",
            headers: headers,
            body: Array((sentence + "\n").utf8)
        )
    }
}
