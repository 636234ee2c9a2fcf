/// What a client can ask of the stream while it runs.
package enum ClientCommand: Sendable, Equatable {
    /// From here on send only what passes; a filter without terms is none.
    case subscribe(EventFilter)

    /// Send nothing from here on.
    case pause

    /// Go on from the place of the pause.
    case resume

    /// Go to just after an event.
    case since(UInt64)

    /// Put a snapshot into the stream, of one store or of all.
    case snapshot(store: String?)

    /// Draw a line into the stream.
    case mark(String)
}
