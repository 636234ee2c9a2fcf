import Foundation

extension DumpTable {
    mutating func addNumbers() {
        add("Bool") { true }
        add("Bool, false") { false }
        add("Int") { -1 }
        add("Int8") { Int8.min }
        add("Int16") { Int16.min }
        add("Int32") { Int32.min }
        add("Int64") { Int64.min }
        add("UInt") { UInt.max }
        add("UInt8") { UInt8.max }
        add("UInt16") { UInt16.max }
        add("UInt32") { UInt32.max }
        add("UInt64") { UInt64.max }
        add("Int128") { Int128.min }
        add("UInt128") { UInt128.max }
        add("Double") {
            [0.1 + 0.2, 1e16, 1e-5, .leastNonzeroMagnitude, 123_456.789, .greatestFiniteMagnitude, 1e11, 0.001]
        }
        add("Double, negative zero") { -0.0 }
        add("Double, not a number") { [Double.nan, -.nan, .signalingNaN, Double(nan: 1, signaling: false)] }
        add("Double, infinite") { [Double.infinity, -.infinity] }
        add("Float") { [Float(1.1), -0, .nan, .infinity, 1e-30, 16_777_216] }
        #if arch(x86_64)
            add("Float80") { Float80(1.5) }
        #endif
        add("SIMD2") { SIMD2<Double>(1, -0.5) }
        add("SIMD4") { SIMD4<Int8>(1, 2, 3, 4) }
        add("SIMDMask") { SIMDMask<SIMD4<Int32>>(repeating: true) }
        add("Void") { () }
        add("Never?") { Never?.none }
        add("FloatingPointSign") { FloatingPointSign.minus }
        add("FloatingPointRoundingRule") { FloatingPointRoundingRule.up }
    }

    mutating func addTexts() {
        add("String, empty") { "" }
        add("String") { "a text" }
        add("String, escapes") { "\"'\\\0\t\n\r\r\n\u{1B}\u{7F}\u{1}" }
        add("String, wide") { "é ß 語 😀 👩‍👩‍👧 🇩🇪" }
        add("String, combining first") { "\u{301}a" }
        add("String, combining behind an escape") { ["\n\u{301}", "\"\u{301}", "\\\u{20D0}", "'\u{FE0F}"] }
        add("String, joiners") { ["\u{200D}", "a\u{200D}", "\u{200B}\u{FEFF}", "🇩", "क्", "\u{600}", "a\u{600}"] }
        add("String, line separators") { "\u{85}\u{2028}\u{2029}\u{B}\u{C}" }
        add("String, directions") { "\u{202E}abc\u{202C}\u{2066}" }
        add("String, private use") { "\u{E000}\u{10FFFF}\u{FFFD}\u{FFFE}" }
        add("String, long") { String(repeating: "long text é\n", count: 2000) }
        add("String, of mended bytes") { String(decoding: [0x61, 0xFF, 0xC3] as [UInt8], as: UTF8.self) }
        add("Character") { ["a", "é", "\n", "\"", "👩‍👩‍👧", "\u{301}", "\r\n"] as [Character] }
        add("Unicode.Scalar") { ["a", "\n", "\u{301}", "😀"] as [Unicode.Scalar] }
        add("Substring") { "whole\n".dropFirst() }
        add("StaticString") { StaticString("static") }
        add("String.UTF8View") { "aé".utf8 }
        add("String.UTF16View") { "aé".utf16 }
        add("String.UnicodeScalarView") { "aé\n".unicodeScalars }
        add("Substring.UTF8View") { "aéb".dropFirst().utf8 }
        add("String.Index") { "aé".startIndex }
        add("String.Encoding") { String.Encoding.utf8 }
        add("Unicode.Scalar.Properties") { Unicode.CanonicalCombiningClass.above }
        add("DefaultStringInterpolation") { DefaultStringInterpolation(literalCapacity: 1, interpolationCount: 1) }
    }
}
