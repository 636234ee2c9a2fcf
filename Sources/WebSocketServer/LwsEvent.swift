/// What lws tells about one descriptor, freed of pointers.
enum LwsEvent {
    /// A plain request arrived whole; headers can be read.
    case request
    /// A client asks for a protocol change; headers can be read.
    case upgradeRequested
    /// The rest of a response may be written.
    case responseWritable
    /// A request body ended.
    case bodyEnded
    /// The WebSocket is open.
    case opened
    /// One message may be written.
    case writable
    /// A piece of an inbound message.
    case received([UInt8], isLast: Bool, isBinary: Bool)
    /// The WebSocket is over.
    case closed
    /// An adopted descriptor can be read.
    case readable
    /// The timer that `LwsSocket.callBack(after:)` set has fired.
    case timeout
    /// Something asks for a protocol that is not spoken here.
    case unwanted
    /// lws forgets the descriptor: the last event.
    case destroyed
}
