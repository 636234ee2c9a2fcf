import StateRendering
import Testing

/// Holds the hunks where they are while the differ is made faster.
@Suite("Line differences of a large sample")
struct LineDifferenceSampleTests {
    /// Lines that texts are made of, and the digest of what the first, plain differ wrote of them.
    struct Sample: CustomTestStringConvertible {
        let testDescription: String
        let lines: [String]
        let digest: UInt64
    }

    private static let samples = [
        Sample(testDescription: "blank lines", lines: ["", "", "a"], digest: 11_384_967_798_503_744_583),
        Sample(testDescription: "one line", lines: ["x"], digest: 8_396_734_919_785_024_224),
        Sample(testDescription: "blocks", lines: ["{", "}", "  a", "  b ", ""], digest: 10_846_225_165_553_270_942),
        Sample(
            testDescription: "marks",
            lines: ["", "\u{301}d", "e\r", "\r", "−f", "é", "e\u{301}"],
            digest: 16_280_834_365_594_375_286
        ),
        Sample(
            testDescription: "long lines",
            lines: (0..<40).map { "line \($0)" + String(repeating: "z", count: $0 * 20) },
            digest: 10_196_779_201_313_645_401
        ),
    ]

    @Test("the hunks are byte for byte those of the first differ", arguments: samples)
    func pinned(sample: Sample) {
        var random = SeededGenerator(seed: 3)
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for round in 0..<600 {
            let old = (0..<random.below(30)).map { _ in sample.lines[random.below(sample.lines.count)] }
            let new = edited(old, sample.lines, &random)
            let ends = ["", "", "\n"]
            let hunks = LineDifference.hunks(
                old: old.joined(separator: "\n") + ends[random.below(3)],
                new: new.joined(separator: "\n") + ends[random.below(3)],
                linesOfContext: round % 4,
                prefixLines: ""
            )
            for byte in (hunks ?? "equal").utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        #expect(digest == sample.digest)
    }

    private func edited(_ text: [String], _ lines: [String], _ random: inout SeededGenerator) -> [String] {
        var text = text
        for _ in 0..<random.below(6) {
            let place = random.below(text.count + 1)
            let end = min(place + random.below(4), text.count)
            let block = random.below(2) == 0 ? Array(text[..<place].suffix(3)) : [lines[random.below(lines.count)]]
            text.replaceSubrange(place..<end, with: block)
        }
        return text
    }
}

extension SeededGenerator {
    /// A number whose making no version of the standard library changes.
    fileprivate mutating func below(_ limit: Int) -> Int {
        Int(next() % UInt64(limit))
    }
}
