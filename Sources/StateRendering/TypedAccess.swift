/// An array whose elements are found in its storage.
protocol ListAccess {
    static var elementType: Any.Type { get }

    /// Calls `body` with the place of the first element, if there is one, and the number of elements.
    static func withElements(at place: Place, _ body: (Place?, Int) -> Void)

    /// Numbers elements by their `id`; nil when they have none.
    static func identities(_ old: (array: Place, places: [Int]), _ new: (array: Place, places: [Int]))
        -> (old: [Int], new: [Int])?

    /// Whether the elements at some places have the same `id` in both arrays; nil when they have none.
    static func haveSameIdentities(_ old: Place, _ new: Place, at places: [Int]) -> Bool?

    /// The same of one element.
    static func hasSameIdentity(_ old: Place, _ new: Place, at index: Int) -> Bool?

    /// Whether an element has another `id` than some others; also true when elements have none.
    ///
    /// False for ids of types whose values may be unlike themselves.
    static func isDistinct(_ place: Place, at index: Int, from others: [Int]) -> Bool

    /// Calls `body` with the place of the first element, in storage that this array alone holds.
    static func withUniqueElements(at place: MutablePlace, _ body: (MutablePlace) -> Void)

    /// Puts elements of another array in the place of some.
    static func replace(_ old: Range<Int>, at place: MutablePlace, by new: Range<Int>, of source: Place)

    /// Moves one element; the indices are those before it is taken out and after it is put in.
    static func move(_ from: Int, to: Int, at place: MutablePlace)
}

extension Array: ListAccess {
    static var elementType: Any.Type { Element.self }

    static func withElements(at place: Place, _ body: (Place?, Int) -> Void) {
        withElements(of: place.value(), body)
    }

    /// The same of an array at hand.
    static func withElements(of array: [Element], _ body: (Place?, Int) -> Void) {
        unsafe array.withUnsafeBytes { bytes in
            unsafe body(bytes.baseAddress.map { unsafe Place($0) }, array.count)
        }  // the array lives while `body` runs
    }

    static func identities(_ old: (array: Place, places: [Int]), _ new: (array: Place, places: [Int]))
        -> (old: [Int], new: [Int])?
    {
        guard Element.self is any Identifiable.Type else { return nil }
        let (before, after) = (old.array.value([Element].self), new.array.value([Element].self))
        return Identities.numbers(old.places.map { before[$0] }, new.places.map { after[$0] })
    }

    static func hasSameIdentity(_ old: Place, _ new: Place, at index: Int) -> Bool? {
        guard let type = Element.self as? any Identifiable.Type else { return nil }
        func opened<Row: Identifiable>(_ type: Row.Type) -> Bool? {
            guard Row.ID.self != ObjectIdentifier.self else { return nil }
            return old.value([Row].self)[index].id == new.value([Row].self)[index].id
        }
        return opened(type)
    }

    static func haveSameIdentities(_ old: Place, _ new: Place, at places: [Int]) -> Bool? {
        guard let type = Element.self as? any Identifiable.Type else { return nil }
        func opened<Row: Identifiable>(_ type: Row.Type) -> Bool? {
            guard Row.ID.self != ObjectIdentifier.self else { return nil }
            let (before, after) = (old.value([Row].self), new.value([Row].self))
            return places.allSatisfy { before[$0].id == after[$0].id }
        }
        return opened(type)
    }

    static func isDistinct(_ place: Place, at index: Int, from others: [Int]) -> Bool {
        guard let type = Element.self as? any Identifiable.Type else { return true }
        func opened<Row: Identifiable>(_ type: Row.Type) -> Bool {
            if Row.ID.self == ObjectIdentifier.self { return true }
            guard Row.ID.self is any NamedApart.Type else { return false }
            let rows = place.value([Row].self)
            return others.allSatisfy { rows[$0].id != rows[index].id }
        }
        return opened(type)
    }
}

/// An optional, asked by its type.
protocol OptionalAccess {
    static var wrappedType: Any.Type { get }
    static func isNil(at place: Place) -> Bool

    /// How its nil is seen, if `mark` tells nil from every sample.
    static func proves(_ mark: NilMark) -> Bool
}

extension Optional: OptionalAccess {
    static var wrappedType: Any.Type { Wrapped.self }

    static func isNil(at place: Place) -> Bool {
        place.value(Wrapped?.self) == nil
    }

    static func proves(_ mark: NilMark) -> Bool {
        let samples = NilMark.samples.compactMap { $0 as? Wrapped }
        let none: Wrapped? = nil
        return !samples.isEmpty && Place.with(none) { mark.isNil($0) == true }
            && samples.allSatisfy { Place.with(Optional($0)) { mark.isNil($0) == false } }
    }
}

/// A dictionary with strings as keys.
protocol EntriesAccess {
    static var valueType: Any.Type { get }

    /// Calls `body` with every entry in the order of the keys.
    static func forEachSorted(at place: Place, _ body: (String, Place) -> Void)
    static func count(at place: Place) -> Int
}

extension Dictionary: EntriesAccess where Key == String {
    static var valueType: Any.Type { Value.self }

    static func count(at place: Place) -> Int {
        place.value([Key: Value].self).count
    }

    static func forEachSorted(at place: Place, _ body: (String, Place) -> Void) {
        let entries = place.value([Key: Value].self)
        let values = Array(entries.values)
        Array<Value>.withElements(of: values) { first, _ in
            guard let first else { return }
            // Keys and values come in one order; only the keys, whose type is known, are sorted.
            for (key, number) in sortedKeys(Array(entries.keys)) {
                body(key, first.advanced(by: number &* MemoryLayout<Value>.stride))
            }
        }
    }

    private static func sortedKeys(_ keys: [String]) -> [(key: String, number: Int)] {
        zip(keys, keys.indices).map { ($0, $1) }.sorted { DictionaryMembers.precedes($0.key, $1.key) }
    }
}
