/// Finds which entries of two dictionaries with strings as keys differ, where they lie.
struct EntryPairs {
    /// What became of one entry.
    struct Entry {
        let name: String
        let old: Place?
        let new: Place?
    }

    private struct Found {
        let key: Place
        let old: Place?
        var new: Place?
    }

    private var table: ContentTable
    /// By number.
    private var found: [Found] = []

    /// - Parameters:
    ///   - plan: of the dictionaries, whose storage is read.
    ///   - old, new: where they lie.
    init(_ plan: Plan, _ old: Place, _ new: Place) {
        let layouts = (
            keys: RawTable.Layout(of: String.self),
            values: RawTable.Layout(size: plan.element.size, stride: plan.element.stride)
        )
        let before = unsafe RawTable(at: old, keys: layouts.keys, values: layouts.values)  // places of dictionaries
        let after = unsafe RawTable(at: new, keys: layouts.keys, values: layouts.values)
        let unlike = RawTable.unlikeBuckets(before, after)
        table = ContentTable(capacity: unlike.old.count + unlike.new.count)
        found.reserveCapacity(unlike.old.count)
        for bucket in unlike.old {
            let key = before.key(in: bucket)
            _ = number(of: key)
            found.append(Found(key: key, old: before.value(in: bucket)))
        }
        for bucket in unlike.new {
            let (key, value) = (after.key(in: bucket), after.value(in: bucket))
            let number = number(of: key)
            if number == found.count { found.append(Found(key: key, old: nil)) }
            found[number].new = value
        }
    }

    /// The entries that differ in their texts, sorted by name.
    func changes(_ element: Plan, _ rendering: inout PlannedRendering) -> [Entry] {
        rendering.descend()
        defer { rendering.ascend() }
        var changes: [Entry] = []
        for found in found {
            if let old = found.old, let new = found.new, rendering.hasSameText(element, old, new) { continue }
            changes.append(Entry(name: found.key.value(), old: found.old, new: found.new))
        }
        return changes.sorted { DictionaryMembers.precedes($0.name, $1.name) }
    }

    /// Names are the same byte for byte; equal strings may consist of different characters.
    private mutating func number(of key: Place) -> Int {
        var hash = ContentHash()
        unsafe key.withUTF8 { unsafe hash.add($0) }  // read while it is there
        return table.number(of: hash.value) { found[$0].key.hasSameUTF8(as: key) }
    }
}
