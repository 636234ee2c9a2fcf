/// One `name=value` of a query, decoded.
struct QueryParameter: Sendable, Equatable {
    var name: String
    var value: String

    /// All parameters in their order; empty places between `&` are skipped, as browsers do.
    static func list(in query: String) throws(StreamRequestError) -> [QueryParameter] {
        var list: [QueryParameter] = []
        for pair in query.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decoded(parts[0]), let value = decoded(parts.count > 1 ? parts[1] : "") else {
                throw .encoding(name: parts[0])
            }
            list.append(QueryParameter(name: name, value: value))
        }
        return list
    }

    /// Undoes percent-encoding, and `+` for a blank.
    private static func decoded(_ part: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = part.utf8
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(0x20)
            case UInt8(ascii: "%"):
                guard let high = hexadecimal(rest.popFirst()), let low = hexadecimal(rest.popFirst()) else {
                    return nil
                }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    private static func hexadecimal(_ byte: UInt8?) -> UInt8? {
        guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
        return UInt8(digit)
    }
}
