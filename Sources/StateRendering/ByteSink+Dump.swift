internal import Foundation

/// The spelling of scalars in dump text, the same as the standard library's, straight into memory.
extension ByteSink {
    /// Adds the blanks and the bullet of a line.
    @inline(__always)
    mutating func bullet(_ bullet: StaticString, depth: Int) {
        let width = 2 &+ 2 &* depth
        unsafe fill(width) { target in  // as many blanks as there is room for
            unsafe memset(target, 0x20, width)
            return width
        }
        raw(bullet)
    }

    /// Adds a number with its noun: `1 element`, `2 elements`.
    mutating func counted(_ count: Int, _ noun: StaticString) {
        integer(Int64(count))
        byte(0x20)
        raw(noun)
        if count != 1 { byte(UInt8(ascii: "s")) }
    }

    /// Adds a text as its `debugDescription` is.
    mutating func debugString(at place: Place) {
        let start = count
        let isWritten = unsafe place.withUTF8 { unsafe writeDebugString($0) }  // copied while it is there
        guard !isWritten else { return }
        truncate(to: start)
        text(place.value(String.self).debugDescription)
    }

    /// Adds text as it is.
    mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { unsafe raw($0) }  // copied while it is there
    }

    /// Adds a number as its `debugDescription` is.
    mutating func debugDouble(_ number: Double) {
        let magnitude = number.magnitude
        if magnitude < 1e11, magnitude >= 1e-3 || magnitude == 0 {
            // A decimal of at most 15 digits belongs to one double only, so it is also the shortest for it.
            let scaled = (magnitude * 10_000).rounded()
            if scaled / 10_000 == magnitude { return debugDecimal(UInt64(scaled), isNegative: number.sign == .minus) }
        }
        text(number.debugDescription)
    }

    /// Adds a moment as the `debugDescription` of a date is.
    mutating func debugDate(secondsSince2001 seconds: Double) {
        // From 1970 to some year past 7000: nearly every moment that a state holds.
        guard seconds >= -978_307_200, seconds < 160_000_000_000 else {
            let isMoment = seconds.isFinite
            return text(isMoment ? Date(timeIntervalSinceReferenceDate: seconds).debugDescription : Self.noMoment)
        }
        let (total, day) = (Int(seconds.rounded(.down)) + 978_307_200, 86_400)
        civilDate(daysSinceMarchOfYear0: total / day + 719_468)
        let second = total % day
        byte(0x20)
        two(second / 3600)
        byte(UInt8(ascii: ":"))
        two(second / 60 % 60)
        byte(UInt8(ascii: ":"))
        two(second % 60)
        raw(" +0000")
    }

    private static var noMoment: String { "<description unavailable>" }

    private mutating func debugDecimal(_ tenThousandths: UInt64, isNegative: Bool) {
        if isNegative { byte(UInt8(ascii: "-")) }
        unsigned(tenThousandths / 10_000)
        byte(UInt8(ascii: "."))
        let fraction = Int(tenThousandths % 10_000)
        if fraction % 1000 == 0 { return byte(UInt8(ascii: "0") &+ UInt8(fraction / 1000)) }
        two(fraction / 100)
        guard fraction % 100 > 0 else { return }
        if fraction % 10 == 0 { return byte(UInt8(ascii: "0") &+ UInt8(fraction / 10 % 10)) }
        two(fraction % 100)
    }

    /// False when a character might join its neighbour or a quote, which the standard library prevents.
    private mutating func writeDebugString(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        byte(UInt8(ascii: "\""))
        var start = 0
        while start < text.count {
            if unsafe !DebugSpelling.standsAlone(text, at: start) { return false }
            let end = unsafe DebugSpelling.plainEnd(of: text, from: start)
            unsafe raw(UnsafeBufferPointer(rebasing: text[start..<end]))  // a range of its own indices
            guard end < text.count else { break }
            debugEscape(unsafe text[end])  // before its end
            start = end + 1
        }
        byte(UInt8(ascii: "\""))
        return unsafe DebugSpelling.endsAlone(text)
    }

    private mutating func debugEscape(_ character: UInt8) {
        switch character {
        case UInt8(ascii: "\""): raw("\\\"")
        case UInt8(ascii: "\\"): raw("\\\\")
        case UInt8(ascii: "'"): raw("\\'")
        case 0: raw("\\0")
        case 0x09: raw("\\t")
        case 0x0A: raw("\\n")
        case 0x0D: raw("\\r")
        default:
            raw("\\u{")
            byte(DebugSpelling.upperHex(character >> 4))
            byte(DebugSpelling.upperHex(character & 15))
            byte(UInt8(ascii: "}"))
        }
    }
}
