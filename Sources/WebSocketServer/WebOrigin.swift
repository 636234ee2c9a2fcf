/// Scheme, host and port of a web page, as RFC 6454 compares them: never by prefix.
struct WebOrigin: Hashable, Sendable {
    let scheme: String
    let host: String
    let port: Int

    /// Reads `scheme://host[:port]` with nothing after it; nil for anything else, `null` included.
    init?(_ text: String) {
        guard let separator = text.firstRange(of: "://") else { return nil }
        let scheme = text[..<separator.lowerBound].lowercased()
        guard let authority = Authority(text[separator.upperBound...]) else { return nil }
        guard let port = authority.port ?? Self.defaultPorts[scheme] else { return nil }
        self.init(scheme: scheme, host: authority.host, port: port)
    }

    init(scheme: String, host: String, port: Int) {
        self.scheme = scheme
        self.host = host
        self.port = port
    }

    private static let defaultPorts = ["http": 80, "https": 443]
}
