/// A number that values of equal text have in common, so that elements are matched without writing them.
///
/// It begins with another number in every process: nobody can prepare contents that collide.
struct ContentHash {
    private static let seed = UInt64.random(in: .min ... .max)
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    private(set) var value = Self.seed

    @inline(__always)
    mutating func add(_ word: UInt64) {
        let product = (value ^ word).multipliedFullWidth(by: Self.factor)
        value = product.high ^ product.low &+ word
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(bytes)
        let words = raw.count / 8
        for word in 0..<words { unsafe add(raw.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)) }  // inside
        var last = UInt64(raw.count)
        for index in words &* 8..<raw.count { last = unsafe last &<< 8 ^ UInt64(raw[index]) }  // an index of its own
        add(last)
    }
}
