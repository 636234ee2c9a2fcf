/// The reason of a close frame.
enum CloseReason {
    /// The first 123 bytes (RFC 6455 §5.5), never ending within a character.
    static func cut(_ reason: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for character in reason {
            if bytes.count + character.utf8.count > 123 { break }
            bytes += character.utf8
        }
        return bytes
    }
}
