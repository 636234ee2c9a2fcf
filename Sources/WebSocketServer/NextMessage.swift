/// What a session answers when it is asked for the next message.
package enum NextMessage: Sendable, Equatable {
    /// The buffer holds one text message.
    case message

    /// There is nothing to say until the server is woken.
    case idle

    /// The connection is to be closed with this code (RFC 6455 §7.4) and reason, which is cut at 123 bytes.
    case close(code: UInt16, reason: String)
}
