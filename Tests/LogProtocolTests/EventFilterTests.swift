import Testing

@testable import LogProtocol

@Suite("Event filter")
struct EventFilterTests {
    private static let action = #"""
        {"seq":7,"time":"2026-11-30T17:28:41.123456Z","mono":1,"kind":"action","store":"Shop","name":"cart.add","action":\#
        {"add":{"sku":"Ä-1","note":"say \"hi\""}},"source":{"file":"Shop/Cart.swift","line":42,"function":"tap()"}}
        """#
    private static let warning = #"""
        {"seq":8,"time":"2026-11-30T17:28:41.123456Z","mono":2,"kind":"message","store":"ops","level":"warning",\#
        "text":"payment is slow","metadata":{}}
        """#

    @Test(
        "a term holds for the events that it describes, and with a minus for all others",
        arguments: [
            ("", true, true),
            ("add", true, false),
            ("ADD", true, false),
            ("ä-1", true, false),
            ("-add", false, true),
            (#""payment is""#, false, true),
            (#"say"#, true, false),
            (#""say \"HI\"""#, true, false),
            (#""\"kind\":\"message\"""#, false, true),
            ("name:cart.*", true, false),
            ("name:CART.add", true, false),
            ("name:cart", false, false),
            ("name:*add", true, false),
            ("name:c*t*dd", true, false),
            ("name:cart.*d.add", false, false),
            ("name:*", true, false),
            ("-name:*", false, true),
            ("kind:action", true, false),
            ("kind:Message", false, true),
            ("store:shop", true, false),
            ("store:*p*", true, true),
            ("level:info", false, true),
            ("level:warning", false, true),
            ("level:error", false, false),
            ("-level:error", true, true),
            ("file:cart.swift", true, false),
            (#"file:"Shop/""#, true, false),
            ("file:Checkout", false, false),
            ("path:/cart", false, false),
            ("-path:/cart", true, true),
            ("name:cart.* add -kind:diff", true, false),
            ("name:cart.* slow", false, false),
        ]
    )
    func terms(filter: String, action: Bool, warning: Bool) throws {
        var events = FilteredEvents(try EventFilter(parsing: filter))
        #expect(Self.pass(Self.action, &events) == action)
        #expect(Self.pass(Self.warning, &events) == warning)
    }

    private static func pass(_ line: String, _ events: inout FilteredEvents) -> Bool {
        events.take(Array(line.utf8))
        events.decideAll()
        return events.next() != nil
    }

    @Test(
        "what cannot be understood is refused with a sentence",
        arguments: [
            (
                "nmae:cart",
                #""nmae" in "nmae:cart" is no field; there are name, kind, store, level, path and file, and a word with a colon stands in quotes"#
            ),
            ("kind:dance", #""dance" is no kind; there are action, diff, snapshot, message and mark"#),
            ("level:loud", #""loud" is no level; there are trace, debug, info, notice, warning, error and critical"#),
            ("path:cart", #""cart" is no path; one begins with a slash, as path:/cart/items/*"#),
            ("a -", #""-" says nothing to look for; write a word, or leave it out"#),
            ("name:", #""name:" says nothing to look for; write a word, or leave it out"#),
            (#""""#, #""""" says nothing to look for; write a word, or leave it out"#),
            (#"a "b c"#, "\"\"b c\" has no closing quote; add one, or write \\\" for a quote inside"),
            (#""a"b"#, "\"\"a\"b\" goes on after its closing quote; put a blank between two terms"),
            (String(repeating: "a", count: 5_000), "the filter has 5000 bytes; at most 4096 are taken"),
            (String(repeating: "a ", count: 65), "the filter has 65 terms; at most 64 are taken"),
        ]
    )
    func refused(text: String, sentence: String) {
        let error = #expect(throws: FilterError.self) { try EventFilter(parsing: text) }
        #expect(error?.message == sentence)
    }

    @Test(
        "a path holds for what changed at or under it, and for a replaced whole in which it became another",
        arguments: [
            (#"{"op":"replace","path":"/cart/items/0/qty","old":1,"value":2}"#, "/cart/items", true),
            (#"{"op":"replace","path":"/cart/items/0/qty","old":1,"value":2}"#, "/cart/items/", true),
            (#"{"op":"replace","path":"/cart/items/0/qty","old":1,"value":2}"#, "/cart/items/*/qty", true),
            (#"{"op":"replace","path":"/cart/items/0/qty","old":1,"value":2}"#, "/cart/items/*/name", false),
            (#"{"op":"replace","path":"/cart/items/0/qty","old":1,"value":2}"#, "/*/items", true),
            (#"{"op":"replace","path":"/cart/items/0/qty","old":1,"value":2}"#, "/", true),
            (#"{"op":"replace","path":"/cart/items/0/qty","old":1,"value":2}"#, "/cart/item", false),
            (#"{"op":"replace","path":"/cart/items/0/qty","old":1,"value":2}"#, "/cart/it*", true),
            (#"{"op":"replace","path":"/Cart","old":1,"value":2}"#, "/cart", false),
            (#"{"op":"add","path":"/a~1b~0c","value":2}"#, "/a~1b~0c", true),
            (#"{"op":"add","path":"/cart","value":{"items":[]}}"#, "/cart/items", true),
            (#"{"op":"add","path":"/cart","value":{"note":1}}"#, "/cart/items", false),
            (#"{"op":"remove","path":"/cart","old":{"items":[1]}}"#, "/cart/items/0", true),
            (#"{"op":"remove","path":"/cart","old":{"items":[1]}}"#, "/cart/items/1", false),
            (#"{"op":"replace","path":"/cart","old":{"a":1,"b":2},"value":{"a":1,"b":3}}"#, "/cart/a", false),
            (#"{"op":"replace","path":"/cart","old":{"a":1,"b":2},"value":{"a":1,"b":3}}"#, "/cart/*", true),
            (#"{"op":"replace","path":"","old":{"a":[1,{"b":2}]},"value":{"a":[1,{"b":3}]}}"#, "/a/*/b", true),
            (#"{"op":"move","from":"/a/1","path":"/b/0"}"#, "/a", true),
            (#"{"op":"move","from":"/a/1","path":"/b/0"}"#, "/b/0/name", true),
            (#"{"op":"move","from":"/a/1","path":"/b/0"}"#, "/c", false),
        ]
    )
    func paths(change: String, path: String, holds: Bool) throws {
        var events = FilteredEvents(try EventFilter(parsing: "path:\(path)"))
        #expect(Self.pass(#"{"seq":2,"kind":"diff","store":"s","of":1,"changes":[\#(change)]}"#, &events) == holds)
        var others = FilteredEvents(try EventFilter(parsing: "-path:\(path)"))
        #expect(Self.pass(#"{"seq":2,"kind":"diff","store":"s","of":1,"changes":[\#(change)]}"#, &others) == !holds)
    }

    @Test("a change too deep to be read is never taken for none")
    func deep() throws {
        let value = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
        let change = #"{"op":"add","path":"/a","value":\#(value)}"#
        var events = FilteredEvents(try EventFilter(parsing: "path:/b"))
        #expect(Self.pass(#"{"seq":2,"kind":"diff","store":"s","of":1,"changes":[\#(change)]}"#, &events))
    }

    @Test("words and patterns that nearly repeat themselves are found where they are")
    func repeated() {
        #expect(WordSearch("aab").isFound(in: "aaaab".utf8))
        #expect(WordSearch("abab c").isFound(in: "ABABAB C".utf8))
        #expect(!WordSearch("aab").isFound(in: "abaaa".utf8))
        #expect(TextPattern("a*ab*b").matches("aabab"))
        #expect(!TextPattern("ab*ba").matches("aba"))
        #expect(TextPattern("**").matches(""))
    }
}
