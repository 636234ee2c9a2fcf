/// What one client makes of the bytes that it gets.
struct ClientStream {
    private var framing: WebSocketFraming?
    private(set) var lines = LineCheck()

    /// - Parameter framing: How lines are wrapped; nil when they come as they are.
    init(framing: WebSocketFraming?) {
        self.framing = framing
    }

    /// Whether events can come.
    var isConnected: Bool { framing == nil || lines.hasHello }

    /// Takes the next bytes, wherever they were cut.
    mutating func take(_ bytes: ArraySlice<UInt8>) throws {
        guard framing != nil else { return try lines.take(bytes) }
        try framing?.take(bytes) { piece in
            switch piece {
            case .payload(let bytes): try lines.take(bytes)
            case .messageEnd: try lines.endLine()
            }
        }
    }
}
