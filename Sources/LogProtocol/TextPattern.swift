/// A text in which `*` stands for anything, nothing included.
struct TextPattern: Sendable, Equatable {
    private let ignoresCase: Bool
    private let start: [UInt8]
    private let middle: [WordSearch]

    /// What stands behind the last `*`; nil when there is none.
    private let end: [UInt8]?

    init(_ pattern: String, ignoresCase: Bool = true) {
        self.ignoresCase = ignoresCase
        let pieces = (ignoresCase ? pattern.lowercased() : pattern).utf8
            .split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        start = Array(pieces[0])
        middle = pieces.dropFirst().dropLast().filter { !$0.isEmpty }.map { WordSearch(exactly: Array($0)) }
        end = pieces.count > 1 ? pieces.last.map(Array.init) : nil
    }

    /// Whether anything but the one text fits.
    var hasWildcard: Bool { end != nil }

    /// Whether the whole of `text` fits: each piece is looked for behind the one before, so no byte is read twice.
    func matches(_ text: String) -> Bool {
        let bytes = Array((ignoresCase ? text.lowercased() : text).utf8)
        guard let end else { return bytes == start }
        guard bytes.starts(with: start), bytes.count >= start.count + end.count else { return false }
        var rest = bytes[start.count..<bytes.count - end.count]
        for piece in middle {
            guard let found = piece.end(in: rest) else { return false }
            rest = rest[found...]
        }
        return bytes.reversed().starts(with: end.reversed())
    }
}
