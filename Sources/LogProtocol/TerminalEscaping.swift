/// Shows any text in a terminal without the text driving the terminal.
///
/// Escaped are control characters, everything invisible (zero-width and format characters, among them the
/// bidirectional overrides and isolates) and the line separators of Unicode. Variation selectors stay: half of all
/// emoji need one, and they only choose between two pictures. A backslash stays too, so a text that spells `\u{1b}`
/// itself looks the same; inside quotes it is doubled and the two differ.
package enum TerminalEscaping {
    /// The longest excerpt in a sentence, in characters.
    package static let maxExcerptCharacters = 40

    /// `text` in quotes, escaped and cut, for a sentence that is sent or logged.
    package static func excerpt(_ text: String) -> String {
        var line = TerminalLine(maxCharacters: maxExcerptCharacters, color: false)
        line.text(text)
        return "\"\(String(decoding: line.finished(), as: UTF8.self))\""
    }

    /// The escaped spelling of a scalar, or nil when it can be shown as it is.
    static func escape(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case " "..."~": nil
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: isVisible(scalar) ? nil : "\\u{\(String(scalar.value, radix: 16))}"
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: !scalar.properties.isDefaultIgnorableCodePoint || ("\u{FE00}"..."\u{FE0F}").contains(scalar)
        }
    }
}
