/// Numbers the elements of an array's middle so that those which stand for the same thing have the same number.
///
/// Numbers below 0 belong to elements that are alike in step.
struct ElementKeys {
    private(set) var old: [Int]
    private(set) var new: [Int]
    /// Whether the numbers stand for ids, behind which the content may differ; otherwise they stand for the content.
    let areIdentities: Bool

    init<Element>(_ middle: ArrayMiddle<Element>, in walk: inout ChangeWalk) {
        let places = middle.unlike ?? []
        old = middle.old.indices.map { -1 - $0 }
        new = middle.new.indices.map { -1 - $0 }
        let oldPlaces = middle.unlike == nil ? Array(old.indices) : places
        let newPlaces = middle.unlike == nil ? Array(new.indices) : places
        let before = oldPlaces.map { middle.old[middle.start + $0] }
        let after = newPlaces.map { middle.new[middle.start + $0] }
        if let identities = Identities.numbers(before, after) {
            areIdentities = true
            assign(identities, oldPlaces, newPlaces)
        } else {
            areIdentities = false
            assign(Self.contents(before, after, in: &walk), oldPlaces, newPlaces)
        }
    }

    private mutating func assign(_ numbers: (old: [Int], new: [Int]), _ oldPlaces: [Int], _ newPlaces: [Int]) {
        for (place, number) in zip(oldPlaces, numbers.old) { old[place] = number }
        for (place, number) in zip(newPlaces, numbers.new) { new[place] = number }
    }

    /// Numbers by bits, and by text where the bits found no partner and the place does not tell it.
    private static func contents<Element>(
        _ before: [Element],
        _ after: [Element],
        in walk: inout ChangeWalk
    ) -> (old: [Int], new: [Int]) {
        guard walk.trustsBits(of: Element.self) else { return texts(before, after, in: &walk) }
        var numbering = Numbering()
        var old = numbering.numbers(bitsOf: before)
        var new = numbering.numbers(bitsOf: after)
        let (inOld, inNew) = (Set(old), Set(new))
        let (oldAlone, newAlone) = (
            old.indices.filter { !inNew.contains(old[$0]) }, new.indices.filter { !inOld.contains(new[$0]) }
        )
        guard !oldAlone.isEmpty, !newAlone.isEmpty, before.count > 1 || after.count > 1 else { return (old, new) }
        let numbers = texts(oldAlone.map { before[$0] }, newAlone.map { after[$0] }, in: &walk)
        for (place, number) in zip(oldAlone, numbers.old) { old[place] = numbering.count + number }
        for (place, number) in zip(newAlone, numbers.new) { new[place] = numbering.count + number }
        return (old, new)
    }

    private static func texts<Element>(
        _ before: [Element],
        _ after: [Element],
        in walk: inout ChangeWalk
    ) -> (old: [Int], new: [Int]) {
        var numbering = Numbering()
        let old = walk.old.texts(of: before).map { numbering.number(of: $0) }
        return (old, walk.new.texts(of: after).map { numbering.number(of: $0) })
    }
}
