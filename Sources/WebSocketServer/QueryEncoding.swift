/// Puts a query string together again from the pieces that libwebsockets decoded.
enum QueryEncoding {
    /// Joins `name=value` pieces with `&`, each percent-encoded but for its first `=`.
    static func joined(_ pieces: [[UInt8]]) -> String? {
        pieces.isEmpty ? nil : pieces.map(encoded).joined(separator: "&")
    }

    private static func encoded(_ piece: [UInt8]) -> String {
        guard let separator = piece.firstIndex(of: UInt8(ascii: "=")) else { return escaped(piece[...]) }
        return escaped(piece[..<separator]) + "=" + escaped(piece[(separator + 1)...])
    }

    private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        for byte in bytes {
            if isUnreserved(byte) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    /// RFC 3986 §2.3.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }
}
