import Foundation
import LogProtocol
import Testing

@Suite("Text form")
struct TextFormTests {
    @Test("a whole session reads as in the fixture")
    func fixture() throws {
        let shown = Self.show(try SampleSession.fixture("session.ndjson"), with: TextForm(zone: .fixed(seconds: 3_600)))
        let expected = try SampleSession.fixture("session.txt")
        #expect(shown.utf8.elementsEqual(expected.utf8), "\(shown)")
    }

    @Test("an event too large to be read by people is told by its size")
    func largeEvent() {
        var form = TextForm(zone: .fixed(seconds: 0))
        let line = #"{"seq":1,"kind":"mark","text":""# + String(repeating: "x", count: TextForm.maxEventBytes) + #""}"#
        let shown = String(decoding: form.lines(for: line.utf8), as: UTF8.self)
        #expect(shown == "-- an event of \(line.utf8.count) bytes is too large for the text form --")
    }

    @Test("colours mark names, changes and levels, end with the line, and add nothing else")
    func colors() throws {
        let session = #"""
            {"seq":1,"time":"2026-11-30T17:28:41.000000Z","kind":"action","store":"s","name":"add","action":"add"}
            {"seq":2,"time":"2026-11-30T17:28:41.000000Z","kind":"diff","store":"s","of":1,"changes":[{"op":"add","path":"/a","value":1},{"op":"remove","path":"/b","old":2},{"op":"replace","path":"/c","old":3,"value":4},{"op":"move","path":"/d","from":"/e"}]}
            {"seq":3,"time":"2026-11-30T17:28:41.000000Z","kind":"message","store":"s","level":"debug","text":"t"}
            {"seq":4,"time":"2026-11-30T17:28:41.000000Z","kind":"message","store":"s","level":"info","text":"t"}
            {"seq":5,"time":"2026-11-30T17:28:41.000000Z","kind":"message","store":"s","level":"warning","text":"t"}
            {"seq":6,"time":"2026-11-30T17:28:41.000000Z","kind":"message","store":"s","level":"error","text":"t"}
            {"seq":7,"time":"2026-11-30T17:28:41.000000Z","kind":"diff","store":"s","text":"+ a\n− b\n  c"}
            """#
        let shown = Self.show(session, with: TextForm(zone: .fixed(seconds: 0), color: true))
        #expect(
            shown.replacingOccurrences(of: "\u{1B}", with: "ESC") == """
                -- 2026-11-30 +00:00 --
                17:28:41.000000  #1  s  ESC[1;36maddESC[0m
                                 ESC[32m+ /a: 1ESC[0m
                                 ESC[31m− /b: 2ESC[0m
                                 ESC[33m~ /c: 3 → 4ESC[0m
                                 ESC[33m→ /d from /eESC[0m
                17:28:41.000000  #3  s  ESC[2mdebugESC[0m  t
                17:28:41.000000  #4  s  info  t
                17:28:41.000000  #5  s  ESC[33mwarningESC[0m  t
                17:28:41.000000  #6  s  ESC[1;31merrorESC[0m  t
                17:28:41.000000  #7  s  changes without an action
                                 ESC[32m+ aESC[0m
                                 ESC[31m− bESC[0m
                                   c

                """
        )
    }

    @Test("a long line is cut with the count of what is missing, whole escapes only, colours closed")
    func cut() {
        let event = #"{"seq":1,"time":"?","kind":"mark","store":"","text":"12345678\u001b9"}"#
        var form = TextForm(color: false, maxCharacters: 20)
        // "?  #1  -- 12345678" has 18 characters, and the escape needs 6.
        #expect(Self.text(form.lines(for: event.utf8)) == "?  #1  -- 12345678… (+10 characters)")

        let action = #"{"seq":1,"time":"?","kind":"action","store":"","name":"123456"}"#
        var colored = TextForm(color: true, maxCharacters: 10)
        #expect(Self.text(colored.lines(for: action.utf8)) == "?  #1  \u{1B}[1;36m123\u{1B}[0m… (+3 characters)")
    }

    @Test("a line of the default limit is whole, one more character is cut")
    func defaultLimit() {
        let room = TextForm.defaultMaxCharacters - "?  #1  --  --".count
        for (count, ending) in [(room, "x --"), (room + 1, "x -… (+1 characters)")] {
            let text = String(repeating: "x", count: count)
            let event = #"{"seq":1,"time":"?","kind":"mark","store":"","text":"\#(text)"}"#
            var form = TextForm()
            #expect(Self.text(form.lines(for: event.utf8)).hasSuffix(ending))
        }
    }

    @Test("the date appears when it changes, also by the change to winter time")
    func dates() throws {
        let zone = try #require(ServiceZone(identifier: "Europe/Berlin"))
        let session = #"""
            {"kind":"hello","service":"s","run":"r","pid":1,"host":"h","started":"2026-10-24T21:59:59.000000Z","first":1,"last":0}
            {"seq":1,"time":"2026-10-24T21:59:59.000000Z","kind":"mark","store":"","text":"a"}
            {"seq":2,"time":"2026-10-24T22:00:00.000000Z","kind":"mark","store":"","text":"b"}
            {"seq":3,"time":"2026-10-25T00:59:59.999999Z","kind":"mark","store":"","text":"c"}
            {"seq":4,"time":"2026-10-25T01:00:00.000000Z","kind":"mark","store":"","text":"d"}
            """#
        #expect(
            Self.show(session, with: TextForm(zone: zone)) == """
                # s · run r · pid 1 on h · 2026-10-24 +02:00 · no events yet
                23:59:59.000000  #1  -- a --
                -- 2026-10-25 +02:00 --
                00:00:00.000000  #2  -- b --
                02:59:59.999999  #3  -- c --
                -- 2026-10-25 +01:00 --
                02:00:00.000000  #4  -- d --

                """
        )
    }

    @Test(
        "a zone west of Greenwich that is not a whole hour away",
        arguments: [(-12_600, "-03:30"), (20_700, "+05:45")]
    )
    func offsets(seconds: Int, text: String) {
        let hello = #"{"kind":"hello","started":"2026-06-01T12:00:00.000000Z"}"#
        var form = TextForm(zone: .fixed(seconds: seconds))
        #expect(Self.text(form.lines(for: hello.utf8)) == "# ? · run ? · pid ? on ? · 2026-06-01 \(text)")
    }

    @Test("a change that was not compared to the end says why, below what is known of it")
    func uncompared() {
        let session = #"""
            {"seq":1,"time":"a","kind":"diff","store":"s","changes":[],"uncompared":"bytes"}
            {"seq":2,"time":"b","kind":"diff","store":"s","changes":[{"op":"remove","path":"/a","old":1}],"uncompared":"time"}
            """#
        #expect(
            Self.show(session, with: TextForm()) == """
                a  #1  s  changes without an action
                                 (not compared: bytes)
                b  #2  s  changes without an action
                                 − /a: 1
                                 (not compared: time)

                """
        )
    }

    @Test("changes stand under their action only right after it")
    func attribution() {
        let session = #"""
            {"seq":1,"time":"a","kind":"action","store":"s","name":"n","action":"n"}
            {"kind":"progress","last":1}
            {"seq":2,"time":"b","kind":"diff","store":"s","of":1,"changes":[]}
            {"seq":3,"time":"c","kind":"action","store":"s","name":"n","action":"n"}
            {"seq":4,"time":"d","kind":"mark","store":"s","text":"t"}
            {"seq":5,"time":"e","kind":"diff","store":"s","of":3,"changes":[]}
            """#
        #expect(
            Self.show(session, with: TextForm()) == """
                a  #1  s  n
                                 (no change)
                c  #3  s  n
                d  #4  s  -- t --
                e  #5  s  changes of #3
                                 (no change)

                """
        )
    }

    @Test("only newlines part the rows of a printed diff")
    func rows() {
        let event = #"{"seq":1,"time":"t","kind":"diff","store":"s","text":"+a\r\n-\u0301\u2028b\u000bc"}"#
        var form = TextForm(color: true)
        let shown = Self.text(form.lines(for: event.utf8)).replacingOccurrences(of: "\u{1B}", with: "ESC")
        let expected = """
            t  #1  s  changes without an action
                             ESC[32m+a\\rESC[0m
                             ESC[31m-\u{301}\\u{2028}b\\u{b}cESC[0m
            """
        #expect(shown.utf8.elementsEqual(expected.utf8), "\(shown)")
    }

    @Test(
        "an action is written like the call it stands for",
        arguments: [
            ("set", #"{"set":5}"#, "set(5)"),
            ("set", #"{"set":null}"#, "set(null)"),
            ("set", #"{"set":{}}"#, "set"),
            ("set", #"{"set":["a",{"b":1}]}"#, #"set(["a",{"b":1}])"#),
            ("set", #"{"set":{"0":"a","by":2}}"#, #"set("a", by: 2)"#),
            ("set", #"{"set":{"a b":1,"größe":2,"":3}}"#, #"set("a b": 1, größe: 2, : 3)"#),
            ("set", #"{"set":{"$int":"9007199254740993"}}"#, #"set({"$int":"9007199254740993"})"#),
            ("set", #"{"set":{"$$own":1}}"#, #"set("$$own": 1)"#),
            ("set", #"{"set":"set"}"#, #"set("set")"#),
            ("a.b", #"{"a":{"b":{"x":1}}}"#, "a.b(x: 1)"),
            ("a.b", #"{"a":"b"}"#, "a.b"),
            ("AddItem", #"{"sku":"A-1","qty":2}"#, #"AddItem(sku: "A-1", qty: 2)"#),
            ("Reset", "{}", "Reset"),
        ]
    )
    func calls(name: String, action: String, call: String) {
        let event = #"{"seq":1,"time":"t","kind":"action","store":"s","name":"\#(name)","action":\#(action)}"#
        var form = TextForm()
        #expect(Self.text(form.lines(for: event.utf8)) == "t  #1  s  \(call)")
    }

    @Test(
        "a line that is no event of this version is shown as it is, escaped",
        arguments: [
            ("", ""), ("plain\u{1B}[2J", #"plain\u{1b}[2J"#), ("{\"kind\":\"later\"}", #"{"kind":"later"}"#),
            ("[1,\n2]", #"[1,\n2]"#),
        ]
    )
    func strangers(line: String, shown: String) {
        var form = TextForm()
        #expect(Self.text(form.lines(for: line.utf8)) == shown)
    }

    static func show(_ session: String, with form: TextForm) -> String {
        var form = form
        return session.split(separator: "\n")
            .map { form.lines(for: $0.utf8) }
            .filter { !$0.isEmpty }
            .map { text($0) + "\n" }
            .joined()
    }

    static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
