import ActionRecording
import StateRendering
import Testing

@testable import LogProtocol

@Suite("The writer of lines")
struct LineWriterTests {
    private static let edges: [UInt64] = (0..<20).flatMap { digits in
        let power = (0..<digits).reduce(1 as UInt64) { power, _ in power &* 10 }
        return [power - 1, power, power + 1, power + power / 3]
    }

    @Test("spells whole numbers of every width as decimal text", arguments: edges + [.max])
    func integers(number: UInt64) {
        #expect(Self.written { $0.integer(number) } == "\(number)")
    }

    @Test("spells moments as the JSON writer does, also those that RFC 3339 lacks")
    func times() {
        var random = SeededRandom(seed: 7)
        let range = -90_000_000_000_000_000...300_000_000_000_000_000 as ClosedRange<Int64>
        let moments = (0..<2_000).map { _ in Int64.random(in: range, using: &random) }
        for moment in moments + [0, -1, .min, .max] {
            var json = JSONWriter()
            json.time(moment)
            #expect(Self.written { $0.time(moment) } == json.text)
        }
    }

    @Test(
        "escapes a character wherever it stands in a text",
        arguments: [
            "\"", "\\", "\n", "\0", "\u{1F}", " ", "\u{7E}", "\u{7F}", "\u{80}", "\u{9F}", "\u{A0}", "é", "漢", "🚀",
        ]
    )
    func escapes(character: String) {
        for length in 0..<20 {
            for position in 0...length {
                let (head, tail) = (
                    String(repeating: "x", count: position), String(repeating: "y", count: length - position)
                )
                let text = head + character + tail
                var json = JSONWriter()
                json.string(text)
                #expect(Self.written { $0.string(text) } == json.text)
            }
        }
    }

    @Test("joins parts of every length, whether they fit its memory or not")
    func lengths() {
        for length in stride(from: 0, through: 3_000, by: 7) {
            let name = String(repeating: "n", count: length)
            let value = [UInt8](repeating: UInt8(ascii: "7"), count: 3_000 - length)
            let body = LogEvent.Body.action(name: name, value: value, source: nil, cause: 3)
            var json = JSONWriter()
            json.raw("before ")
            LogEvent(seq: 9, time: 0, mono: 5, store: "s\n\(name)", body: body).write(to: &json)
            #expect(
                json.text == """
                    before {"seq":9,"time":"1970-01-01T00:00:00.000000Z","mono":5,"kind":"action","store":"s\\n\(name)",\
                    "name":"\(name)","action":\(String(decoding: value, as: UTF8.self)),"cause":3}
                    """
            )
        }
    }

    private static func written(_ body: (inout LineWriter) -> Void) -> String {
        var json = JSONWriter()
        LineWriter.append(to: &json, body)
        return json.text
    }
}
