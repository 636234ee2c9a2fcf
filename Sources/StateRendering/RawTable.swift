internal import Foundation

/// The storage of a dictionary, read in place: the fast tier's short cut past entries that did not change.
///
/// A copy of a dictionary keeps its entries in the same buckets, so two tables are compared as memory is. The layout is
/// the standard library's own and no part of its interface: it is held against public API once, and where it is not
/// what is expected nothing is read.
@safe struct RawTable {
    /// `__RawDictionaryStorage` behind its object header: count, capacity, scale and age, seed, keys, values, bitmap.
    private enum Offset {
        static let count = 16
        static let scale = 32
        static let seed = 40
        static let keys = 48
        static let values = 56
        static let bitmap = 64
    }

    let count: Int
    private let scale: Int8
    private let seed: Int
    private let keys: UnsafeRawPointer
    private let values: UnsafeRawPointer
    private let bitmap: UnsafePointer<UInt64>

    /// Whether the layout is what it is taken for.
    static let isTrusted: Bool = {
        #if os(Linux) && (arch(x86_64) || arch(arm64))
            return holds([1: 2]) && holds(Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, UInt8($0)) }))
                && holds(Dictionary(uniqueKeysWithValues: (0..<40).map { ("\($0)", ["\($0)"]) }))
        #else
            return false
        #endif
    }()

    /// - Parameter dictionary: lives, unchanged, as long as the table is read; it is not empty.
    @unsafe init<Key, Value>(of dictionary: borrowing [Key: Value]) {
        // A dictionary is a reference to its storage.
        let storage = unsafe withUnsafeBytes(of: dictionary) { unsafe $0.load(as: UnsafeRawPointer.self) }
        unsafe count = storage.load(fromByteOffset: Offset.count, as: Int.self)
        unsafe scale = storage.load(fromByteOffset: Offset.scale, as: Int8.self)
        unsafe seed = storage.load(fromByteOffset: Offset.seed, as: Int.self)
        unsafe keys = storage.load(fromByteOffset: Offset.keys, as: UnsafeRawPointer.self)
        unsafe values = storage.load(fromByteOffset: Offset.values, as: UnsafeRawPointer.self)
        unsafe bitmap = (storage + Offset.bitmap).assumingMemoryBound(to: UInt64.self)
    }

    /// The keys of both whose entries are not bit for bit the same in the same bucket; nil when that says nothing.
    static func unlikeKeys<Key, Value>(_ old: [Key: Value], _ new: [Key: Value]) -> (old: [Key], new: [Key])? {
        guard isTrusted, !old.isEmpty, !new.isEmpty else { return nil }
        let (before, after) = unsafe (RawTable(of: old), RawTable(of: new))  // both live until the end
        guard before.count == old.count, after.count == new.count else { return nil }
        guard before.scale == after.scale, before.seed == after.seed else { return nil }
        var unlike: (old: [Key], new: [Key]) = ([], [])
        for word in 0..<before.wordCount {
            let (left, right) = (before.occupied(word), after.occupied(word))
            let differing = before.differing(after, word, left & right, Value.self, Key.self) | (left ^ right)
            before.append(differing & left, word, to: &unlike.old)
            after.append(differing & right, word, to: &unlike.new)
        }
        return withExtendedLifetime((old, new)) { unlike }
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
    private func differing<Key, Value>(
        _ other: RawTable,
        _ word: Int,
        _ occupied: UInt64,
        _ value: Value.Type,
        _ key: Key.Type
    ) -> UInt64 {
        var (rest, differing) = (occupied, UInt64(0))
        let (keySize, valueSize) = (MemoryLayout<Key>.size, MemoryLayout<Value>.size)
        let (keyStride, valueStride) = (MemoryLayout<Key>.stride, MemoryLayout<Value>.stride)
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            rest &= rest &- 1
            let bucket = word &* 64 &+ bit
            // The bucket is occupied in both.
            let (oldKey, newKey) = unsafe (Place(keys + bucket &* keyStride), Place(other.keys + bucket &* keyStride))
            let (oldValue, newValue) = unsafe (
                Place(values + bucket &* valueStride), Place(other.values + bucket &* valueStride)
            )
            let isSame =
                oldKey.hasSameBytes(as: newKey, size: keySize) && oldValue.hasSameBytes(as: newValue, size: valueSize)
            if !isSame { differing |= 1 << UInt64(bit) }
        }
        return differing
    }

    private func append<Key>(_ buckets: UInt64, _ word: Int, to list: inout [Key]) {
        var rest = buckets
        while rest != 0 {
            let bucket = word * 64 + rest.trailingZeroBitCount
            rest &= rest &- 1
            unsafe list.append(keys.assumingMemoryBound(to: Key.self)[bucket])  // it is occupied
        }
    }

    /// Whether the table shows of a dictionary what public API shows.
    private static func holds<Key, Value: Equatable>(_ dictionary: [Key: Value]) -> Bool {
        guard MemoryLayout<[Key: Value]>.size == MemoryLayout<UInt>.size else { return false }
        let table = unsafe RawTable(of: dictionary)  // lives until the end
        guard table.count == dictionary.count, (0...16).contains(table.scale), table.count <= 1 << Int(table.scale)
        else {
            return false
        }
        var occupied = 0
        for word in 0..<table.wordCount { occupied += table.occupied(word).nonzeroBitCount }
        guard occupied == table.count else { return false }
        var keys: [Key] = []
        for word in 0..<table.wordCount { table.append(table.occupied(word), word, to: &keys) }
        // The same order, and the value of each in the bucket of its key.
        guard keys == Array(dictionary.keys) else { return false }
        return withExtendedLifetime(dictionary) { table.hasValues(Array(dictionary.values)) }
    }

    private func hasValues<Value: Equatable>(_ expected: [Value]) -> Bool {
        var index = 0
        for word in 0..<wordCount {
            var values: [Value] = []
            unsafe RawTable(reading: self.values, of: self).append(occupied(word), word, to: &values)  // by their type
            for value in values {
                guard index < expected.count, value == expected[index] else { return false }
                index += 1
            }
        }
        return index == expected.count
    }

    /// The same table with its values in the place of its keys.
    @unsafe private init(reading values: UnsafeRawPointer, of table: RawTable) {
        count = table.count
        scale = table.scale
        seed = table.seed
        unsafe keys = values
        unsafe self.values = values
        unsafe bitmap = table.bitmap
    }
}
