import ActionRecording
import LogProtocol
import StateRendering
import Testing

@Suite("Terminal safety")
struct TerminalSafetyTests {
    @Test(
        "what is invisible or drives a terminal is spelled out",
        arguments: [
            "\u{0}", "\u{7}", "\u{8}", "\u{1B}", "\u{7F}", "\u{80}", "\u{85}", "\u{9B}", "\u{9F}", "\u{AD}", "\u{34F}",
            "\u{61C}", "\u{115F}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}",
            "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{2067}", "\u{2068}",
            "\u{2069}", "\u{FEFF}", "\u{E0041}", "\u{E0100}",
        ] as [Unicode.Scalar]
    )
    func spelledOut(scalar: Unicode.Scalar) {
        #expect(TerminalEscaping.excerpt("a\(scalar)b") == #""a\u{\#(String(scalar.value, radix: 16))}b""#)
    }

    @Test(
        "what is visible stays",
        arguments: ["az AZ 09 ~ \\ \"", "é e\u{301} 漢字 العربية", "❤\u{FE0F} 👍🏽", "\u{2007}\u{A0}"]
    )
    func visible(text: String) {
        #expect(TerminalEscaping.excerpt(text).utf8.elementsEqual("\"\(text)\"".utf8))
    }

    @Test("no text brings a control character to the terminal", arguments: 0..<300 as Range<UInt64>)
    func withoutColors(seed: UInt64) {
        for line in Self.lines(seed: seed) {
            var form = TextForm(zone: .fixed(seconds: 0))
            let shown = String(decoding: form.lines(for: line), as: UTF8.self)
            #expect(Self.isHarmless(shown), "\(shown.debugDescription)")
        }
    }

    @Test("with colours only the colours themselves do", arguments: 0..<300 as Range<UInt64>)
    func withColors(seed: UInt64) {
        for line in Self.lines(seed: seed) {
            var form = TextForm(zone: .fixed(seconds: 0), color: true, maxCharacters: 60)
            let shown = String(decoding: form.lines(for: line), as: UTF8.self)
            let known = /\x{1B}\[(?:1;36|32|31|33|2|1;31)m([^\n\x{1B}]*)\x{1B}\[0m/.matchingSemantics(.unicodeScalar)
            let rest = shown.replacing(known) { $0.1 }
            #expect(Self.isHarmless(rest), "\(shown.debugDescription)")
        }
    }

    @Test("nor does a damaged line", arguments: 0..<40 as Range<UInt64>)
    func damaged(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var form = TextForm(zone: .fixed(seconds: 0))
        for line in try SampleSession.fixture("session.ndjson").split(separator: "\n") {
            let shown = String(decoding: form.lines(for: random.damaged(Array(line.utf8))), as: UTF8.self)
            #expect(Self.isHarmless(shown), "\(shown.debugDescription)")
        }
    }

    @Test("an event without changes in its text never takes more than one line", arguments: 0..<300 as Range<UInt64>)
    func oneLine(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let texts = (0..<3).map { _ in random.text() }
        let body = LogEvent.Body.message(level: .info, text: texts[0], metadata: [texts[1]: texts[2]], source: nil)
        var json = JSONWriter()
        LogEvent(seq: 1, time: 0, mono: 0, store: texts[0], body: body).write(to: &json)
        var form = TextForm(zone: .fixed(seconds: 0))
        let shown = form.lines(for: json.bytes)
        #expect(shown.count { $0 == 0x0A } == 1, "the date has a line of its own")
    }

    /// Events of every kind with hostile texts in every place, and lines that are no events at all.
    private static func lines(seed: UInt64) -> [[UInt8]] {
        var random = SeededRandom(seed: seed)
        let text = { (random: inout SeededRandom) in random.text() }
        var json = JSONWriter()
        json.string(text(&random))
        let value = Array(#"{"a":{"b":[\#(json.text)]},"\#(seed)":\#(json.text)}"#.utf8)
        let path = json.text
        let changes = ["add", "remove", "replace", "move", "later"].map {
            #"{"op":"\#($0)","path":\#(path),"from":\#(path),"old":\#(path),"value":\#(path)}"#
        }
        let source = CallSite(file: text(&random), function: text(&random), line: 1, info: text(&random))
        let bodies: [LogEvent.Body] = [
            .action(name: text(&random), value: value, source: source, cause: 1),
            .actionText(text(&random), source: RenderedSite(source)),
            .diff(of: 1, changes: Array("[\(changes.joined(separator: ","))]".utf8), reduce: nil, diff: 1),
            .diffText(of: 1, text: text(&random)),
            .snapshot(of: 1, state: value),
            .message(level: .critical, text: text(&random), metadata: value, source: RenderedSite(source)),
            .mark(text(&random)),
        ]
        let events = bodies.map { body in
            var json = JSONWriter()
            LogEvent(seq: 1, time: 0, mono: 0, store: text(&random), body: body).write(to: &json)
            return json.bytes
        }
        return events + [Array(text(&random).utf8), random.bytes()]
    }

    /// Whether only newlines of all that is invisible or drives a terminal are in `text`.
    private static func isHarmless(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar == "\n"
            case .format, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
    }
}
