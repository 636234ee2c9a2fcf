/// Builds JSON text, byte by byte, in one buffer.
///
/// It knows how a scalar is spelled and nothing of structure: the caller writes braces and commas with ``raw(_:)``.
package struct JSONWriter: Sendable {
    /// The UTF-8 text so far.
    package var bytes: [UInt8] = []

    package init() {}

    /// What was written, as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends text that is JSON already.
    package mutating func raw(_ json: String) {
        bytes.append(contentsOf: json.utf8)
    }

    /// Appends bytes that are JSON already.
    package mutating func raw(bytes json: some Collection<UInt8>) {
        bytes.append(contentsOf: json)
    }

    /// Appends `text` in quotes, with every control character (C0, DEL, C1) escaped: people read lines in terminals.
    package mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        bytes.reserveCapacity(bytes.count + text.utf8.count + 1)
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x00..<0x20, 0x7F:
                escape(byte)
            case 0x80...0x9F where previous == 0xC2:  // the two bytes of a C1 character
                bytes.removeLast()
                escape(byte)
            default:
                bytes.append(byte)
            }
            previous = byte
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a whole number in decimal.
    package mutating func integer(_ number: some BinaryInteger) {
        raw(String(number))
    }

    private mutating func escape(_ control: UInt8) {
        switch control {
        case 0x09: raw("\\t")
        case 0x0A: raw("\\n")
        case 0x0D: raw("\\r")
        default:
            let hex = String(control, radix: 16)
            raw(hex.count == 1 ? "\\u000\(hex)" : "\\u00\(hex)")
        }
    }
}
