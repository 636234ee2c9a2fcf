import Foundation

extension Bool: Generated {
    static func make(using maker: inout ValueMaker) -> Bool { maker.oneIn(2) }
}

extension Generated where Self: FixedWidthInteger {
    /// Few different small ones, so that elements repeat; the ends of the type, and of what a double holds exactly.
    static func make(using maker: inout ValueMaker) -> Self {
        switch maker.below(10) {
        case 0: maker.pick([.min, .max, .max &- 1, .min &+ 1])
        case 1: Self(clamping: maker.pick([1, -1]) * ((1 << 53) + maker.below(3) - 1))
        case 2: Self(truncatingIfNeeded: maker.random.next())
        default: Self(maker.below(6))
        }
    }
}

extension Int: Generated {}
extension Int8: Generated {}
extension Int16: Generated {}
extension Int32: Generated {}
extension Int64: Generated {}
extension Int128: Generated {}
extension UInt: Generated {}
extension UInt8: Generated {}
extension UInt16: Generated {}
extension UInt32: Generated {}
extension UInt64: Generated {}

extension Generated where Self: BinaryFloatingPoint {
    static func make(using maker: inout ValueMaker) -> Self {
        switch maker.below(12) {
        case 0: .nan
        case 1: maker.pick([.signalingNaN, -.nan, .leastNonzeroMagnitude, .leastNormalMagnitude / 2])
        case 2: maker.pick([.infinity, -.infinity, .greatestFiniteMagnitude, .ulpOfOne])
        case 3: -0.0
        case 4: Self(Double(bitPattern: maker.random.next()))
        case 5: maker.pick([9_007_199_254_740_993, 9_007_199_254_740_991, 1e15, 1e16, 1e-5, 0.1])
        case 6: Self(Double(maker.below(100_000)) / 100)
        default: Self(maker.below(4))
        }
    }
}

extension Double: Generated {}
extension Float: Generated {}
extension Float16: Generated {}
extension CGFloat: Generated {}

extension String: Generated {
    static let awkward = [
        "", "a", "b", "ab", "-", "0", "1", "01", "a #2", "$", "$a", "$$set", "$cut", "a/b", "a~b", "~1", "/", "é",
        "e\u{301}", "\u{1B}[31m\n", "\r\n", "a\r\nb\nc\r", "\0", "\u{7F}\u{85}\u{9F}", "\u{202E}abc\u{2069}",
        "\u{2028}\u{FEFF}", "\"quoted\\\"", "\\u0000", "👩‍👩‍👧", "🇩🇪🇩🇪", "\u{FFFD}", "\u{10FFFF}", "exactly 15 byte",
        "exactly 16 bytes", "null", "a text that is long enough for the heap", "__proto__",
    ]

    static func make(using maker: inout ValueMaker) -> String {
        switch maker.below(12) {
        case 0: String(repeating: maker.pick(awkward), count: maker.below(40))
        case 1: String(decoding: (0..<maker.below(30)).map { _ in UInt8(maker.below(256)) }, as: UTF8.self)
        case 2: (0..<maker.below(12)).map { _ in maker.pick(awkward) }.joined(separator: "\n")
        default: maker.pick(awkward)
        }
    }

    func mutated(using maker: inout ValueMaker) -> String {
        var copy = self
        switch maker.below(4) {
        case 0: copy.insert(Character.make(using: &maker), at: indices.randomElement(using: &maker.random) ?? endIndex)
        case 1 where !isEmpty: copy.remove(at: indices.randomElement(using: &maker.random) ?? startIndex)
        case 2: copy.unicodeScalars.append("\u{301}")
        default: copy = .make(using: &maker)
        }
        return copy
    }
}

extension Substring: Generated {
    static func make(using maker: inout ValueMaker) -> Substring {
        String.make(using: &maker).dropFirst(maker.below(3)).dropLast(maker.below(2))
    }
}

extension Character: Generated {
    static func make(using maker: inout ValueMaker) -> Character {
        String.make(using: &maker).first ?? "x"
    }
}

extension Unicode.Scalar: Generated {
    static func make(using maker: inout ValueMaker) -> Unicode.Scalar {
        String.make(using: &maker).unicodeScalars.first ?? "x"
    }
}
