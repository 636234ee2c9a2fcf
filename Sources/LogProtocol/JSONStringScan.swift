/// Reads one string of a JSON text, from after its opening quote.
struct JSONStringScan {
    let bytes: [UInt8]

    /// The next byte to read; after ``text()``, the one after the closing quote.
    var position: Int

    private var decoded: [UInt8] = []

    init(bytes: [UInt8], position: Int) {
        self.bytes = bytes
        self.position = position
    }

    mutating func text() throws(JSONReadingError) -> String {
        let start = position
        while true {
            switch try next() {
            case UInt8(ascii: "\""): return try validated(from: start)
            case UInt8(ascii: "\\"): try escape()
            case 0x00..<0x20: throw failure("a control character in a string must be escaped")
            case let byte: decoded.append(byte)
            }
        }
    }

    /// What is not UTF-8 would be repaired while decoding, and then differs from what was there.
    private func validated(from start: Int) throws(JSONReadingError) -> String {
        let text = String(decoding: decoded, as: UTF8.self)
        guard text.utf8.elementsEqual(decoded) else {
            throw JSONReadingError(position: start, message: "the string is not UTF-8")
        }
        return text
    }

    private mutating func escape() throws(JSONReadingError) {
        switch try next() {
        case UInt8(ascii: "n"): decoded.append(0x0A)
        case UInt8(ascii: "t"): decoded.append(0x09)
        case UInt8(ascii: "r"): decoded.append(0x0D)
        case UInt8(ascii: "b"): decoded.append(0x08)
        case UInt8(ascii: "f"): decoded.append(0x0C)
        case UInt8(ascii: "u"): decoded.append(contentsOf: String(try scalar()).utf8)
        case let byte where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/"):
            decoded.append(byte)
        default: throw failure("an unknown escape in a string")
        }
    }

    private mutating func scalar() throws(JSONReadingError) -> Character {
        let unit = try hexadecimal()
        guard (0xD800..<0xDC00).contains(unit), let low = lowSurrogate() else {
            return Character(Unicode.Scalar(unit) ?? "\u{FFFD}")
        }
        return Character(Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}")
    }

    /// The partner of a high surrogate, taken only when it is one.
    private mutating func lowSurrogate() -> UInt32? {
        guard bytes[position...].starts(with: "\\u".utf8) else { return nil }
        var ahead = self
        ahead.position += 2
        guard let low = try? ahead.hexadecimal(), (0xDC00..<0xE000).contains(low) else { return nil }
        position = ahead.position
        return low
    }

    private mutating func hexadecimal() throws(JSONReadingError) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(try next())).hexDigitValue else {
                throw failure("four hexadecimal digits were expected")
            }
            unit = unit << 4 + UInt32(digit)
        }
        return unit
    }

    private mutating func next() throws(JSONReadingError) -> UInt8 {
        guard position < bytes.count else { throw failure("the string does not end") }
        defer { position += 1 }
        return bytes[position]
    }

    private func failure(_ message: String) -> JSONReadingError {
        JSONReadingError(position: position, message: message)
    }
}
