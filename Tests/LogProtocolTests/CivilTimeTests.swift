import Foundation
import StateRendering
import Testing

@testable import LogProtocol

@Suite("Times")
struct CivilTimeTests {
    @Test(
        "a moment is written as RFC 3339 in UTC with six digits",
        arguments: [
            (0, "1970-01-01T00:00:00.000000Z"),
            (1_796_059_721_123_456, "2026-11-30T17:28:41.123456Z"),
            (-1, "1969-12-31T23:59:59.999999Z"),
            (-1_000_000, "1969-12-31T23:59:59.000000Z"),
            (951_782_400_000_000, "2000-02-29T00:00:00.000000Z"),
            (4_107_542_399_999_999, "2100-02-28T23:59:59.999999Z"),
            (4_107_542_400_000_000, "2100-03-01T00:00:00.000000Z"),
            (-62_167_219_200_000_000, "0000-01-01T00:00:00.000000Z"),
            (-62_167_219_200_000_001, "-000001-12-31T23:59:59.999999Z"),
            (253_402_300_799_999_999, "9999-12-31T23:59:59.999999Z"),
            (253_402_300_800_000_000, "+010000-01-01T00:00:00.000000Z"),
            (Int64.max, "+294247-01-10T04:00:54.775807Z"),
            (Int64.min, "-290308-12-21T19:59:05.224192Z"),
        ] as [(Int64, String)]
    )
    func writing(microseconds: Int64, text: String) {
        var json = JSONWriter()
        json.time(microseconds)
        #expect(json.text == "\"\(text)\"")
        #expect(CivilTime.microseconds(parsing: text) == microseconds)
    }

    @Test("whole seconds agree with Foundation over four millennia, and any moment reads back")
    func agreement() {
        let formatter = ISO8601DateFormatter()
        var random = SeededRandom(seed: 1)
        for _ in 0..<2_000 {
            // Foundation's formatter changes to the Julian calendar before October 1582.
            let seconds = Int64.random(in: -12_000_000_000...100_000_000_000, using: &random)
            #expect(Self.written(seconds * 1_000_000) == formatted(seconds, by: formatter))
            let any = Int64.random(in: Int64.min...Int64.max, using: &random)
            #expect(CivilTime.microseconds(parsing: Self.written(any)) == any)
        }
    }

    @Test(
        "a text of another shape is no time",
        arguments: [
            "", "Z", "2026-11-30", "2026-11-30T17:28:41Z", "2026-11-30T17:28:41.123Z", "2026-11-30T17:28:41.123456",
            "2026-13-30T17:28:41.123456Z", "2026-11-30T24:28:41.123456Z", "2026-11-30T17:28:41.123456Z ",
            "2026-11-30T17:28:41.12345६Z", "+999999-11-30T17:28:41.123456Z",
        ]
    )
    func refusals(text: String) {
        #expect(CivilTime.microseconds(parsing: text) == nil)
    }

    private static func written(_ microseconds: Int64) -> String {
        var bytes: [UInt8] = []
        CivilTime(microseconds: microseconds).write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func formatted(_ seconds: Int64, by formatter: ISO8601DateFormatter) -> String {
        let date = Date(timeIntervalSince1970: TimeInterval(seconds))
        return formatter.string(from: date).replacingOccurrences(of: "Z", with: ".000000Z")
    }
}
