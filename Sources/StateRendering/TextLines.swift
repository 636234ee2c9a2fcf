/// Lines of a text that stand next to each other, split at the byte `\n`: neither "\r\n" nor a combining mark at the
/// start of a line does any harm.
struct TextLines {
    private let text: TextBytes
    /// The number of the first line.
    private let first: Int
    /// Where each line begins, and one more for the line behind the last.
    private var starts: [Int]

    /// - Parameters:
    ///   - first: the number of the line that `bytes` begin with.
    ///   - bytes: whole lines with the line feeds that end them.
    ///   - context: how many lines before them are taken as well, if there are so many.
    init(_ text: TextBytes, first: Int, bytes: Range<Int>, context: Int) {
        let leading = min(first, context)
        var start = bytes.lowerBound
        for _ in 0..<leading { start = text.lineStart(before: start - 1) }
        self.text = text
        self.first = first - leading
        starts = [start]
        while let last = starts.last, last < bytes.upperBound { takeLine(at: last) }
    }

    /// The number of the line behind the last.
    var end: Int { first + starts.count - 1 }

    /// A line without the line feed that ends it.
    subscript(line: Int) -> LineBytes {
        text[starts[line - first]..<starts[line - first + 1] - 1]
    }

    /// Numbers from 0 on that are the same for lines with the same bytes.
    func numbers(of lines: Range<Int>, in numbering: inout [LineBytes: Int]) -> [Int] {
        lines.map { line in
            let next = numbering.count
            return { (number: inout Int) in number }(&numbering[self[line], default: next])
        }
    }

    /// Takes further lines until `line` is there; false when the text has not so many.
    mutating func reach(_ line: Int) -> Bool {
        while line >= end {
            guard let last = starts.last, last <= text.count else { return false }
            takeLine(at: last)
        }
        return true
    }

    private mutating func takeLine(at start: Int) {
        starts.append(text.lineEnd(from: start) + 1)
    }
}
