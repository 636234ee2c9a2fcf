/// A JSON value, for checking what the renderer wrote with code that it shares nothing with.
///
/// Numbers are kept as text, so that nothing is rounded.
enum JSONValue: Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    /// By the bytes of the names: names that are equal only as characters are different members.
    case object([[UInt8]: JSONValue])

    struct Malformed: Error {
        let offset: Int
        let text: String
    }

    init(parsing bytes: [UInt8]) throws {
        var parser = JSONParser(bytes: bytes)
        self = try parser.document()
    }

    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[Array(key.utf8)]
    }

    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var elements: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// Strings are equal when their bytes are.
    static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }
}

/// A strict parser: no duplicate names, no trailing text, no unescaped control characters.
struct JSONParser {
    let bytes: [UInt8]
    private var offset = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws -> JSONValue {
        let value = try value()
        guard offset == bytes.count else { throw malformed() }
        return value
    }

    private mutating func value() throws -> JSONValue {
        switch peek {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        default: return .number(try number())
        }
    }

    private mutating func object() throws -> JSONValue {
        var members: [[UInt8]: JSONValue] = [:]
        try separated(by: "{", "}") { parser in
            let name = Array(try parser.string().utf8)
            try parser.expect(":")
            guard members.updateValue(try parser.value(), forKey: name) == nil else { throw parser.malformed() }
        }
        return .object(members)
    }

    private mutating func array() throws -> JSONValue {
        var elements: [JSONValue] = []
        try separated(by: "[", "]") { elements.append(try $0.value()) }
        return .array(elements)
    }

    private mutating func separated(
        by open: Unicode.Scalar,
        _ close: Unicode.Scalar,
        _ element: (inout JSONParser) throws -> Void
    ) throws {
        try expect(open)
        if peek == UInt8(ascii: close) { return offset += 1 }
        while true {
            try element(&self)
            if peek == UInt8(ascii: close) { return offset += 1 }
            try expect(",")
        }
    }

    private mutating func string() throws -> String {
        try expect("\"")
        var text: [UInt8] = []
        var start = offset
        while let byte = peek, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20, byte != 0x7F else { throw malformed() }
            offset += 1
            guard byte == UInt8(ascii: "\\") else { continue }
            text += bytes[start..<offset - 1]
            try escape(into: &text)
            start = offset
        }
        text += bytes[start..<offset]
        try expect("\"")
        guard let valid = String(validating: text, as: UTF8.self) else { throw malformed() }
        return valid
    }

    private mutating func escape(into text: inout [UInt8]) throws {
        guard let byte = peek else { throw malformed() }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(byte)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            let digits = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
            guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { throw malformed() }
            offset += 4
            text.append(contentsOf: String(scalar).utf8)
        default: throw malformed()
        }
    }

    private mutating func number() throws -> String {
        let start = offset
        skip { $0 == UInt8(ascii: "-") }
        let whole = offset
        try digits()
        guard offset == whole + 1 || bytes[whole] != UInt8(ascii: "0") else { throw malformed() }
        if peek == UInt8(ascii: ".") {
            offset += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") {
            offset += 1
            skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
            try digits()
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func digits() throws {
        let start = offset
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
        guard offset > start else { throw malformed() }
    }

    private mutating func skip(_ isExpected: (UInt8) -> Bool) {
        if let byte = peek, isExpected(byte) { offset += 1 }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
        guard bytes[offset...].starts(with: word.utf8) else { throw malformed() }
        offset += word.utf8.count
        return value
    }

    private mutating func expect(_ character: Unicode.Scalar) throws {
        guard peek == UInt8(ascii: character) else { throw malformed() }
        offset += 1
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func malformed() -> JSONValue.Malformed {
        JSONValue.Malformed(offset: offset, text: String(decoding: bytes, as: UTF8.self))
    }
}
