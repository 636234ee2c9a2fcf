/// The storage of a dictionary or a set, read in place: the fast tier's short cut past entries that did not change.
///
/// A copy keeps its entries in the same buckets, so two tables are compared as memory is. The layout is the standard
/// library's own and no part of its interface: nothing is read unless ``isTrusted``.
@safe struct RawTable {
    /// `__RawDictionaryStorage` behind its object header: count, capacity, scale and age, seed, keys, values, bitmap.
    ///
    /// `__RawSetStorage` is the same without values.
    private enum Offset {
        static let count = 16
        static let scale = 32
        static let seed = 40
        static let keys = 48
        static let values = 56
        static let setBitmap = 56
        static let bitmap = 64
    }

    /// How keys, values or members lie beside each other.
    struct Layout {
        let size: Int
        let stride: Int

        init(size: Int, stride: Int) {
            self.size = size
            self.stride = stride
        }

        init<Value>(of type: Value.Type) {
            self.init(size: MemoryLayout<Value>.size, stride: MemoryLayout<Value>.stride)
        }
    }

    let count: Int
    let scale: Int8
    private let seed: Int
    private let keys: UnsafeRawPointer
    private let keyLayout: Layout
    /// In a set, the members once more.
    private let values: UnsafeRawPointer
    private let valueLayout: Layout
    private let bitmap: UnsafePointer<UInt64>

    /// - Parameters:
    ///   - place: where a dictionary or a set lies, which stays unchanged as long as the table is read.
    ///   - values: nil of a set.
    @unsafe init(at place: Place, keys: Layout, values: Layout?) {
        // A dictionary is a reference to its storage.
        let storage = unsafe place.withPointer { unsafe $0.load(as: UnsafeRawPointer.self) }
        unsafe count = storage.load(fromByteOffset: Offset.count, as: Int.self)
        unsafe scale = storage.load(fromByteOffset: Offset.scale, as: Int8.self)
        unsafe seed = storage.load(fromByteOffset: Offset.seed, as: Int.self)
        unsafe self.keys = storage.load(fromByteOffset: Offset.keys, as: UnsafeRawPointer.self)
        keyLayout = keys
        valueLayout = values ?? keys
        let offset = values == nil ? Offset.keys : Offset.values
        unsafe self.values = storage.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
        let bits = values == nil ? Offset.setBitmap : Offset.bitmap
        unsafe bitmap = (storage + bits).assumingMemoryBound(to: UInt64.self)
    }

    /// The key, or the member of a set, in an occupied bucket.
    @inline(__always)
    func key(in bucket: Int) -> Place {
        unsafe Place(keys + bucket &* keyLayout.stride)  // inside the storage
    }

    @inline(__always)
    func value(in bucket: Int) -> Place {
        unsafe Place(values + bucket &* valueLayout.stride)  // inside the storage
    }

    /// The occupied buckets, in the order in which the entries are iterated.
    var buckets: [Int] {
        var buckets: [Int] = []
        buckets.reserveCapacity(count)
        for word in 0..<wordCount { Self.append(occupied(word), word, to: &buckets) }
        return buckets
    }

    /// The occupied buckets of both whose entries are not bit for bit the same in the same bucket; all of them where
    /// that says nothing.
    static func unlikeBuckets(_ old: RawTable, _ new: RawTable) -> (old: [Int], new: [Int]) {
        guard old.hasSamePlaces(as: new) else { return (old.buckets, new.buckets) }
        var unlike: (old: [Int], new: [Int]) = ([], [])
        for word in 0..<old.wordCount {
            let (left, right) = (old.occupied(word), new.occupied(word))
            let differing = old.differing(new, word, left & right) | (left ^ right)
            guard differing != 0 else { continue }
            append(differing & left, word, to: &unlike.old)
            append(differing & right, word, to: &unlike.new)
        }
        return unlike
    }

    /// Whether an entry that both have mostly lies in the same bucket.
    private func hasSamePlaces(as other: RawTable) -> Bool {
        scale == other.scale && seed == other.seed
    }

    private var wordCount: Int { max(1, (1 << Int(scale)) / 64) }

    /// The buckets of a word that hold an entry; of a small table's word, the bits behind the last bucket mean nothing.
    @inline(__always)
    private func occupied(_ word: Int) -> UInt64 {
        let bits = unsafe bitmap[word]  // below the number of words
        return scale < 6 ? bits & ((1 << (1 << UInt64(scale))) - 1) : bits
    }

    /// The buckets of a word, all of them occupied in both, that hold other bits.
    @inline(__always)
    private func differing(_ other: RawTable, _ word: Int, _ occupied: UInt64) -> UInt64 {
        var (rest, differing) = (occupied, UInt64(0))
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            rest &= rest &- 1
            let bucket = word &* 64 &+ bit
            let isSame =
                key(in: bucket).hasSameBytes(as: other.key(in: bucket), size: keyLayout.size)
                && value(in: bucket).hasSameBytes(as: other.value(in: bucket), size: valueLayout.size)
            if !isSame { differing |= 1 << UInt64(bit) }
        }
        return differing
    }

    private static func append(_ bits: UInt64, _ word: Int, to buckets: inout [Int]) {
        var rest = bits
        while rest != 0 {
            buckets.append(word &* 64 &+ rest.trailingZeroBitCount)
            rest &= rest &- 1
        }
    }
}
