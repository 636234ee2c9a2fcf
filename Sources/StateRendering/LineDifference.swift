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
        let context = max(0, linesOfContext)
        return TextBytes.with(old, new) { old, new in
            guard let script = LineScript(from: old, to: new, context: context) else { return nil }
            let hunks = LineHunk.hunks(of: script.changes, context: context, oldCount: script.old.end)
            return ByteSink.with { sink in
                var text = HunkText(into: sink, prefix: prefixLines)
                for hunk in hunks { append(hunk, script, to: &text) }
                return text.text
            }
        }
    }

    private static func append(_ hunk: LineHunk, _ script: LineScript, to text: inout HunkText) {
        text.begin(old: hunk.old, new: hunk.new)
        var next = hunk.old.lowerBound
        for change in hunk.changes {
            append("\u{2007}", script.old, next..<change.old.lowerBound, to: &text)
            append("−", script.old, change.old, to: &text)
            append("+", script.new, change.new, to: &text)
            next = change.old.upperBound
        }
        append("\u{2007}", script.old, next..<hunk.old.upperBound, to: &text)
    }

    private static func append(_ sign: StaticString, _ lines: TextLines, _ range: Range<Int>, to text: inout HunkText) {
        for line in range { unsafe text.line(sign, lines[line].bytes) }  // the texts are held
    }
}
