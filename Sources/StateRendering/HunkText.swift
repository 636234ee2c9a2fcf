/// Writes hunks as text, byte by byte: a sign and a line must not melt into one character.
struct HunkText {
    private let old: TextLines
    private let new: TextLines
    private let prefix: String
    private var bytes: [UInt8] = []

    init(old: TextLines, new: TextLines, prefix: String) {
        self.old = old
        self.new = new
        self.prefix = prefix
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ hunk: LineHunk) {
        beginLine()
        write("@@ −\(span(hunk.old)) +\(span(hunk.new)) @@")
        var next = hunk.old.lowerBound
        for change in hunk.changes {
            lines(next..<change.old.lowerBound, of: old, sign: "\u{2007}")
            lines(change.old, of: old, sign: "−")
            lines(change.new, of: new, sign: "+")
            next = change.old.upperBound
        }
        lines(next..<hunk.old.upperBound, of: old, sign: "\u{2007}")
    }

    /// A run of lines as a header names it; an empty one by the line before it.
    private func span(_ lines: Range<Int>) -> String {
        "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
    }

    private mutating func lines(_ range: Range<Int>, of text: TextLines, sign: String) {
        for line in range {
            beginLine()
            write(sign)
            bytes.append(contentsOf: text[line])
            if text[line].last == UInt8(ascii: " ") { write("¬") }
        }
    }

    private mutating func beginLine() {
        if !bytes.isEmpty { write("\n") }
        write(prefix)
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
