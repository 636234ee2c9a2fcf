internal import Foundation

/// The spelling of strings and of Foundation's scalars, the same as the public tier's, straight into memory.
extension ByteSink {
    /// Adds UTF-8 in quotes, with every control character escaped.
    mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
        byte(UInt8(ascii: "\""))
        unsafe escaped(text)
        byte(UInt8(ascii: "\""))
    }

    /// Adds UTF-8 without quotes, with every control character escaped.
    mutating func escaped(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while start < text.count {
            let end = unsafe Self.cleanEnd(of: text, from: start)
            unsafe raw(UnsafeBufferPointer(rebasing: text[start..<end]))  // a range of its own indices
            guard end < text.count else { return }
            start = end
            let byte = unsafe text[end]  // before its end
            if byte == 0xC2 {
                // It begins a C1 character when the next byte is below 0xA0; UTF-8 has one more byte behind it.
                let next = unsafe text[end + 1]
                if next < 0xA0 { escape(next) } else { unsafe raw(UnsafeBufferPointer(rebasing: text[end...end + 1])) }
                start += 2
            } else {
                escape(byte)
                start += 1
            }
        }
    }

    /// Adds the name of a member and the colon; one that starts with `$` gets one more.
    mutating func name(_ name: String) {
        var name = JSONWriter.escapedName(name)
        name.withUTF8 { unsafe string($0) }  // copied while it is there
        byte(UInt8(ascii: ":"))
    }

    /// Adds a key of a dictionary as a step of a path inside quotes.
    mutating func step(key: String) {
        var key = key
        let isPlain = key.withUTF8 { bytes in
            let isPlain = unsafe bytes.first != UInt8(ascii: "$") && bytes.allSatisfy(Self.isPlainInPath)
            byte(UInt8(ascii: "/"))
            if isPlain { unsafe raw(bytes) }  // copied while they are there
            return isPlain
        }
        guard !isPlain else { return }
        var path = ChangePath()
        path.enter(.key(key))
        var text = JSONWriter()
        path.writePointer(to: &text)
        raw(Array(text.bytes.dropFirst(2).dropLast()))
    }

    private static func isPlainInPath(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "~"), UInt8(ascii: "/"): false
        default: (0x20..<0x7F).contains(byte)
        }
    }

    /// Adds a moment as ``InternetTime`` spells it, or its number when it is none.
    mutating func date(secondsSince2001 seconds: Double) {
        // Well inside the years 1600 to 9999: nearly every moment that a state holds.
        guard seconds >= -12_600_000_000, seconds < 252_423_990_000 else { return otherDate(seconds) }
        let whole = seconds.rounded(.down)
        let microseconds = Int(((seconds - whole) * 1_000_000).rounded())
        let (total, day) = (Int(whole) + microseconds / 1_000_000, 86_400)
        let days = total >= 0 ? total / day : (total + 1) / day - 1
        byte(UInt8(ascii: "\""))
        civilDate(daysSinceMarchOfYear0: days + 730_791)
        let second = total - days * day
        byte(UInt8(ascii: "T"))
        two(second / 3600)
        byte(UInt8(ascii: ":"))
        two(second / 60 % 60)
        byte(UInt8(ascii: ":"))
        two(second % 60)
        fraction(microseconds: microseconds % 1_000_000)
        raw("Z\"")
    }

    private mutating func fraction(microseconds: Int) {
        guard microseconds > 0 else { return }
        byte(UInt8(ascii: "."))
        var (rest, unit) = (microseconds, 100_000)
        while rest > 0 {
            byte(UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
            unit /= 10
        }
    }

    /// Adds the 16 bytes of a UUID as `uuidString` spells them, in quotes.
    mutating func uuid(at place: Place) {
        byte(UInt8(ascii: "\""))
        plainUUID(at: place)
        byte(UInt8(ascii: "\""))
    }

    /// Adds the 16 bytes of a UUID as `uuidString` spells them.
    mutating func plainUUID(at place: Place) {
        unsafe fill(36) { target in  // 36 characters
            var position = 0
            for index in 0..<16 {
                let byte: UInt8 = place.advanced(by: index).load()
                unsafe target[position] = Self.upperHex(byte >> 4)  // two of the 36
                unsafe target[position + 1] = Self.upperHex(byte & 15)
                position += 2
                guard index == 3 || index == 5 || index == 7 || index == 9 else { continue }
                unsafe target[position] = UInt8(ascii: "-")  // one of the 36
                position += 1
            }
            return 36
        }
    }

    private mutating func otherDate(_ seconds: Double) {
        var writer = JSONWriter()
        if let text = InternetTime.text(secondsSince2001: seconds) {
            writer.string(text)
        } else {
            writer.floatingPoint(seconds)
        }
        raw(writer.bytes)
    }

    mutating func civilDate(daysSinceMarchOfYear0 days: Int) {
        let (era, dayOfEra) = (days / 146_097, days % 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        two(year / 100)
        two(year % 100)
        byte(UInt8(ascii: "-"))
        two(month)
        byte(UInt8(ascii: "-"))
        two(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    private mutating func escape(_ character: UInt8) {
        switch character {
        case UInt8(ascii: "\""): raw("\\\"")
        case UInt8(ascii: "\\"): raw("\\\\")
        case 0x09: raw("\\t")
        case 0x0A: raw("\\n")
        case 0x0D: raw("\\r")
        default:
            raw("\\u00")
            byte(Self.lowerHex(character >> 4))
            byte(Self.lowerHex(character & 15))
        }
    }

    @inline(__always)
    private static func upperHex(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "A") &- 10 &+ digit
    }

    private static func lowerHex(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "a") &- 10 &+ digit
    }

    /// Where the bytes end that need no look: at one that is escaped, at 0xC2, or at the end of the text.
    @inline(__always)
    private static func cleanEnd(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = unsafe UnsafeRawPointer(text.baseAddress) else { return 0 }
        let count = text.count
        var index = start
        while count &- index >= 8 {
            let word = unsafe (base + index).loadUnaligned(as: UInt64.self)  // eight bytes before its end
            let marks = Self.marks(in: word)
            // The marks above the lowest may be false; the lowest is right, in the order of the bytes in memory.
            if marks != 0 { return index &+ marks.trailingZeroBitCount / 8 }
            index &+= 8
        }
        while index < count, unsafe !needsLook(text[index]) { index &+= 1 }  // before its end
        return index
    }

    /// The highest bit of every byte that may need a look, the lowest such byte exactly.
    @inline(__always)
    private static func marks(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let word = UInt64(littleEndian: word)
        func equal(_ byte: UInt64) -> UInt64 {
            let difference = word ^ (ones &* byte)
            return (difference &- ones) & ~difference
        }
        let below20 = (word &- ones &* 0x20) & ~word
        return (below20 | equal(0x22) | equal(0x5C) | equal(0x7F) | equal(0xC2)) & (ones &* 0x80)
    }

    private static func needsLook(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
    }
}
