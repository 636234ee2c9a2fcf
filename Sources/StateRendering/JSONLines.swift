/// JSON with a line for every part: the text for people where something is hidden.
///
/// A dump has the texts that values give of themselves, which may contain what is hidden; JSON has been through the
/// rules. Its lines are made as those of a dump are, so that the change of a part is the change of a line.
struct JSONLines {
    private var lines: [UInt8] = []
    private var depth = 1
    private var isInText = false
    private var isEscaped = false

    /// - Parameter json: without blanks between its tokens.
    static func text(of json: [UInt8]) -> String {
        var writer = JSONLines()
        writer.indent()
        for (index, byte) in json.enumerated() {
            if writer.isInText {
                writer.character(byte)
            } else {
                let (before, after) = (index > 0 ? json[index - 1] : 0, index + 1 < json.count ? json[index + 1] : 0)
                writer.token(byte, isFirst: opens(before), isEmpty: closes(after))
            }
        }
        return String(decoding: writer.lines + [UInt8(ascii: "\n")], as: UTF8.self)
    }

    private mutating func character(_ byte: UInt8) {
        lines.append(byte)
        isInText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }

    /// - Parameters:
    ///   - isFirst: whether a bracket opens just before.
    ///   - isEmpty: whether one closes just behind.
    private mutating func token(_ byte: UInt8, isFirst: Bool, isEmpty: Bool) {
        if Self.closes(byte) {
            depth -= 1
            if !isFirst { breakLine() }
        }
        lines.append(byte)
        if Self.opens(byte) {
            depth += 1
            if !isEmpty { breakLine() }
        } else if byte == UInt8(ascii: ",") {
            breakLine()
        } else if byte == UInt8(ascii: ":") {
            lines.append(UInt8(ascii: " "))
        }
        isInText = byte == UInt8(ascii: "\"")
    }

    private mutating func breakLine() {
        lines.append(UInt8(ascii: "\n"))
        indent()
    }

    private mutating func indent() {
        lines.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    private static func opens(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") }

    private static func closes(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") }
}
