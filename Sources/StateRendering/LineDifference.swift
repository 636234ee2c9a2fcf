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
        let context = max(0, linesOfContext)
        let hunks = LineHunk.hunks(of: script.changes, context: context, oldCount: before.count)
        return ByteSink.with { sink in
            var text = HunkText(into: sink, prefix: prefixLines)
            for hunk in hunks { append(hunk, before, after, to: &text) }
            return text.text
        }
    }

    private static func append(_ hunk: LineHunk, _ old: TextLines, _ new: TextLines, to text: inout HunkText) {
        text.begin(old: hunk.old, new: hunk.new)
        var next = hunk.old.lowerBound
        for change in hunk.changes {
            for line in next..<change.old.lowerBound { write("\u{2007}", old[line], to: &text) }
            for line in change.old { write("−", old[line], to: &text) }
            for line in change.new { write("+", new[line], to: &text) }
            next = change.old.upperBound
        }
        for line in next..<hunk.old.upperBound { write("\u{2007}", old[line], to: &text) }
    }

    private static func write(_ sign: StaticString, _ line: ArraySlice<UInt8>, to text: inout HunkText) {
        unsafe line.withUnsafeBufferPointer { unsafe text.line(sign, $0) }  // copied while it is there
    }
}
