/// Compares two texts line by line.
package enum LineDifference {
    /// The differences as hunks in the manner of `git diff`, or nil when the texts have the same bytes.
    ///
    /// A hunk begins with `@@ −oldStart,oldLength +newStart,newLength @@`, counted from 1; of an empty side the line
    /// before it is named. A removed line is marked by `−` (U+2212), an added one by `+`, one of context by U+2007; a
    /// line that ends in a blank gets `¬`. Lines end at the byte `\n` alone, and the final newline of a text yields an
    /// empty last line.
    /// - Parameters:
    ///   - linesOfContext: how many equal lines stand around a change; changes no further apart than twice that share
    ///     a hunk.
    ///   - prefixLines: put before every line, headers included.
    package static func hunks(old: String, new: String, linesOfContext: Int, prefixLines: String) -> String? {
        let (before, after) = (TextLines(old), TextLines(new))
        guard before.bytes != after.bytes else { return nil }
        let script = LineScript(from: before, to: after)
        var text = HunkText(old: before, new: after, prefix: prefixLines)
        for hunk in LineHunk.hunks(of: script.changes, context: max(0, linesOfContext), oldCount: before.count) {
            text.append(hunk)
        }
        return text.text
    }
}
