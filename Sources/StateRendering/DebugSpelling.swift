/// Which bytes of a text its `debugDescription` shows as they are.
enum DebugSpelling {
    static func upperHex(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "A") &- 10 &+ digit
    }

    /// Where the bytes end that need no escape.
    @inline(__always)
    static func plainEnd(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = unsafe UnsafeRawPointer(text.baseAddress) else { return 0 }
        let count = text.count
        var index = start
        while count &- index >= 8 {
            let word = unsafe (base + index).loadUnaligned(as: UInt64.self)  // eight bytes before its end
            let marks = Self.marks(in: UInt64(littleEndian: word))
            // The marks above the lowest may be false; the lowest is right, in the order of the bytes in memory.
            if marks != 0 { return index &+ marks.trailingZeroBitCount / 8 }
            index &+= 8
        }
        while index < count, unsafe !isEscaped(text[index]) { index &+= 1 }  // before its end
        return index
    }

    /// Whether the character at `index` surely does not join what stands before it; ASCII and common scripts do not.
    static func standsAlone(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let first = unsafe text[index]  // before its end
        if first < 0x80 { return true }
        // Up to U+02FF, and U+4000 to U+9FFF: nothing there combines.
        if first <= 0xCB || 0xE4...0xE9 ~= first { return true }
        guard index + 2 < text.count else { return false }
        let (second, third) = unsafe (text[index + 1], text[index + 2])  // before its end, as checked
        // Most emoji, U+1F400 to U+1F7FF, and the common punctuation U+2010 to U+2027.
        if first == 0xF0 { return second == 0x9F && 0x90...0x9F ~= third }
        return first == 0xE2 && second == 0x80 && 0x90...0xA7 ~= third
    }

    /// Whether the last character surely does not join a quote behind it.
    static func endsAlone(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let last = text.indices.last, unsafe text[last] >= 0x80 else { return true }
        var start = last
        while start > 0, unsafe text[start] & 0xC0 == 0x80 { start -= 1 }
        let first = unsafe text[start]  // before its end
        if first <= 0xCB || 0xE4...0xE9 ~= first { return true }
        let next = start + 1 <= last ? unsafe text[start + 1] : 0  // before its end, as checked
        return first == 0xF0 && next == 0x9F || first == 0xE2 && next == 0x80
    }

    /// The highest bit of every byte that is escaped, the lowest such byte exactly.
    @inline(__always)
    private static func marks(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func equal(_ byte: UInt64) -> UInt64 {
            let difference = word ^ (ones &* byte)
            return (difference &- ones) & ~difference
        }
        let below20 = (word &- ones &* 0x20) & ~word
        return (below20 | equal(0x22) | equal(0x27) | equal(0x5C) | equal(0x7F)) & (ones &* 0x80)
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x27 || byte == 0x5C || byte == 0x7F
    }
}
