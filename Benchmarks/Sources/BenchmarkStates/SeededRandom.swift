import Foundation

/// Random numbers that are the same in every run (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A text of small letters.
    mutating func word(_ length: Int) -> String {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        return String((0..<length).compactMap { _ in letters.randomElement(using: &self) })
    }

    /// A time within half a year.
    mutating func date() -> Date {
        Date(timeIntervalSinceReferenceDate: 800_000_000 + Double(next() % 16_000_000))
    }

    /// An amount with two decimals.
    mutating func amount() -> Double {
        Double(next() % 1_000_000) / 100
    }

    mutating func uuid() -> UUID {
        var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &self) }[...]
        func take() -> UInt8 { bytes.removeFirst() }
        return UUID(
            uuid: (
                take(), take(), take(), take(), take(), take(), take(), take(),
                take(), take(), take(), take(), take(), take(), take(), take()
            )
        )
    }
}
