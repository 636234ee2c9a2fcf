/// A response body that is made while it is sent; confined to the service thread of its server.
package protocol ResponseStream: AnyObject {
    /// Puts the next piece into `buffer`, which comes empty, or says that there is none.
    ///
    /// Asked whenever the client has taken the piece before: one that reads slowly holds up nobody.
    func nextPiece(into buffer: inout MessageBuffer) -> NextPiece
}

/// What a response stream answers when it is asked for the next piece.
package enum NextPiece: Sendable, Equatable {
    /// The buffer holds a piece.
    case piece

    /// There is more, but looking for it will take a while: others have their turn first.
    case again

    /// The body is complete.
    case end
}
