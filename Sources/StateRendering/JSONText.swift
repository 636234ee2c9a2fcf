/// Reads back what ``JSONWriter`` wrote.
enum JSONText {
    /// The text inside a JSON string; other JSON is its own text.
    static func unquoted(_ json: [UInt8]) -> String {
        guard json.first == UInt8(ascii: "\"") else { return String(decoding: json, as: UTF8.self) }
        let inner = json.dropFirst().dropLast()
        guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
        return unescaped(inner)
    }

    private static func unescaped(_ json: ArraySlice<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        var rest = String(decoding: json, as: UTF8.self).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            text.append(scalar == "\\" ? character(escapedIn: &rest) : scalar)
        }
        return String(text)
    }

    private static func character(escapedIn rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
        switch rest.popFirst() {
        case "t": return "\t"
        case "n": return "\n"
        case "r": return "\r"
        case "u":
            let digits = rest.prefix(4)
            rest.removeFirst(digits.count)
            return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
        case let scalar: return scalar ?? "\\"
        }
    }
}
