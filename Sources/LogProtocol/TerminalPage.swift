/// The lines that one event becomes.
struct TerminalPage {
    let maxCharacters: Int
    let color: Bool

    /// UTF-8, the lines joined by newlines.
    private(set) var bytes: [UInt8] = []

    init(maxCharacters: Int, color: Bool) {
        self.maxCharacters = maxCharacters
        self.color = color
    }

    /// Adds the line that `body` writes.
    mutating func line(_ body: (inout TerminalLine) -> Void) {
        var line = TerminalLine(maxCharacters: maxCharacters, color: color)
        body(&line)
        if !bytes.isEmpty { bytes.append(0x0A) }
        bytes.append(contentsOf: line.finished())
    }

    /// Adds a line about the stream itself, `-- … --`.
    mutating func notice(_ body: (inout TerminalLine) -> Void) {
        line {
            $0.text("-- ")
            body(&$0)
            $0.text(" --")
        }
    }

    /// Adds a line that belongs to the one above, under its number.
    mutating func indented(_ style: TerminalLine.Style? = nil, _ body: (inout TerminalLine) -> Void) {
        line {
            $0.text("                 ")
            $0.styled(style, body)
        }
    }
}
