/// Turns the keys of a dictionary into the names of an object's members.
enum DictionaryMembers {
    /// The entries under the texts of their keys, sorted; keys that collide as text are told apart by a number.
    static func named(_ entries: [(key: Any, value: Any)], in rendering: inout ValueRendering) -> [Member] {
        var members = entries.map { Member(name: name(of: $0.key, in: &rendering), value: $0.value) }
        members.sort { precedes($0.name, $1.name) }
        guard zip(members, members.dropFirst()).contains(where: { $0.name == $1.name }) else { return members }
        return distinct(members, in: &rendering)
    }

    /// The text that stands for a key: what a JSON string holds, or the JSON of anything else.
    static func name(of key: Any, in rendering: inout ValueRendering) -> String {
        if let text = key as? String, rendering.hidingRule(for: key) == nil { return text }
        return JSONText.unquoted(rendering.keyText(of: key))
    }

    /// A total order: canonically equivalent names that differ in their bytes are different names.
    static func precedes(_ left: String, _ right: String) -> Bool {
        if left < right { return true }
        return left == right && left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private static func distinct(_ members: [Member], in rendering: inout ValueRendering) -> [Member] {
        let texts = members.map { member in
            let outer = rendering.descend(into: .key(member.name))
            defer { rendering.ascend(to: outer) }
            return rendering.separateText(of: member.value)
        }
        let order = members.indices.sorted { left, right in
            guard members[left].name == members[right].name else { return left < right }
            return texts[left].lexicographicallyPrecedes(texts[right])
        }
        var names = DistinctNames(members.map(\.name))
        let distinct = order.map { Member(name: names.next(members[$0].name), value: members[$0].value) }
        return distinct.sorted { precedes($0.name, $1.name) }
    }
}
