import StateRendering
import Testing

/// What the suites ask of dump text and hunks, in both tiers.
enum Hunks {
    static let fast = StateRenderer(tier: .full)
    static let plain = StateRenderer(tier: .publicOnly)

    /// What today's line differ makes of the two dumps.
    static func ofLines<Value>(_ old: Value, _ new: Value, context: Int = 2) -> String? {
        LineDifference.hunks(old: plain.dump(old), new: plain.dump(new), linesOfContext: context, prefixLines: "> ")
    }

    static func text<Value>(_ old: Value, _ new: Value, context: Int = 2) -> String? {
        fast.hunks(from: old, to: new, linesOfContext: context, prefix: "> ")
    }

    /// Both tiers dump alike, and the hunks turn one dump into the other and back.
    static func verify<Value>(_ old: Value, _ new: Value, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (before, after) = (plain.dump(old), plain.dump(new))
        for (value, text) in [(old, before), (new, after)] {
            let unlike = firstUnlikeLine(fast.dump(value), text)
            #expect(unlike == nil, sourceLocation: sourceLocation)
        }
        for context in [0, 2] {
            guard let hunks = text(old, new, context: context) else {
                #expect(before == after, "no hunks", sourceLocation: sourceLocation)
                continue
            }
            let reader = try HunkReader(hunks, prefix: "> ")
            let applied = reader.replacing(\.old, by: \.new, in: before)
            let undone = reader.replacing(\.new, by: \.old, in: after)
            let (isApplied, isUndone) = (applied == Array(after.utf8), undone == Array(before.utf8))
            #expect(isApplied, "\(hunks)", sourceLocation: sourceLocation)
            #expect(isUndone, "\(hunks)", sourceLocation: sourceLocation)
        }
    }

    /// The first line that differs, as both have it; nil when the texts are the same.
    static func firstUnlikeLine(_ text: String, _ expected: String) -> String? {
        guard !text.utf8.elementsEqual(expected.utf8) else { return nil }
        let (lines, expected) = (text.split(separator: "\n"), expected.split(separator: "\n"))
        let place = zip(lines, expected).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let (line, other) = (lines.dropFirst(place).first ?? "none", expected.dropFirst(place).first ?? "none")
        return "line \(place): \(line) is not \(other)"
    }
}
