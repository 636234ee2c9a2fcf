import StateRendering

/// The line differ: hunks must be true of both texts, leave out nothing, and be as short as can be.
enum LineTarget {
    private static let prefix = "> "
    private static let lines = ["", "a", "b", "c ", "d ¬", "\r", "\u{301}", "+", "−", "@@", "a line of text"]

    static func run(_ input: inout FuzzInput) {
        let context = input.below(5)
        let (old, new) = input.flag() ? input.halves() : edited(&input)
        let hunks = LineDifference.hunks(old: old, new: new, linesOfContext: context, prefixLines: prefix)
        guard let hunks else {
            guard old.utf8.elementsEqual(new.utf8) else { fatalError("no hunks of texts that differ") }
            return
        }
        HunkCheck(hunks, prefix: prefix, old: old, new: new).requireShape(context: context)
    }

    /// A text of few sorts of lines, and another that a few edits make of it.
    private static func edited(_ input: inout FuzzInput) -> (String, String) {
        let old = (0..<input.below(64)).map { _ in line(&input) }
        var new = old
        while !input.isAtEnd {
            let start = input.below(new.count + 1)
            let end = min(new.count, start + input.below(4))
            let block = (0..<input.below(4)).map { _ in line(&input) }
            new.replaceSubrange(start..<end, with: block)
            guard new.count < 100 else { break }
        }
        return (old.joined(separator: "\n"), new.joined(separator: "\n"))
    }

    private static func line(_ input: inout FuzzInput) -> String {
        lines[input.below(lines.count)]
    }
}
