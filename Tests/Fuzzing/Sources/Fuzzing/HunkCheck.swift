/// Reads hunks beside the two texts, and stops the process at the first line that is not as it must be.
struct HunkCheck {
    private enum Sign: String, CaseIterable {
        case removed = "−"
        case added = "+"
        case kept = "\u{2007}"
    }

    let old: [[UInt8]]
    let new: [[UInt8]]
    /// Which lines the hunks say are gone and have come.
    private(set) var isRemoved: [Bool]
    private(set) var isAdded: [Bool]
    /// The lines that each hunk shows.
    private(set) var spans: [LineSpan] = []
    /// The lines up to which the hunks so far speak.
    private var next = LineSpan.Place(old: 0, new: 0)
    private var last = Sign.kept

    init(_ hunks: String, prefix: String, old: String, new: String) {
        self.old = Self.lines(old)
        self.new = Self.lines(new)
        isRemoved = Array(repeating: false, count: self.old.count)
        isAdded = Array(repeating: false, count: self.new.count)
        var rest = Self.lines(hunks).map { line in
            require(line.starts(with: prefix.utf8), "a line without its prefix")
            return Array(line.dropFirst(prefix.utf8.count))
        }[...]
        while let header = rest.popFirst() { hunk(Self.span(header), &rest) }
        skip(to: self.old.count)
        require(next.new == self.new.count, "another end of the new text")
    }

    private mutating func hunk(_ span: LineSpan, _ rest: inout ArraySlice<[UInt8]>) {
        skip(to: span.start.old)
        require(next == span.start, "a hunk that begins elsewhere")
        last = .kept
        while next.old < span.end.old || next.new < span.end.new {
            guard let line = rest.popFirst() else { fatalError("a hunk that ends early") }
            take(line)
        }
        require(next == span.end, "a hunk with other lines than it says")
        spans.append(span)
    }

    /// Passes lines that no hunk shows.
    private mutating func skip(to line: Int) {
        while next.old < line { keep() }
    }

    private mutating func keep() {
        require(next.old < old.count && next.new < new.count, "lines behind the end")
        require(old[next.old] == new[next.new], "a line that differs and is not said to")
        next.old += 1
        next.new += 1
    }

    private mutating func take(_ line: [UInt8]) {
        guard let sign = Sign.allCases.first(where: { line.starts(with: $0.rawValue.utf8) }) else {
            fatalError("a line without a sign")
        }
        let isOld = sign != .added
        require(isOld ? next.old < old.count : next.new < new.count, "a line behind the end")
        let text = isOld ? old[next.old] : new[next.new]
        let mark = text.last == UInt8(ascii: " ") ? "¬" : ""
        require(line == Array(sign.rawValue.utf8) + text + Array(mark.utf8), "a line that is not in the text")
        switch sign {
        case .kept: keep()
        case .removed:
            require(last != .added, "lines that go behind lines that come")
            isRemoved[next.old] = true
            next.old += 1
        case .added:
            isAdded[next.new] = true
            next.new += 1
        }
        last = sign
    }

    private static func span(_ header: [UInt8]) -> LineSpan {
        let digits = header.split { !(0x30...0x39).contains($0) }
        let numbers = digits.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        require(numbers.count == 4, "a header without its numbers")
        let text = "@@ −\(numbers[0]),\(numbers[1]) +\(numbers[2]),\(numbers[3]) @@"
        require(header == Array(text.utf8), "a header of another form")
        // Of an empty side the line before it is named, of another its first line, counted from 1.
        let start = LineSpan.Place(old: numbers[0] - min(1, numbers[1]), new: numbers[2] - min(1, numbers[3]))
        return LineSpan(start: start, end: .init(old: start.old + numbers[1], new: start.new + numbers[3]))
    }

    private static func lines(_ text: String) -> [[UInt8]] {
        Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    }
}
