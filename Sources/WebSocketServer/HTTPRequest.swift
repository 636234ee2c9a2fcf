/// A request whose host and method were found to be in order.
package struct HTTPRequest: Sendable, Equatable {
    /// `GET` or `HEAD`.
    package var method: String

    /// The path, percent-decoded, with `.`, `..` and doubled slashes resolved; begins with `/`.
    package var path: String

    /// What follows the `?`, percent-encoded; nil when there is none.
    ///
    /// In a canonical form: libwebsockets decodes while it parses, so this was encoded again (a space is `%20`).
    package var query: String?

    /// The `Host` header.
    package var host: String

    /// The `Origin` header; nil when the client is no browser.
    package var origin: String?

    /// The WebSocket subprotocols that the client offers, joined by commas; nil when it offers none.
    package var subprotocols: String?

    /// What the client says it is; nil when it does not.
    package var userAgent: String?

    package init(
        method: String = "GET",
        path: String,
        query: String? = nil,
        host: String,
        origin: String? = nil,
        subprotocols: String? = nil,
        userAgent: String? = nil
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.host = host
        self.origin = origin
        self.subprotocols = subprotocols
        self.userAgent = userAgent
    }
}
