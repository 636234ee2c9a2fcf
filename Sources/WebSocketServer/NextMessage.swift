/// What a session answers when it is asked for the next message.
package enum NextMessage: Sendable, Equatable {
    /// The buffer holds one text message.
    case message

    /// There is nothing to say yet, but looking further will take a while: others have their turn first.
    case again

    /// There is nothing to say until the server is woken.
    case idle

    /// The same, but the session wants to be asked again within a second or so even if nobody wakes the server.
    case idleBriefly

    /// The connection is to be closed with this code (RFC 6455 §7.4) and reason, which is cut at 123 bytes.
    case close(code: UInt16, reason: String)
}
