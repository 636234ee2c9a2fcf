import ActionRecording
import Foundation
import LogProtocol
import StateRendering
import Testing

@Suite("Lines")
struct LineTests {
    @Test("every kind of line is written byte for byte as in the fixture that the viewer reads too")
    func fixture() throws {
        let expected = try SampleSession.fixture("session.ndjson").split(separator: "\n").map(String.init)
        #expect(SampleSession.lines.count == expected.count)
        for (line, text) in zip(SampleSession.lines, expected) {
            #expect(line.text.unicodeScalars.elementsEqual(text.unicodeScalars), "\(line.text)")
        }
    }

    @Test("before the first event the retained range counts zero events")
    func emptyHistory() {
        let hello = Hello(
            run: "r",
            service: "s",
            host: "h",
            pid: 1,
            started: 0,
            first: 1,
            last: 0,
            features: []
        )
        var json = JSONWriter()
        ControlLine.hello(hello).write(to: &json)
        #expect(
            json.text == """
                {"kind":"hello","protocol":1,"run":"r","service":"s","host":"h","pid":1,\
                "started":"1970-01-01T00:00:00.000000Z","first":1,"last":0,"features":[]}
                """
        )
    }

    @Test("a reply to a command without an id names none")
    func anonymousReply() {
        var json = JSONWriter()
        ControlLine.accepted(id: nil).write(to: &json)
        #expect(json.text == #"{"kind":"reply","ok":true}"#)
    }

    @Test("texts of every kind read back as they were", arguments: 0..<300 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let texts = (0..<6).map { _ in random.text() }
        let site = CallSite(file: texts[3], function: texts[4], line: 1, info: texts[5])
        let body = LogEvent.Body.message(level: .error, text: texts[0], metadata: [texts[1]: texts[2]], source: site)
        var json = JSONWriter()
        LogEvent(seq: 1, time: 0, mono: 0, store: texts[0], body: body).write(to: &json)
        #expect(json.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })

        let read = try #require(JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
        let source = try #require(read["source"] as? [String: Any])
        let metadata = try #require(read["metadata"] as? [String: String])
        let back = [read["text"], metadata.keys.first, metadata.values.first, source["file"], source["function"]]
        for (value, text) in zip(back + [source["info"]], texts[0..<3] + [site.file, texts[4], texts[5]]) {
            let value = try #require(value as? String)
            // Foundation takes U+FEFF at the start of a string for a byte order mark, and drops it.
            let expected = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
            #expect(value.unicodeScalars.drop { $0 == "\u{FEFF}" }.elementsEqual(expected))
        }
        #expect(try JSONValue(parsing: json.bytes)["text"]?.string?.utf8.elementsEqual(texts[0].utf8) == true)
    }
}
