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

    /// Appends bytes that are JSON already; the first ones get as much memory as they need.
    mutating func raw(_ json: UnsafeBufferPointer<UInt8>) {
        if bytes.capacity == 0 { unsafe bytes = Array(json) } else { unsafe bytes.append(contentsOf: json) }
    }

    /// Appends `text` in quotes, with every control character (C0, DEL, C1) escaped: people read lines in terminals.
    package mutating func string(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { unsafe escaped($0) }  // runs that need no escape are copied as a whole
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a whole number in decimal.
    package mutating func integer(_ number: some BinaryInteger) {
        raw(String(number))
    }

    private mutating func escaped(_ text: UnsafeBufferPointer<UInt8>) {
        var (start, index) = (0, 0)
        while index < text.count {
            let byte = unsafe text[index]  // before its end
            index += 1
            guard
                byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
            else {
                continue
            }
            // 0xC2 begins a C1 character when the next byte is below 0xA0; UTF-8 has one more byte behind it.
            let control = unsafe byte == 0xC2 ? text[index] : byte
            if byte == 0xC2, control >= 0xA0 { continue }
            unsafe raw(bytes: UnsafeBufferPointer(rebasing: text[start..<index - 1]))  // a range of its own indices
            escape(control)
            if byte == 0xC2 { index += 1 }
            start = index
        }
        unsafe raw(bytes: UnsafeBufferPointer(rebasing: text[start...]))  // a range of its own indices
    }

    private mutating func escape(_ character: UInt8) {
        switch character {
        case UInt8(ascii: "\""): raw("\\\"")
        case UInt8(ascii: "\\"): raw("\\\\")
        case 0x09: raw("\\t")
        case 0x0A: raw("\\n")
        case 0x0D: raw("\\r")
        default:
            let hex = String(character, radix: 16)
            raw(hex.count == 1 ? "\\u000\(hex)" : "\\u00\(hex)")
        }
    }
}
