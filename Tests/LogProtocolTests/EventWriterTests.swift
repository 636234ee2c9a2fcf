import ActionRecording
import StateRendering
import Testing

@testable import LogProtocol

@Suite("The writer of events")
struct EventWriterTests {
    @Test("writes every line as one that has seen no other event")
    func memory() {
        var writer = EventWriter()
        let second = 1_000_000 as Int64
        let moments = [
            0, 1, second - 1, second, -1, 0, -second, -second - 1, 5, 253_402_300_799 * second + 999_999,
            253_402_300_800 * second, 253_402_300_800 * second + 1, .max, .min, 1_796_059_720 * second + 120_034,
            1_796_059_720 * second + 120_035, 1_796_059_721 * second,
        ]
        for (index, time) in moments.enumerated() {
            for store in ["", "cart", "cart", "a \"quoted\"\nname", String(repeating: "s", count: 2_000)] {
                let event = LogEvent(
                    seq: UInt64(index),
                    time: time,
                    mono: 7,
                    store: store,
                    body: .diff(of: 3, changes: Array("[]".utf8), reduce: 1, diff: 22)
                )
                var (line, alone) = (JSONWriter(), JSONWriter())
                writer.write(event, to: &line)
                event.write(to: &alone)
                var expected = JSONWriter()
                expected.raw("{\"seq\":\(index),\"time\":")
                expected.time(time)
                expected.raw(",\"mono\":7,\"kind\":\"diff\",\"store\":")
                expected.string(store)
                expected.raw(",\"of\":3,\"changes\":[],\"took\":{\"reduce\":1,\"diff\":22}}")
                #expect(line.text == expected.text)
                #expect(alone.text == expected.text)
            }
        }
    }
}
