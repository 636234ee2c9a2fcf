/// Who decides what the server serves.
///
/// Every call comes on the service thread and holds up all clients until it returns.
package protocol ServerHandler: AnyObject, Sendable {
    /// Answers a plain `GET` or `HEAD`.
    func response(to request: HTTPRequest) -> HTTPResponse

    /// Decides whether a client may open a WebSocket on this path with this query.
    func open(_ request: HTTPRequest) -> UpgradeDecision
}
