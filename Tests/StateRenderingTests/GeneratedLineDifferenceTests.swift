import StateRendering
import Testing

@Suite("Line differences of generated texts")
struct GeneratedLineDifferenceTests {
    @Test("the hunks turn the old text into the new one and back", arguments: 0..<4)
    func applies(context: Int) throws {
        var random = SeededGenerator(seed: UInt64(context))
        for _ in 0..<500 {
            let old = text(&random)
            let new = Bool.random(using: &random) ? text(&random) : edited(old, &random)
            let hunks = LineDifference.hunks(old: old, new: new, linesOfContext: context, prefixLines: "> ")
            #expect((hunks == nil) == old.utf8.elementsEqual(new.utf8))
            guard let hunks else { continue }
            let sides = try HunkReader(hunks, prefix: "> ")
            #expect(sides.replacing(\.old, by: \.new, in: old) == Array(new.utf8), "\(hunks)")
            #expect(sides.replacing(\.new, by: \.old, in: new) == Array(old.utf8), "\(hunks)")
        }
    }

    @Test("a few changes among thousands of repeated lines stay a few lines")
    func repeated() throws {
        let old = (0..<4000).map { "line \($0 % 3)" }
        var new = old
        new.insert("new", at: 3000)
        new.remove(at: 100)
        let text = LineDifference.hunks(
            old: old.joined(separator: "\n"),
            new: new.joined(separator: "\n"),
            linesOfContext: 0,
            prefixLines: ""
        )
        #expect(try #require(text).split(separator: "\n").count == 4)
    }

    @Test("texts that share nothing but repeated lines in another order are compared to the end")
    func shuffled() throws {
        var random = SeededGenerator(seed: 9)
        let old = (0..<4000).map { "line \($0 % 40)" }
        let new = old.shuffled(using: &random).joined(separator: "\n")
        let text = try #require(
            LineDifference.hunks(old: old.joined(separator: "\n"), new: new, linesOfContext: 3, prefixLines: "")
        )
        let sides = try HunkReader(text, prefix: "")
        #expect(sides.replacing(\.old, by: \.new, in: old.joined(separator: "\n")) == Array(new.utf8))
    }

    private func text(_ random: inout SeededGenerator) -> String {
        let lines = ["", "a", "b", "c ", "\u{301}d", "e\r", "−f", "+g", "é", "e\u{301}", "@@ h"]
        let count = Int.random(in: 0..<14, using: &random)
        return (0..<count).map { _ in lines.randomElement(using: &random) ?? "" }.joined(separator: "\n")
    }

    private func edited(_ text: String, _ random: inout SeededGenerator) -> String {
        var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String($0) ?? "" }
        for _ in 0..<3 {
            lines.insert("new", at: Int.random(in: 0...lines.count, using: &random))
            lines.remove(at: Int.random(in: 0..<lines.count, using: &random))
        }
        return lines.joined(separator: "\n")
    }
}
