/// Bytes that stay for the life of the process: prepared names of a plan.
@safe struct ByteText: @unchecked Sendable {  // what it points at is never changed and never freed
    private let start: UnsafePointer<UInt8>
    let count: Int

    init(_ bytes: [UInt8]) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))  // never freed, as plans are not
        for (index, byte) in bytes.enumerated() { unsafe copy[index] = byte }  // as many as were allocated
        unsafe start = UnsafePointer(copy)
        count = bytes.count
    }

    @inline(__always)
    var bytes: UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(start: start, count: count)  // as many as were allocated
    }

    /// Whether it is the same text.
    func hasSameText(as other: ByteText) -> Bool {
        unsafe bytes.elementsEqual(other.bytes)  // both stay for ever
    }
}
