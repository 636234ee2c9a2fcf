/// How a client knows where a response's body ends (RFC 9112 §6.3).
enum BodyLength {
    case bytes(Int)
    case chunks
    /// With the connection: all that HTTP/1.0 has for a length that is not known before.
    case untilClose

    /// A piece of the body as it is sent.
    func framed(_ piece: [UInt8]) -> [UInt8] {
        guard case .chunks = self else { return piece }
        return Array("\(String(piece.count, radix: 16))\r\n".utf8) + piece + Array("\r\n".utf8)
    }

    /// What follows the last piece.
    var end: [UInt8] {
        guard case .chunks = self else { return [] }
        return Array("0\r\n\r\n".utf8)
    }
}
