import StateRendering
import Testing

@Suite("Line differences")
struct LineDifferenceTests {
    private func hunks(_ old: String, _ new: String, context: Int = 2, prefix: String = "") -> String? {
        LineDifference.hunks(old: old, new: new, linesOfContext: context, prefixLines: prefix)
    }

    @Test("equal texts have no difference", arguments: ["", "a", "a\nb\n"])
    func equal(text: String) {
        #expect(hunks(text, text) == nil)
    }

    @Test("a change stands between its context, every line behind the prefix")
    func prefixed() {
        #expect(
            hunks("a\nb\nc\nd\ne\nf\ng\n", "a\nb\nc\nD\ne\nf\ng\n", prefix: "🏛 ") == """
                🏛 @@ −2,5 +2,5 @@
                🏛 \u{2007}b
                🏛 \u{2007}c
                🏛 −d
                🏛 +D
                🏛 \u{2007}e
                🏛 \u{2007}f
                """
        )
    }

    @Test("changes up to twice the context apart share a hunk, others do not")
    func grouping() {
        #expect(
            hunks("1\nx\nx2\ny\ny2\n2\n", "A\nx\nx2\ny\ny2\nB\n") == """
                @@ −1,7 +1,7 @@
                −1
                +A
                \u{2007}x
                \u{2007}x2
                \u{2007}y
                \u{2007}y2
                −2
                +B
                \u{2007}
                """
        )
        #expect(
            hunks("1\na\nb\nc\n2", "A\na\nb\nc\nB", context: 1) == """
                @@ −1,2 +1,2 @@
                −1
                +A
                \u{2007}a
                @@ −4,2 +4,2 @@
                \u{2007}c
                −2
                +B
                """
        )
    }

    @Test("equal lines at the end are trimmed to the context")
    func trailing() {
        #expect(hunks("a\n1\n2\n3\n4", "b\n1\n2\n3\n4") == "@@ −1,3 +1,3 @@\n−a\n+b\n\u{2007}1\n\u{2007}2")
    }

    @Test("without context an insertion names the line before it, as git does")
    func noContext() {
        #expect(hunks("a\nb\nc", "a\nb\nx\nc", context: 0) == "@@ −2,0 +3,1 @@\n+x")
        #expect(hunks("a\nb\nc", "a\nc", context: 0) == "@@ −2,1 +1,0 @@\n−b")
        #expect(hunks("b", "a\nb", context: 0) == "@@ −0,0 +1,1 @@\n+a")
        #expect(hunks("a\nb", "a\nc", context: -3) == "@@ −2,1 +2,1 @@\n−b\n+c")
    }

    @Test("a line that ends in a blank is marked")
    func blank() {
        #expect(hunks("a \nb", "a \nc ") == "@@ −1,2 +1,2 @@\n\u{2007}a ¬\n−b\n+c ¬")
    }

    @Test("the final newline of a text is an empty last line")
    func finalNewline() {
        #expect(hunks("a\n", "a") == "@@ −1,2 +1,1 @@\n\u{2007}a\n−")
        #expect(hunks("", "a\n") == "@@ −1,1 +1,2 @@\n+a\n\u{2007}")
        #expect(hunks("a", "b") == "@@ −1,1 +1,1 @@\n−a\n+b")
    }

    @Test("CRLF text is many lines")
    func carriageReturns() {
        #expect(hunks("a\r\nb\r\nc", "a\r\nB\r\nc", context: 0) == "@@ −2,1 +2,1 @@\n−b\r\n+B\r")
    }

    @Test("a changed line that begins with a combining mark is not lost")
    func combining() throws {
        let text = try #require(hunks("a\nx", "a\n\u{301}x"))
        #expect(Array(text.utf8) == Array("@@ −1,2 +1,2 @@\n\u{2007}a\n−x\n+\u{301}x".utf8))
        let alone = try #require(hunks("\u{301}", "\u{302}", context: 0))
        #expect(Array(alone.utf8) == Array("@@ −1,1 +1,1 @@\n−\u{301}\n+\u{302}".utf8))
    }

    @Test("texts that are equal only as characters differ")
    func canonical() {
        #expect(hunks("é", "e\u{301}", context: 0) == "@@ −1,1 +1,1 @@\n−é\n+e\u{301}")
    }

    @Test("an inserted part of a repeated structure slides down")
    func sliding() {
        let old = "{\n  a\n}\n{\n  b\n}\n"
        let new = "{\n  a\n}\n{\n  new\n}\n{\n  b\n}\n"
        #expect(
            hunks(old, new, context: 1) == """
                @@ −4,2 +4,5 @@
                \u{2007}{
                +  new
                +}
                +{
                \u{2007}  b
                """
        )
    }
}
