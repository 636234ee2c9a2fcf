/// Writes the status line and headers of a response.
///
/// By hand, since HTTP/1.1 is all that is spoken here and lws's own calls add nothing that is wanted.
struct ResponseHead {
    /// Sent with every response unless the handler gives its own: no foreign page may frame, embed or guess at us, and
    /// our pages load nothing from elsewhere.
    private static let security = [
        (
            "Content-Security-Policy",
            "default-src 'self'; connect-src 'self' ws:; object-src 'none'; base-uri 'none'; form-action 'none'; "
                + "frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
    ]

    private static let reasons = [
        200: "OK", 304: "Not Modified", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
        405: "Method Not Allowed", 426: "Upgrade Required", 503: "Service Unavailable",
    ]

    /// The bytes up to and with the empty line.
    ///
    /// - Parameter length: How the client knows where the body ends.
    func encode(_ response: HTTPResponse, keepAlive: Bool, length: BodyLength? = nil) -> [UInt8] {
        var lines = ["HTTP/1.1 \(response.status) \(Self.reasons[response.status] ?? "Status")"]
        func add(_ name: String, _ value: String) { lines.append("\(name): \(Self.singleLine(value))") }
        if response.status != 304 {
            add("Content-Type", response.contentType)
            switch length ?? .bytes(response.body.count) {
            case .bytes(let count): add("Content-Length", String(count))
            case .chunks: add("Transfer-Encoding", "chunked")
            case .untilClose: break
            }
        }
        response.headers.forEach { add($0.0, $0.1) }
        let given = Set(response.headers.map { $0.0.lowercased() })
        Self.security.filter { !given.contains($0.0.lowercased()) }.forEach { add($0.0, $0.1) }
        add("Connection", Self.connection(of: given, keepAlive: keepAlive))
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    /// An `Upgrade` header needs to be named by `Connection` (RFC 9110 §7.8).
    private static func connection(of given: Set<String>, keepAlive: Bool) -> String {
        (given.contains("upgrade") ? "Upgrade, " : "") + (keepAlive ? "keep-alive" : "close")
    }

    /// A value can't start a header of its own.
    private static func singleLine(_ value: String) -> String {
        String(decoding: value.utf8.filter { $0 >= 0x20 && $0 != 0x7F }, as: UTF8.self)
    }
}
