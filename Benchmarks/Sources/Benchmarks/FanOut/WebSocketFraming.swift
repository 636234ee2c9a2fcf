/// The client's side of RFC 6455, as far as a stream of text messages needs it.
struct WebSocketFraming {
    enum Piece {
        case payload(ArraySlice<UInt8>)
        case messageEnd
    }

    private enum Phase {
        case response
        case frameHead
        case payload(rest: Int, isFinal: Bool)
    }

    private static let endOfResponse = Array("\r\n\r\n".utf8)

    private var phase = Phase.response
    private var head: [UInt8] = []

    /// What a client says first; the key is the example of the RFC.
    ///
    /// - Parameter splitsLines: Whether the client makes itself known as one that splits messages into lines.
    static func request(port: Int, splitsLines: Bool) -> [UInt8] {
        var lines = [
            "GET / HTTP/1.1", "Host: 127.0.0.1:\(port)", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        if splitsLines { lines.append("Sec-WebSocket-Protocol: remote-logger.v1") }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    /// Takes the next bytes, wherever they were cut, and hands on what they carry.
    mutating func take(_ bytes: ArraySlice<UInt8>, _ receive: (Piece) throws -> Void) throws {
        var rest = bytes
        while !rest.isEmpty {
            switch phase {
            case .response: try takeResponseByte(rest.removeFirst())
            case .frameHead: try takeHeadByte(rest.removeFirst(), receive)
            case .payload(let count, let isFinal):
                let piece = rest.prefix(count)
                rest = rest.dropFirst(piece.count)
                try receive(.payload(piece))
                try go(on: count - piece.count, isFinal, receive)
            }
        }
    }

    private mutating func takeResponseByte(_ byte: UInt8) throws {
        head.append(byte)
        guard head.suffix(4) == Self.endOfResponse[...] else { return }
        let text = String(decoding: head, as: UTF8.self)
        guard text.hasPrefix("HTTP/1.1 101 ") else { throw FanOutError("no WebSocket: \(text)") }
        head = []
        phase = .frameHead
    }

    /// Gathers the two, four or ten bytes in front of a payload.
    private mutating func takeHeadByte(_ byte: UInt8, _ receive: (Piece) throws -> Void) throws {
        head.append(byte)
        guard head.count >= 2 else { return }
        let length = Int(head[1])
        guard head.count == (length < 126 ? 2 : length == 126 ? 4 : 10) else { return }
        let isText = head[0] & 0x0F <= 1  // a text, or the continuation of one
        guard isText, length < 128 else { throw FanOutError("a frame that is none of ours: \(head)") }
        let isFinal = head[0] & 0x80 != 0
        let count = head.dropFirst(2).reduce(length < 126 ? length : 0) { $0 << 8 | Int($1) }
        head.removeAll(keepingCapacity: true)
        try go(on: count, isFinal, receive)
    }

    private mutating func go(on rest: Int, _ isFinal: Bool, _ receive: (Piece) throws -> Void) throws {
        phase = rest > 0 ? .payload(rest: rest, isFinal: isFinal) : .frameHead
        if rest == 0, isFinal { try receive(.messageEnd) }
    }
}
