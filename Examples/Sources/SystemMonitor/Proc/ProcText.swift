/// What a file said, on the way to becoming values.
struct ProcText: Sendable {
    let file: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n") }

    static func columns(of line: Substring) -> [Substring] {
        line.split(whereSeparator: \.isWhitespace)
    }

    /// The number in the column, counted from 0, of a row of columns.
    ///
    /// Never negative, so that differences of two never overflow.
    func number(_ column: Int, of row: [Substring]) throws(ReadingProblem) -> Int {
        guard row.indices.contains(column) else { throw problem("ends before column \(column): \(row)") }
        guard let number = Int(row[column]), number >= 0 else { throw problem("has no number in \"\(row[column])\"") }
        return number
    }

    /// The columns behind a line's label, as in `MemTotal:  24684092 kB`.
    func row(labelled label: String) throws(ReadingProblem) -> [Substring] {
        for line in lines {
            let columns = Self.columns(of: line)
            if columns.first == label[...] { return Array(columns.dropFirst()) }
        }
        throw problem("has no line \(label)")
    }

    func problem(_ reason: String) -> ReadingProblem {
        ReadingProblem(file: file, reason: reason)
    }
}
