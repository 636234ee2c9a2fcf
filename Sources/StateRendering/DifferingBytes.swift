/// What is left of two texts when the lines are set aside that both begin with, and then those that both end with.
struct DifferingBytes {
    /// How many lines both texts begin with.
    let head: Int
    /// Whole lines of the texts, with the line feeds that end them.
    let old: Range<Int>
    let new: Range<Int>

    /// Nil when the texts are the same.
    init?(_ old: TextBytes, _ new: TextBytes) {
        let same = old.commonStart(with: new)
        guard same < max(old.count, new.count) else { return nil }
        // Where one text is at its end and the other at a line feed, a common line ends.
        let isLine = old.endsLine(at: same) && new.endsLine(at: same)
        let start = isLine ? same + 1 : old.lineStart(before: same)
        let tail = Self.tail(old, new, from: start)
        head = old.lines(before: start)
        self.old = start..<old.count + 1 - tail
        self.new = start..<new.count + 1 - tail
    }

    /// How many bytes the lines have that both texts end with, with the line feed that is thought behind the last.
    private static func tail(_ old: TextBytes, _ new: TextBytes, from start: Int) -> Int {
        let limit = min(old.count, new.count) - start
        guard limit >= 0 else { return 0 }
        let same = old.commonEnd(with: new, limit: limit) + 1
        let (oldPlace, newPlace) = (old.count + 1 - same, new.count + 1 - same)
        let areStarts = startsLine(old, oldPlace, start) && startsLine(new, newPlace, start)
        return areStarts ? same : same - (old.lineEnd(from: oldPlace) + 1 - oldPlace)
    }

    private static func startsLine(_ text: TextBytes, _ place: Int, _ start: Int) -> Bool {
        place == start || text.endsLine(at: place - 1)
    }
}
