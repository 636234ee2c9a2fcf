internal import Foundation

/// Reads lines that a dump has written, one after the other.
@safe struct WrittenLines {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let end: Int
    private var next = 0

    /// - Parameter bytes: outlive the reader; every line ends in a line feed.
    @unsafe init(_ bytes: UnsafeBufferPointer<UInt8>) {
        unsafe self.bytes = bytes
        end = bytes.count
    }

    /// How many lines there are from the next one on.
    var count: Int {
        var rest = self
        var count = 0
        while !rest.isAtEnd {
            rest.skip()
            count += 1
        }
        return count
    }

    var isAtEnd: Bool { next == end }

    /// The next line without its line feed; an empty one when there is none.
    mutating func read() -> UnsafeBufferPointer<UInt8> {
        let start = next
        skip()
        let end = max(start, next - 1)
        return unsafe UnsafeBufferPointer(rebasing: bytes[start..<end])  // a range of its own indices
    }

    private mutating func skip() {
        guard let first = unsafe UnsafeRawPointer(bytes.baseAddress), next < end else { return }
        let feed = unsafe memchr(first + next, 0x0A, end - next)  // as many bytes are there
        next = unsafe feed.map { unsafe UnsafeRawPointer($0) - first + 1 } ?? end  // both in one buffer
    }
}
