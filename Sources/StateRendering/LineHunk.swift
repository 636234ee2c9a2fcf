/// Changes that are shown together, with the equal lines around them.
struct LineHunk {
    private(set) var changes: [LineChange]
    /// How many equal lines stand before the first change and after the last.
    private(set) var leading: Int
    private(set) var trailing: Int

    /// The lines of the old text that the hunk shows.
    var old: Range<Int> { first.old.lowerBound - leading..<last.old.upperBound + trailing }

    /// The lines of the new text that the hunk shows.
    var new: Range<Int> { first.new.lowerBound - leading..<last.new.upperBound + trailing }

    private var first: LineChange { changes[0] }
    private var last: LineChange { changes[changes.count - 1] }

    /// Gathers changes that are at most twice the context apart.
    ///
    /// - Parameter oldCount: how many lines the old text has; more when that is not known, then ``shorten(by:)``.
    static func hunks(of changes: [LineChange], context: Int, oldCount: Int) -> [LineHunk] {
        var hunks: [LineHunk] = []
        for change in changes {
            let trailing = min(context, oldCount - change.old.upperBound)
            if let last = hunks.last, change.old.lowerBound - last.last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].changes.append(change)
                hunks[hunks.count - 1].trailing = trailing
            } else {
                let leading = min(context, change.old.lowerBound)
                hunks.append(LineHunk(changes: [change], leading: leading, trailing: trailing))
            }
        }
        return hunks
    }

    /// Takes lines off its end that turned out not to be there.
    mutating func shorten(by lines: Int) {
        trailing -= lines
    }
}
