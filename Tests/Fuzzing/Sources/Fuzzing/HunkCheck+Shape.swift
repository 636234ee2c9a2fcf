/// What hunks look like, told from which lines go and come alone.
extension HunkCheck {
    private static let mostCells = 20_000
    /// Past so many edits the differ may give up looking for the fewest.
    private static let patience = 256

    /// Stops the process when hunks have other lines around their changes, or when there are more changes than need be.
    func requireShape(context: Int) {
        require(spans == hunks(context: context), "hunks of other lines than the context asks for")
        guard old.count * new.count <= Self.mostCells else { return }
        let edits = isRemoved.count { $0 } + isAdded.count { $0 }
        let fewest = old.count + new.count - 2 * longestCommon()
        require(edits == fewest || fewest > Self.patience, "\(edits) lines where \(fewest) do")
    }

    private func hunks(context: Int) -> [LineSpan] {
        var hunks: [LineSpan] = []
        for change in changes {
            let leading = min(context, change.start.old, change.start.new)
            let trailing = min(context, old.count - change.end.old, new.count - change.end.new)
            let end = LineSpan.Place(old: change.end.old + trailing, new: change.end.new + trailing)
            // The last one ends with its context: changes share a hunk when the contexts meet.
            if let last = hunks.last, change.start.old - leading <= last.end.old {
                hunks[hunks.count - 1].end = end
            } else {
                let start = LineSpan.Place(old: change.start.old - leading, new: change.start.new - leading)
                hunks.append(LineSpan(start: start, end: end))
            }
        }
        return hunks
    }

    private var changes: [LineSpan] {
        var changes: [LineSpan] = []
        var next = LineSpan.Place(old: 0, new: 0)
        while next.old < old.count || next.new < new.count {
            let start = next
            while next.old < old.count, isRemoved[next.old] { next.old += 1 }
            while next.new < new.count, isAdded[next.new] { next.new += 1 }
            if next != start { changes.append(LineSpan(start: start, end: next)) }
            next.old += 1
            next.new += 1
        }
        return changes
    }

    /// How many lines both texts have in the same order, by the table that everybody knows.
    private func longestCommon() -> Int {
        var row = Array(repeating: 0, count: new.count + 1)
        for oldLine in old {
            var diagonal = 0
            for (index, newLine) in new.enumerated() {
                let above = row[index + 1]
                row[index + 1] = oldLine == newLine ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row[new.count]
    }
}
