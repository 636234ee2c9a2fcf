/// Which lines of a text go and which come.
///
/// The cost follows what differs: what both texts begin and end with is compared in blocks and never split into lines.
struct LineScript {
    private(set) var changes: [LineChange]
    /// The lines that the changes name, with as many around them as were asked for.
    private(set) var old: TextLines
    private(set) var new: TextLines

    /// Nil when the texts are the same.
    ///
    /// - Parameter context: how many lines around the changes are wanted.
    init?(from old: TextBytes, to new: TextBytes, context: Int = 0) {
        guard let differing = DifferingBytes(old, new) else { return nil }
        let head = differing.head
        self.old = TextLines(old, first: head, bytes: differing.old, context: context)
        self.new = TextLines(new, first: head, bytes: differing.new, context: 0)
        let (oldLines, newLines) = (head..<self.old.end, head..<self.new.end)
        changes = Self.changes(self.old, oldLines, self.new, newLines)
        slideDown()
        if let last = changes.last { _ = self.old.reach(last.old.upperBound + context - 1) }
    }

    private static func changes(
        _ old: TextLines,
        _ oldLines: Range<Int>,
        _ new: TextLines,
        _ newLines: Range<Int>
    ) -> [LineChange] {
        guard !oldLines.isEmpty, !newLines.isEmpty else { return [LineChange(old: oldLines, new: newLines)] }
        var numbering: [LineBytes: Int] = [:]
        numbering.reserveCapacity(max(oldLines.count, newLines.count))
        let oldNumbers = old.numbers(of: oldLines, in: &numbering)
        let newNumbers = new.numbers(of: newLines, in: &numbering)
        return EditScript(from: oldNumbers, to: newNumbers, below: numbering.count).gaps.map { gap in
            LineChange(
                old: gap.old.lowerBound + oldLines.lowerBound..<gap.old.upperBound + oldLines.lowerBound,
                new: gap.new.lowerBound + newLines.lowerBound..<gap.new.upperBound + newLines.lowerBound
            )
        }
    }

    /// Moves every pure insertion or removal as far down as the same lines allow, where people expect it.
    private mutating func slideDown() {
        for index in changes.indices {
            while hasRoom(below: index), canSlide(changes[index]) { changes[index].slide() }
        }
        changes = changes.joined
    }

    /// Whether an equal line is below the change, before the next one.
    private mutating func hasRoom(below index: Int) -> Bool {
        let change = changes[index]
        guard change.isPure else { return false }
        guard index + 1 < changes.count else {
            return old.reach(change.old.upperBound) && new.reach(change.new.upperBound)
        }
        let next = changes[index + 1]
        return change.old.upperBound < next.old.lowerBound && change.new.upperBound < next.new.lowerBound
    }

    private func canSlide(_ change: LineChange) -> Bool {
        change.new.isEmpty
            ? old[change.old.lowerBound] == old[change.old.upperBound]
            : new[change.new.lowerBound] == new[change.new.upperBound]
    }
}
