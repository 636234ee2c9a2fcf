/// Compares JSON values part by part, by the same rules as the values that they come from.
enum JSONTreeComparison {
    /// What became of one member.
    private struct Change {
        let name: String
        let old: JSONTree?
        let new: JSONTree?
    }

    static func compareObjects(_ old: JSONTree, _ new: JSONTree, in walk: inout ChangeWalk) {
        let (before, after) = (old.members, new.members)
        if isTagged(before) || isTagged(after) {
            return compareTagged(before, after, in: &walk) ? () : walk.compareTexts(old, new)
        }
        report(changes(from: before, to: after), in: &walk)
    }

    /// Elements of the same bytes, counted from either end, are made the same piece of memory first, which is then
    /// seen at once.
    static func compareArrays(_ old: [JSONTree], _ new: [JSONTree], in walk: inout ChangeWalk) {
        var new = new
        for distance in 0..<min(old.count, new.count) {
            let (first, last) = (distance, new.count - 1 - distance)
            if old[first].bytes == new[first].bytes { new[first] = old[first] }
            guard old.count != new.count else { continue }
            let oldLast = old.count - 1 - distance
            if old[oldLast].bytes == new[last].bytes { new[last] = old[oldLast] }
        }
        ArrayComparison(old: old, new: new).report(in: &walk)
    }

    /// Whether it is one of the contract's own objects, which have one name with one `$`.
    private static func isTagged(_ members: [JSONTree.Member]) -> Bool {
        guard members.count == 1, let name = members.first?.name.dropFirst() else { return false }
        return name.first == UInt8(ascii: "$") && name.dropFirst().first != UInt8(ascii: "$")
    }

    /// False when two objects of the contract's can only be compared as wholes.
    private static func compareTagged(
        _ old: [JSONTree.Member],
        _ new: [JSONTree.Member],
        in walk: inout ChangeWalk
    ) -> Bool {
        guard isTagged(old), isTagged(new), old[0].name == new[0].name else { return false }
        switch JSONText.unquoted(Array(old[0].name)) {
        case "$set": walk.along(.members) { $0.compare(old[0].value, new[0].value) }
        case "$cut": return compareCut(old[0].value.members, new[0].value.members, in: &walk)
        default: return false
        }
        return true
    }

    private static func compareCut(
        _ old: [JSONTree.Member],
        _ new: [JSONTree.Member],
        in walk: inout ChangeWalk
    ) -> Bool {
        guard old.count == 2, new.count == 2 else { return false }
        let (before, after) = (old[0].value, new[0].value)
        guard before.isObject && after.isObject || before.isArray && after.isArray else { return false }
        walk.along(.kept) { $0.compare(before, after) }
        walk.along(.keptOf) { $0.compare(old[1].value, new[1].value) }
        return true
    }

    private static func changes(from old: [JSONTree.Member], to new: [JSONTree.Member]) -> [Change] {
        let places = Dictionary(new.indices.map { (new[$0].name, $0) }) { first, _ in first }
        var isMet = Array(repeating: false, count: new.count)
        var changes: [Change] = []
        for member in old {
            let place = places[member.name]
            if let place { isMet[place] = true }
            let partner = place.map { new[$0].value }
            guard partner?.bytes != member.value.bytes else { continue }
            changes.append(Change(name: name(member), old: member.value, new: partner))
        }
        for (place, member) in new.enumerated() where !isMet[place] {
            changes.append(Change(name: name(member), old: nil, new: member.value))
        }
        return changes
    }

    /// Without the escape that the wire puts before a `$`.
    private static func name(_ member: JSONTree.Member) -> String {
        let name = JSONText.unquoted(Array(member.name))
        return name.hasPrefix("$") ? String(name.dropFirst()) : name
    }

    private static func report(_ changes: [Change], in walk: inout ChangeWalk) {
        for change in changes where !walk.isSatisfied {
            let step = ChangePath.Step.member(change.name)
            switch (change.old, change.new) {
            case (let old?, let new?): walk.inside(step) { $0.compare(old, new) }
            case (let old?, nil): walk.removed(old, at: step)
            case (nil, let new?): walk.added(new, at: step)
            case (nil, nil): break
            }
        }
    }
}
