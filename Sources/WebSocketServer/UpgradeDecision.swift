/// Whether a WebSocket is opened.
package enum UpgradeDecision {
    /// The session is asked for messages from now on, and told by `closed()` when the connection is gone.
    case accept(any ConnectionSession)

    /// The client reads this instead and stays unconnected.
    case refuse(HTTPResponse)
}
