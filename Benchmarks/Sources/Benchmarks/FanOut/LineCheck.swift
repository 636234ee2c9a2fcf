import Foundation

/// Checks that events come in the order of their numbers, from 1 on, without a gap.
struct LineCheck {
    private static let headLength = 80
    private static let newline = UInt8(ascii: "\n")

    /// The number of the newest event; 0 before the first.
    private(set) var last: UInt64 = 0
    /// Whether the stream has begun.
    private(set) var hasHello = false

    /// The beginning of the current line.
    private var head: [UInt8] = []

    /// Takes a piece of text, wherever it was cut.
    mutating func take(_ bytes: ArraySlice<UInt8>) throws {
        var rest = bytes
        while let end = Self.firstNewline(in: rest) {
            extendHead(rest[..<end])
            try endLine()
            rest = rest[(end + 1)...]
        }
        extendHead(rest)
    }

    /// Ends a line: nothing is behind the last one of a message.
    mutating func endLine() throws {
        let line = String(decoding: head, as: UTF8.self)
        head.removeAll(keepingCapacity: true)
        if line.hasPrefix("{\"kind\":\"hello\"") {
            hasHello = true
        } else {
            guard line.hasPrefix("{\"seq\":\(last + 1),") else {
                throw FanOutError("event \(last + 1) is missing before: \(line)")
            }
            last += 1
        }
    }

    private mutating func extendHead(_ bytes: ArraySlice<UInt8>) {
        if head.count < Self.headLength { head += bytes.prefix(Self.headLength - head.count) }
    }

    private static func firstNewline(in bytes: ArraySlice<UInt8>) -> Int? {
        unsafe bytes.withUnsafeBytes { buffer in  // the C library looks at many bytes at once
            guard let start = buffer.baseAddress, let found = unsafe memchr(start, Int32(newline), buffer.count) else {
                return nil
            }
            return unsafe bytes.startIndex + (UnsafeRawPointer(found) - start)
        }
    }
}
