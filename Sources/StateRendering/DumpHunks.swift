/// Writes the hunks of two values: the lines that a ``DumpComparison`` found and those around them, no others.
struct DumpHunks {
    private let plan: DumpPlan
    private let old: Place
    private let new: Place
    private let oldMarks: [RowMark]
    private let newMarks: [RowMark]
    private let counter: LineCounter
    private var changes: [LineChange]

    init(_ comparison: borrowing DumpComparison, _ plan: DumpPlan, _ old: Place, _ new: Place) {
        self.plan = plan
        self.old = old
        self.new = new
        oldMarks = comparison.oldMarks
        newMarks = comparison.newMarks
        counter = comparison.counter
        changes = comparison.changes
        slideDown()
    }

    /// The hunks as ``LineDifference`` writes them.
    func text(linesOfContext context: Int, prefix: String) -> String {
        // How many lines the whole has is known only when the last ones are written.
        var hunks = LineHunk.hunks(of: changes, context: context, oldCount: .max)
        let removed = changes.lazy.map(\.old).filter { !$0.isEmpty }
        return withLines(ofOld: Array(removed)) { oldLines in
            withLines(ofNew: hunks.lazy.map(\.new).filter { !$0.isEmpty }) { newLines in
                // Behind the last line feed a text has an empty line.
                let missing = hunks.reduce(0) { $0 + $1.new.count } - newLines.count
                hunks[hunks.count - 1].shorten(by: max(0, missing - 1))
                return ByteSink.with { sink in
                    var text = HunkText(into: sink, prefix: prefix)
                    var (oldLines, newLines) = (oldLines, newLines)
                    for hunk in hunks { Self.append(hunk, &oldLines, &newLines, to: &text) }
                    return text.text
                }
            }
        }
    }

    private static func append(
        _ hunk: LineHunk,
        _ old: inout WrittenLines,
        _ new: inout WrittenLines,
        to text: inout HunkText
    ) {
        text.begin(old: hunk.old, new: hunk.new)
        var next = hunk.new.lowerBound
        for change in hunk.changes {
            for _ in next..<change.new.lowerBound { unsafe text.line("\u{2007}", new.read()) }  // written at once
            for _ in change.old { unsafe text.line("−", old.read()) }  // written at once
            for _ in change.new { unsafe text.line("+", new.read()) }  // written at once
            next = change.new.upperBound
        }
        for _ in next..<hunk.new.upperBound { unsafe text.line("\u{2007}", new.read()) }  // written at once
    }

    /// Moves every pure insertion or removal as far down as the same lines allow, where people expect it.
    private mutating func slideDown() {
        guard changes.contains(where: \.isPure) else { return }
        var unsettled = changes.indices.filter { changes[$0].isPure }
        var lookahead = 2
        while !unsettled.isEmpty {
            unsettled =
                slide(unsettled, lookahead: lookahead) { $0.new.isEmpty }
                + slide(unsettled, lookahead: lookahead) { $0.old.isEmpty }
            lookahead *= 4
        }
        changes = changes.joined
    }

    /// Moves the changes of one side; returns those for which more lines must be looked at.
    private mutating func slide(
        _ indices: [Int],
        lookahead: Int,
        ofSide isOfSide: (LineChange) -> Bool
    ) -> [Int] {
        let indices = indices.filter { isOfSide(changes[$0]) }.sorted()
        guard let first = indices.first else { return [] }
        let isRemoval = changes[first].new.isEmpty
        let windows = indices.map { index in
            let lines = isRemoval ? changes[index].old : changes[index].new
            return lines.lowerBound..<lines.upperBound + min(lookahead, room(behind: index))
        }
        let slides =
            isRemoval
            ? withLines(ofOld: windows) { Self.slides(indices.map { changes[$0].old.count }, windows, $0) }
            : withLines(ofNew: windows) { Self.slides(indices.map { changes[$0].new.count }, windows, $0) }
        for (index, lines) in zip(indices, slides) { changes[index].slide(by: lines) }
        return zip(indices, slides).filter { $1 == lookahead }.map(\.0)
    }

    /// How many lines stand between a change and the next one.
    private func room(behind index: Int) -> Int {
        index + 1 < changes.count ? changes[index + 1].old.lowerBound - changes[index].old.upperBound : .max
    }

    /// How far the first lines of each window, as many as `counts` says, can go down in it.
    private static func slides(_ counts: [Int], _ windows: [Range<Int>], _ lines: WrittenLines) -> [Int] {
        var lines = lines
        return zip(counts, windows).map { count, window in
            var leading = lines
            for _ in 0..<count { unsafe _ = lines.read() }
            var slide = 0
            var isEqual = true
            for _ in count..<window.count where !lines.isAtEnd {
                isEqual = unsafe isEqual && lines.read().elementsEqual(leading.read())  // both there until the end
                if isEqual { slide += 1 }
            }
            return slide
        }
    }

    private func withLines<Result>(ofOld windows: [Range<Int>], _ body: (WrittenLines) -> Result) -> Result {
        withLines(of: old, windows, oldMarks, body)
    }

    private func withLines<Result>(ofNew windows: [Range<Int>], _ body: (WrittenLines) -> Result) -> Result {
        withLines(of: new, windows, newMarks, body)
    }

    private func withLines<Result>(
        of place: Place,
        _ windows: [Range<Int>],
        _ marks: [RowMark],
        _ body: (WrittenLines) -> Result
    ) -> Result {
        ByteSink.with { sink in
            var dump = PlannedDump(into: sink, windows: LineWindows(windows), marks: marks, counter: counter)
            dump.write(plan, at: place)
            return unsafe body(WrittenLines(dump.sink.bytes()))  // the dump lives while `body` runs
        }
    }
}
