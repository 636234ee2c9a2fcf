/// Goes through the members of a JSON object without taking their values apart.
///
/// For lines that this program wrote; of anything else it gives what it can and ends early.
struct MemberScan {
    struct Member {
        let name: String
        let value: ArraySlice<UInt8>

        /// The text, when the value is a string.
        var string: String? {
            guard value.first == UInt8(ascii: "\"") else { return nil }
            var scan = JSONStringScan(bytes: Array(value), position: 1)
            return try? scan.text()
        }

        /// The number, when the value is a whole one in digits.
        var unsigned: UInt64? { UInt64(String(decoding: value, as: UTF8.self)) }
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next member; nil at the end.
    mutating func next() -> Member? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: position == 0 ? "{" : ",") else { return nil }
        position += 1
        guard let quoted = takeValue(), quoted.count >= 2, quoted.first == UInt8(ascii: "\"") else { return nil }
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return nil }
        position += 1
        guard let value = takeValue() else { return nil }
        return Member(name: String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self), value: value)
    }

    /// The bytes up to the comma, colon or bracket that ends a value.
    private mutating func takeValue() -> ArraySlice<UInt8>? {
        let start = position
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return bytes[start..<position] }
                depth -= 1
                position += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                if depth == 0 { return bytes[start..<position] }
                position += 1
            default: position += 1
            }
        }
        return nil
    }

    private mutating func skipString() {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
    }
}
