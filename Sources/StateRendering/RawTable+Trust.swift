/// Holds what is read of a table against public API, once.
extension RawTable {
    /// Whether the layout is what it is taken for.
    static let isTrusted: Bool = {
        #if os(Linux) && (arch(x86_64) || arch(arm64))
            return holds([:] as [Int: Int]) && holds([1: 2]) && holds([] as Set<Int>) && holds([1] as Set)
                && holds(Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, UInt8($0)) }))
                && holds(Dictionary(uniqueKeysWithValues: (0..<40).map { ("\($0)", ["\($0)"]) }))
                && holds(Set((0..<200).map { UInt8($0) })) && holds(Set((0..<40).map { "\($0)" }))
        #else
            return false
        #endif
    }()

    /// The keys of both whose entries are not bit for bit the same in the same bucket; nil when that says nothing.
    static func unlikeKeys<Key, Value>(_ old: [Key: Value], _ new: [Key: Value]) -> (old: [Key], new: [Key])? {
        guard isTrusted else { return nil }
        return Place.with(old, new) { before, after in
            let layouts = (keys: Layout(of: Key.self), values: Layout(of: Value.self))
            let before = unsafe RawTable(at: before, keys: layouts.keys, values: layouts.values)  // it stays there
            let after = unsafe RawTable(at: after, keys: layouts.keys, values: layouts.values)  // it stays there
            guard before.count == old.count, after.count == new.count else { return nil }
            let unlike = unlikeBuckets(before, after)
            return (unlike.old.map { before.key(in: $0).value() }, unlike.new.map { after.key(in: $0).value() })
        }
    }

    private static func holds<Key, Value: Equatable>(_ dictionary: [Key: Value]) -> Bool {
        guard MemoryLayout<[Key: Value]>.size == MemoryLayout<UInt>.size else { return false }
        return Place.with(dictionary) { place in
            let table = unsafe RawTable(at: place, keys: Layout(of: Key.self), values: Layout(of: Value.self))  // there
            guard table.isPlausible(count: dictionary.count) else { return false }
            // The same order, and the value of each in the bucket of its key.
            return table.buckets.map { table.key(in: $0).value(Key.self) } == Array(dictionary.keys)
                && table.buckets.map { table.value(in: $0).value(Value.self) } == Array(dictionary.values)
        }
    }

    private static func holds<Member>(_ set: Set<Member>) -> Bool {
        guard MemoryLayout<Set<Member>>.size == MemoryLayout<UInt>.size else { return false }
        return Place.with(set) { place in
            let table = unsafe RawTable(at: place, keys: Layout(of: Member.self), values: nil)  // it stays there
            guard table.isPlausible(count: set.count) else { return false }
            return table.buckets.map { table.key(in: $0).value(Member.self) } == Array(set)
        }
    }

    private func isPlausible(count expected: Int) -> Bool {
        count == expected && (0...16).contains(scale) && count <= 1 << Int(scale) && buckets.count == expected
    }
}
