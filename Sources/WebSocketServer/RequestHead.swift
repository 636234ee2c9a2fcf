/// The header values of one request that decide what becomes of it.
struct RequestHead: Sendable {
    var method = "GET"
    var path = "/"
    var query: String?
    var host: String?
    var origin: String?
    var upgrade: String?
    var connection: String?
    var webSocketVersion: String?
    var webSocketKey: String?
    var subprotocols: String?
    var userAgent: String?
    var ifNoneMatch: String?
    var contentLength: String?
    var transferEncoding: String?
    var isVersion11 = true

    var connectionTokens: [String] {
        (connection ?? "").split { $0 == "," || $0 == " " }.map { $0.lowercased() }
    }

    /// The length of 16 bytes in base 64, as RFC 6455 §4.1 has it.
    var hasWebSocketKey: Bool { webSocketKey?.utf8.count == 24 }

    var hasBody: Bool { transferEncoding != nil || (contentLength ?? "0") != "0" }

    /// Whether bytes may follow that nobody will read.
    var mayHaveBody: Bool { hasBody || (method != "GET" && method != "HEAD") }

    /// HTTP/1.0 and whoever says `close` get one answer per connection.
    var keepsAlive: Bool { isVersion11 && !connectionTokens.contains("close") }

    var asRequest: HTTPRequest {
        HTTPRequest(
            method: method,
            path: path,
            query: query,
            host: host ?? "",
            origin: origin,
            subprotocols: subprotocols,
            userAgent: userAgent
        )
    }
}
