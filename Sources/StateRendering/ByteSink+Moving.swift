internal import Foundation

/// Changes of what was written already, which only encodings need that do not write in order.
extension ByteSink {
    /// A sink without any room, to stand in for one that is used elsewhere.
    init() {
        self = unsafe ByteSink(onStack: UnsafeMutableRawBufferPointer(start: Self.nowhere, count: 0))  // has no room
    }

    /// Moves what was written from `start` on to `position`, before what stands there.
    mutating func moveTail(from start: Int, to position: Int) {
        let tail = unsafe Array(bytes(from: start))  // copied
        let between = unsafe Array(bytes(from: position)).prefix(start - position)  // copied
        truncate(to: position)
        raw(tail)
        raw(Array(between))
    }

    /// Never read or written.
    private static var nowhere: UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(bitPattern: 16) }
}
