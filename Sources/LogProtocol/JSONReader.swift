/// Reads JSON from front to back; strict, and bounded in depth because it calls itself.
struct JSONReader {
    private let bytes: [UInt8]
    private let maxDepth: Int
    private var position = 0
    private var depth = 0

    init(_ bytes: [UInt8], maxDepth: Int) {
        self.bytes = bytes
        self.maxDepth = maxDepth
    }

    /// Reads the whole text as one value.
    mutating func document() throws(JSONReadingError) -> JSONValue {
        let result = try value()
        skipBlanks()
        guard position == bytes.count else { throw failure("something follows the JSON value") }
        return result
    }

    private mutating func value() throws(JSONReadingError) -> JSONValue {
        skipBlanks()
        switch peek() {
        case UInt8(ascii: "{"): return try nested { (reader) throws(JSONReadingError) in try reader.object() }
        case UInt8(ascii: "["): return try nested { (reader) throws(JSONReadingError) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw failure("a JSON value was expected")
        }
    }

    private mutating func nested(
        _ body: (inout JSONReader) throws(JSONReadingError) -> JSONValue
    ) throws(JSONReadingError) -> JSONValue {
        guard depth < maxDepth else { throw failure("more than \(maxDepth) values inside each other") }
        depth += 1
        position += 1
        let result = try body(&self)
        depth -= 1
        return result
    }

    private mutating func object() throws(JSONReadingError) -> JSONValue {
        var members: [JSONValue.Member] = []
        skipBlanks()
        if take("}") { return .object([]) }
        repeat {
            skipBlanks()
            guard peek() == UInt8(ascii: "\"") else { throw failure("a name in quotes was expected") }
            let name = try string()
            skipBlanks()
            guard take(":") else { throw failure("a colon was expected") }
            members.append(JSONValue.Member(name, try value()))
            skipBlanks()
        } while take(",")
        guard take("}") else { throw failure("a comma or } was expected") }
        return .object(members)
    }

    private mutating func array() throws(JSONReadingError) -> JSONValue {
        var elements: [JSONValue] = []
        skipBlanks()
        if take("]") { return .array([]) }
        repeat {
            elements.append(try value())
            skipBlanks()
        } while take(",")
        guard take("]") else { throw failure("a comma or ] was expected") }
        return .array(elements)
    }

    private mutating func word(_ spelling: String, _ result: JSONValue) throws(JSONReadingError) -> JSONValue {
        guard bytes[position...].starts(with: spelling.utf8) else { throw failure("a JSON value was expected") }
        position += spelling.utf8.count
        return result
    }

    private mutating func number() throws(JSONReadingError) -> String {
        let start = position
        _ = take("-")
        if !take("0") { try digits() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            try digits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() throws(JSONReadingError) {
        let start = position
        while (0x30...0x39).contains(peek()) { position += 1 }
        guard position > start else { throw failure("a digit was expected") }
    }

    private mutating func string() throws(JSONReadingError) -> String {
        var scan = JSONStringScan(bytes: bytes, position: position + 1)
        let text = try scan.text()
        position = scan.position
        return text
    }

    private mutating func skipBlanks() {
        while true {
            switch peek() {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    /// The next byte; zero, which no JSON has outside a string, at the end.
    private func peek() -> UInt8 {
        position < bytes.count ? bytes[position] : 0
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private func failure(_ message: String) -> JSONReadingError {
        JSONReadingError(position: position, message: message)
    }
}
