internal import Foundation
internal import StateRendering

/// Writes an event's line: gathers its many small parts on the stack, and gives them to the JSON text in one piece.
///
/// Every event passes here. An array would ask for each part whether it is its own and large enough, which costs more
/// than the bytes.
@safe struct LineWriter: ~Copyable {
    /// More than a line has besides its values and texts.
    private static let room = 1_024

    private let start: UnsafeMutablePointer<UInt8>
    private var count = 0
    private var json = JSONWriter()

    /// - Parameter start: ``room`` bytes that outlive the writer.
    @unsafe private init(room start: UnsafeMutablePointer<UInt8>) {
        unsafe self.start = start
    }

    /// Lets `body` write behind what `json` has already.
    @inline(__always)
    static func append(to json: inout JSONWriter, _ body: (inout LineWriter) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { memory in
            guard let start = memory.baseAddress else { preconditionFailure("some memory was asked for") }
            var line = unsafe LineWriter(room: start)  // it ends before the memory does
            swap(&line.json, &json)  // moved: a copy would make the next append copy all bytes
            body(&line)
            line.flush()
            swap(&line.json, &json)
        }
    }

    /// Appends text that is JSON already.
    @inline(__always)
    mutating func raw(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount)
        unsafe memcpy(start + count, text.utf8Start, text.utf8CodeUnitCount)  // room was reserved
        count &+= text.utf8CodeUnitCount
    }

    /// Appends bytes that are JSON already.
    mutating func raw(bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { unsafe gather($0) }  // copied while they are there
    }

    /// Appends a part of bytes that are JSON already.
    mutating func raw(bytes: [UInt8], in range: Range<Int>) {
        precondition(range.upperBound <= bytes.count, "a part of the bytes")
        unsafe bytes.withUnsafeBufferPointer { all in
            unsafe gather(UnsafeBufferPointer(rebasing: all[range]))  // as above
        }
    }

    /// Appends text in quotes, escaped as ``JSONWriter/string(_:)`` does.
    mutating func string(_ text: String) {
        var text = text
        let isWritten = text.withUTF8 { unsafe writeClean($0) }  // copied while they are there
        guard !isWritten else { return }
        flush()
        json.string(text)
    }

    /// Appends a whole number in decimal.
    @inline(__always)
    mutating func integer(_ number: UInt64) {
        if number < 10 { byte(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number)) } else { digits(number) }
    }

    private mutating func digits(_ number: UInt64) {
        let width = Self.width(of: number)
        reserve(width)
        var (rest, place) = (number, count &+ width)
        while rest >= 100 {
            place &-= 2
            unsafe writePair(Int(truncatingIfNeeded: rest % 100), to: start + place)  // room was reserved
            rest /= 100
        }
        if rest >= 10 {
            unsafe writePair(Int(truncatingIfNeeded: rest), to: start + count)  // the first two digits
        } else {
            unsafe start[count] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest)  // the first digit
        }
        count &+= width
    }

    /// Appends two digits of a number below 100.
    @inline(__always)
    mutating func two(_ number: Int) {
        reserve(2)
        unsafe writePair(number, to: start + count)  // room was reserved
        count &+= 2
    }

    /// Appends a moment as ``JSONWriter/time(_:)`` does.
    mutating func time(_ microseconds: Int64) {
        let time = CivilTime(microseconds: microseconds)
        guard (0...9_999).contains(time.year) else {
            flush()
            return json.time(microseconds)
        }
        raw("\"")
        two(time.year / 100)
        two(time.year % 100)
        raw("-")
        two(time.month)
        raw("-")
        two(time.day)
        raw("T")
        two(time.hour)
        raw(":")
        two(time.minute)
        raw(":")
        two(time.second)
        raw(".")
        six(time.microsecond)
        raw("Z\"")
    }

    /// Appends six digits of a number below 1,000,000.
    @inline(__always)
    mutating func six(_ number: Int) {
        two(number / 10_000)
        two(number / 100 % 100)
        two(number % 100)
    }

    @inline(__always)
    private mutating func byte(_ byte: UInt8) {
        reserve(1)
        unsafe start[count] = byte  // room was reserved
        count &+= 1
    }

    private mutating func gather(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        guard bytes.count <= Self.room / 2 else {
            flush()
            return unsafe json.bytes.append(contentsOf: bytes)
        }
        reserve(bytes.count)
        unsafe (start + count).update(from: source, count: bytes.count)  // room was reserved
        count &+= bytes.count
    }

    /// Makes room for so many bytes, at most ``room``.
    @inline(__always)
    private mutating func reserve(_ additional: Int) {
        if Self.room &- count < additional { flush() }
    }

    @inline(never)
    private mutating func flush() {
        let written = unsafe UnsafeBufferPointer(start: start, count: count)  // as many as were written
        unsafe json.bytes.append(contentsOf: written)  // copied
        count = 0
    }

    @inline(__always)
    @unsafe private func writePair(_ number: Int, to target: UnsafeMutablePointer<UInt8>) {
        let digits = unsafe Self.pairs.utf8Start + number &* 2  // of a number below 100
        unsafe target[0] = digits[0]  // one of 200 digits
        unsafe target[1] = digits[1]  // one of 200 digits
    }

    /// Two digits for every number below 100.
    private static var pairs: StaticString {
        """
        0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
        5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
        """
    }

    private static func width(of number: UInt64) -> Int {
        var (width, rest) = (1, number)
        while rest >= 10_000 {
            rest /= 10_000
            width &+= 4
        }
        if rest >= 1_000 { return width &+ 3 }
        if rest >= 100 { return width &+ 2 }
        return rest >= 10 ? width &+ 1 : width
    }

    /// Appends a short text in quotes; false when it is long or has something to escape.
    ///
    /// It is copied first and looked at then, eight bytes at a time with blanks behind the last.
    private mutating func writeClean(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count <= Self.room / 2 else { return false }
        reserve(text.count &+ 10)
        let target = unsafe UnsafeMutableRawPointer(start + count)  // room was reserved, for quotes and blanks too
        unsafe target.storeBytes(of: UInt8(ascii: "\""), as: UInt8.self)
        if let source = text.baseAddress { unsafe (target + 1).copyMemory(from: source, byteCount: text.count) }
        unsafe (target + 1 + text.count).storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
        var (offset, marks) = (1, UInt64(0))
        while offset <= text.count {
            marks |= unsafe Self.marks(in: target.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset &+= 8
        }
        guard marks == 0 else { return false }
        unsafe target.storeBytes(of: UInt8(ascii: "\""), toByteOffset: text.count &+ 1, as: UInt8.self)
        count &+= text.count &+ 2
        return true
    }

    /// Not 0 when one of eight bytes is a control character, a quote, a backslash, or may begin one of C1.
    @inline(__always)
    private static func marks(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func equal(_ byte: UInt64) -> UInt64 {
            let difference = word ^ (ones &* byte)
            return (difference &- ones) & ~difference
        }
        let below20 = (word &- ones &* 0x20) & ~word
        return (below20 | equal(0x22) | equal(0x5C) | equal(0x7F) | equal(0xC2)) & (ones &* 0x80)
    }
}
