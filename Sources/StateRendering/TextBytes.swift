internal import Foundation

/// The bytes of a text, for as long as somebody holds it.
///
/// Line feeds end lines; one more is thought behind the last byte, so that every line has its own.
@safe struct TextBytes {
    private static let lineFeed = UInt8(ascii: "\n")
    private static let blockSize = 4096

    private let start: UnsafePointer<UInt8>
    let count: Int

    /// Calls `body` with the bytes of two texts, which are held until it returns.
    static func with<Result>(_ old: String, _ new: String, _ body: (TextBytes, TextBytes) -> Result) -> Result {
        var (old, new) = (old, new)
        return old.withUTF8 { old in
            new.withUTF8 { new in
                unsafe body(TextBytes(old), TextBytes(new))  // both texts are held
            }
        }
    }

    /// - Parameter bytes: outlive the value.
    @unsafe init(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { preconditionFailure("the bytes of a text have an address") }
        unsafe self.start = start
        count = bytes.count
    }

    /// The line that is between two places.
    subscript(line: Range<Int>) -> LineBytes {
        precondition(line.lowerBound >= 0 && line.upperBound <= count, "a range of the text")
        return unsafe LineBytes(UnsafeBufferPointer(start: start + line.lowerBound, count: line.count))  // inside
    }

    /// How many bytes two texts begin with alike.
    func commonStart(with other: TextBytes) -> Int {
        let limit = min(count, other.count)
        var same = 0
        while same + Self.blockSize <= limit, isSame(same, other, same, Self.blockSize) { same += Self.blockSize }
        while same + 8 <= limit {
            let unlike = word(at: same) ^ other.word(at: same)
            guard unlike == 0 else { return same + unlike.trailingZeroBitCount / 8 }
            same += 8
        }
        while same < limit, byte(at: same) == other.byte(at: same) { same += 1 }
        return same
    }

    /// How many bytes two texts end with alike, of the last `limit`.
    func commonEnd(with other: TextBytes, limit: Int) -> Int {
        var same = 0
        while same + Self.blockSize <= limit {
            let next = same + Self.blockSize
            guard isSame(count - next, other, other.count - next, Self.blockSize) else { break }
            same = next
        }
        while same + 8 <= limit {
            let unlike = word(at: count - same - 8) ^ other.word(at: other.count - same - 8)
            guard unlike == 0 else { return same + unlike.leadingZeroBitCount / 8 }
            same += 8
        }
        while same < limit, byte(at: count - same - 1) == other.byte(at: other.count - same - 1) { same += 1 }
        return same
    }

    /// How many lines end before `place`.
    func lines(before place: Int) -> Int {
        var (lines, next) = (0, 0)
        let end = min(place, count)
        while end - next >= 8 {
            // One counter for each of eight bytes, none of which overflows in 255 rounds.
            let rounds = min((end - next) / 8, 255)
            var counters: UInt64 = 0
            for round in 0..<rounds { counters &+= Self.lineFeeds(in: word(at: next &+ round &* 8)) &>> 7 }
            let pairs = (counters & 0x00FF_00FF_00FF_00FF) &+ ((counters &>> 8) & 0x00FF_00FF_00FF_00FF)
            lines += Int((pairs &* 0x0001_0001_0001_0001) &>> 48)
            next += rounds * 8
        }
        while next < end {
            if byte(at: next) == Self.lineFeed { lines += 1 }
            next += 1
        }
        return place > count ? lines + 1 : lines
    }

    /// Whether a line ends at `place`.
    func endsLine(at place: Int) -> Bool {
        place == count || byte(at: place) == Self.lineFeed
    }

    /// Where the line ends that has the byte at `place`.
    func lineEnd(from place: Int) -> Int {
        guard place < count else { return count }
        let feed = unsafe memchr(start + place, CInt(Self.lineFeed), count - place)  // as many bytes are there
        return unsafe feed.map { unsafe UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) - start } ?? count
    }

    /// Where the line begins that ends at `place` or has the byte there.
    func lineStart(before place: Int) -> Int {
        var start = place
        while start >= 8, Self.lineFeeds(in: word(at: start - 8)) == 0 { start -= 8 }
        while start > 0, byte(at: start - 1) != Self.lineFeed { start -= 1 }
        return start
    }

    /// The highest bit of every byte that is a line feed.
    @inline(__always)
    private static func lineFeeds(in word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let unlike = word ^ 0x0A0A_0A0A_0A0A_0A0A
        return ~(((unlike & low) &+ low) | unlike | low)
    }

    /// Eight bytes, the first in the lowest bits.
    @inline(__always)
    private func word(at place: Int) -> UInt64 {
        assert(place >= 0 && place + 8 <= count, "eight bytes of the text")
        return unsafe UInt64(littleEndian: UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self))  // inside
    }

    @inline(__always)
    private func byte(at place: Int) -> UInt8 {
        assert(place >= 0 && place < count, "a byte of the text")
        return unsafe start[place]  // inside
    }

    @inline(__always)
    private func isSame(_ place: Int, _ other: TextBytes, _ otherPlace: Int, _ length: Int) -> Bool {
        unsafe memcmp(start + place, other.start + otherPlace, length) == 0  // asked only for bytes that are there
    }
}
