/// The same numbers for the same seed, so that a failure can be repeated (SplitMix64).
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

    /// A text of up to 40 scalars from every corner of Unicode, the dangerous corners most often.
    mutating func text() -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...40, using: &self) { text.append(scalar()) }
        return String(text)
    }

    /// Bytes that look like JSON, or like a query, often enough to get past the first byte.
    mutating func bytes() -> [UInt8] {
        let pieces = [
            "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u", "d83d", "true", "null", "-", "0", "1", "e", ".", "\n",
            "\"kind\":", "\"cmd\":\"mark\"", "\"id\":", "\"seq\":", "since=", "tail=all", "&", "%", "%F", "=",
            "color=1",
        ]
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...24, using: &self) {
            if Bool.random(using: &self) {
                bytes.append(UInt8.random(in: 0...255, using: &self))
            } else {
                bytes.append(contentsOf: (pieces.randomElement(using: &self) ?? "").utf8)
            }
        }
        return bytes
    }

    /// `bytes` with a few of them changed, removed or doubled.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &self) {
            let place = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0..<3, using: &self) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
            case 1: bytes.remove(at: place)
            default: bytes.insert(bytes[place], at: place)
            }
        }
        return bytes
    }

    private mutating func scalar() -> Unicode.Scalar {
        let ranges: [ClosedRange<UInt32>] = [
            0x00...0x1F, 0x20...0x7E, 0x7F...0x9F, 0xA0...0x2FF, 0x300...0x36F, 0x600...0x6FF, 0x2000...0x206F,
            0x4E00...0x9FFF, 0xE000...0xF8FF, 0xFE00...0xFFFF, 0x1F000...0x1FAFF, 0xE0000...0xE01EF, 0xFFFF0...0x10FFFF,
        ]
        let value = UInt32.random(in: ranges.randomElement(using: &self) ?? 0x20...0x7E, using: &self)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
