/// An array whose elements are found in its storage, for its dump text.
protocol DumpedList {
    static var dumpedElement: Any.Type { get }

    static func dumpedCount(at place: Place) -> Int

    /// Calls `body` with the place of the first element, if there is one, and the number of elements.
    static func withDumped(at place: Place, _ body: (Place?, Int) -> Void)

    /// Numbers the elements of two ranges by their `id`; nil when they have none.
    static func identities(
        _ old: Place,
        _ oldRange: Range<Int>,
        _ new: Place,
        _ newRange: Range<Int>
    ) -> (old: [Int], new: [Int])?
}

extension Array: DumpedList {
    static var dumpedElement: Any.Type { Element.self }

    static func dumpedCount(at place: Place) -> Int {
        unsafe place.withPointer { unsafe $0.assumingMemoryBound(to: Self.self).pointee.count }  // the plan says so
    }

    static func withDumped(at place: Place, _ body: (Place?, Int) -> Void) {
        withDumped(place.value(Self.self), body)
    }

    /// The same of an array at hand.
    static func withDumped(_ elements: Self, _ body: (Place?, Int) -> Void) {
        unsafe elements.withUnsafeBytes { bytes in
            unsafe body(bytes.baseAddress.map { unsafe Place($0) }, elements.count)
        }  // the array lives while `body` runs
    }

    static func identities(
        _ old: Place,
        _ oldRange: Range<Int>,
        _ new: Place,
        _ newRange: Range<Int>
    ) -> (old: [Int], new: [Int])? {
        guard Element.self is any Identifiable.Type else { return nil }
        return Identities.numbers(Array(old.value(Self.self)[oldRange]), Array(new.value(Self.self)[newRange]))
    }
}

/// A dictionary or a set, for its dump text.
protocol DumpedEntries {
    static var dumpedKey: Any.Type { get }
    /// The type of a dictionary's values; a set has none.
    static var dumpedValue: Any.Type? { get }

    static func dumpedEntryCount(at place: Place) -> Int

    /// Calls `body` with the places of all keys and of all values, in one order, and their number.
    static func withDumpedEntries(at place: Place, _ body: (_ keys: Place?, _ values: Place?, Int) -> Void)
}

extension Dictionary: DumpedEntries {
    static var dumpedKey: Any.Type { Key.self }
    static var dumpedValue: Any.Type? { Value.self }

    static func dumpedEntryCount(at place: Place) -> Int {
        unsafe place.withPointer { unsafe $0.assumingMemoryBound(to: Self.self).pointee.count }  // the plan says so
    }

    static func withDumpedEntries(at place: Place, _ body: (Place?, Place?, Int) -> Void) {
        let entries = place.value(Self.self)
        [Key].withDumped(Array(entries.keys)) { keys, count in
            [Value].withDumped(Array(entries.values)) { values, _ in body(keys, values, count) }
        }
    }
}

extension Set: DumpedEntries {
    static var dumpedKey: Any.Type { Element.self }
    static var dumpedValue: Any.Type? { nil }

    static func dumpedEntryCount(at place: Place) -> Int {
        unsafe place.withPointer { unsafe $0.assumingMemoryBound(to: Self.self).pointee.count }  // the plan says so
    }

    static func withDumpedEntries(at place: Place, _ body: (Place?, Place?, Int) -> Void) {
        [Element].withDumped(Array(place.value(Self.self))) { members, count in body(members, nil, count) }
    }
}
