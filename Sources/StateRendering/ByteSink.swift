internal import Foundation

/// A growing run of bytes that begins on the caller's stack.
///
/// Short texts, which most changes are, then need no memory of their own.
@safe struct ByteSink: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0
    private var isOnHeap = false

    /// - Parameter stack: memory that outlives the sink.
    @unsafe init(onStack stack: UnsafeMutableRawBufferPointer) {
        guard let address = stack.baseAddress else { preconditionFailure("a sink begins with some memory") }
        unsafe start = address.assumingMemoryBound(to: UInt8.self)
        capacity = stack.count
    }

    deinit {
        if isOnHeap { unsafe start.deallocate() }  // allocated in `grow(by:)`
    }

    /// Calls `body` with an empty sink.
    @inline(__always)
    static func with<Result>(_ body: (consuming ByteSink) -> Result) -> Result {
        unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { stack in
            unsafe body(ByteSink(onStack: stack))  // consumed before the allocation ends
        }
    }

    /// Calls `body` with two empty sinks.
    @inline(__always)
    static func withTwo<Result>(_ body: (consuming ByteSink, consuming ByteSink) -> Result) -> Result {
        unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { first in
            unsafe withUnsafeTemporaryAllocation(byteCount: 256, alignment: 16) { second in
                unsafe body(ByteSink(onStack: first), ByteSink(onStack: second))  // consumed before the allocations end
            }
        }
    }

    /// What was written from `offset` on.
    func bytes(from offset: Int = 0) -> UnsafeBufferPointer<UInt8> {
        precondition(offset <= count, "bytes that were written")
        return unsafe UnsafeBufferPointer(start: start + offset, count: count - offset)  // inside what was written
    }

    /// Forgets what was written from `count` on.
    mutating func truncate(to count: Int) {
        precondition(count <= self.count, "bytes that were written")
        self.count = count
    }

    /// Takes out bytes that were written; those behind them move up.
    mutating func remove(_ range: Range<Int>) {
        precondition(range.upperBound <= count, "bytes that were written")
        let rest = count - range.upperBound
        unsafe memmove(start + range.lowerBound, start + range.upperBound, rest)  // both inside what was written
        count -= range.count
    }

    /// Whether the bytes of two ranges that were written are the same.
    func isSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        precondition(first.upperBound <= count && second.upperBound <= count, "bytes that were written")
        return unsafe first.count == second.count
            && memcmp(start + first.lowerBound, start + second.lowerBound, first.count) == 0  // inside, as checked
    }

    /// Adds one byte.
    @inline(__always)
    mutating func byte(_ byte: UInt8) {
        reserve(1)
        unsafe start[count] = byte  // room was reserved
        count &+= 1
    }

    /// Adds bytes that are JSON already.
    @inline(__always)
    mutating func raw(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        unsafe memcpy(start + count, source, bytes.count)  // room was reserved
        count &+= bytes.count
    }

    /// Adds bytes that are JSON already.
    mutating func raw(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { unsafe raw($0) }  // copied while they are there
    }

    /// Adds text that is JSON already.
    @inline(__always)
    mutating func raw(_ text: StaticString) {
        unsafe raw(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))  // it stays for ever
    }

    /// Adds a prepared text.
    @inline(__always)
    mutating func raw(_ text: ByteText) {
        unsafe raw(text.bytes)  // it stays for ever
    }

    /// Makes room for `count` bytes and calls `body` with it; `body` returns how many it wrote.
    @inline(__always)
    @unsafe mutating func fill(_ count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
        reserve(count)
        let written = unsafe body(start + self.count)  // that much room is behind it
        self.count &+= written
    }

    @inline(__always)
    private mutating func reserve(_ additional: Int) {
        if capacity &- count < additional { grow(by: additional) }
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        let larger = max(capacity * 2, count + additional)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        unsafe memcpy(moved, start, count)  // as many as were written, and both are that large
        if isOnHeap { unsafe start.deallocate() }  // nothing else knows it
        unsafe start = moved
        capacity = larger
        isOnHeap = true
    }
}
