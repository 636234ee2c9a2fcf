internal import StateRendering

/// Compares texts line by line.
public enum Difference {
    /// The most lines of context, a million: more than any text has that people read.
    public static let maxLinesOfContext = 1_000_000

    /// The changed lines of two texts with some lines around them, in the manner of `git diff`.
    ///
    /// ```
    /// 🏛 @@ −1,3 +1,3 @@
    /// 🏛  ▿ Counter
    /// 🏛 −  - count: 1
    /// 🏛 +  - count: 2
    /// ```
    ///
    /// Lines end at a newline byte and are compared byte by byte. A removed line starts with U+2212, an added one with
    /// an ASCII plus, one of context with U+2007; a line that ends in a blank gets `¬` behind it.
    ///
    /// - Parameters:
    ///   - old: The text before.
    ///   - new: The text after.
    ///   - linesOfContext: How many unchanged lines are shown on each side of a change, at most ``maxLinesOfContext``
    ///     and at least 0; changes nearer than twice that share a hunk.
    ///   - prefixLines: What each line starts with.
    /// - Returns: Hunks joined by newlines; nil when the texts are equal.
    public static func diff(old: String, new: String, linesOfContext: Int, prefixLines: String = "") -> String? {
        LineDifference.hunks(
            old: old,
            new: new,
            linesOfContext: max(0, min(linesOfContext, maxLinesOfContext)),
            prefixLines: prefixLines
        )
    }
}
