/// Tells texts of elements apart by as little of them as will do.
extension ChangeWalk {
    /// Whether two elements of an array at this place, whose bits are trusted, have unlike texts.
    mutating func haveOtherTexts<Element>(_ before: Element, _ after: Element) -> Bool {
        haveOtherFields(before, after) ?? (old.texts(of: [before]) != new.texts(of: [after]))
    }

    /// Whether it is worth looking at the fields of elements before their texts.
    func looksAtFields<Element>(of type: Element.Type) -> Bool {
        !(type is any DirectlyRendered.Type) && !(type is any CustomReflectable.Type)
            && !(type is any LoggedByEncoding.Type) && old.standsAlone && new.standsAlone
            && old.depth + 1 < old.limits.maxDepth
    }

    /// What is the same for elements of the same text, and mostly another for others: the text of the first field.
    mutating func firstPart<Element>(of element: Element) -> [UInt8] {
        guard let first = fields(of: element, in: old)?.first, Self.isShown(first.label) else {
            return old.texts(of: [element])[0]
        }
        return Self.text(of: first.value, in: &old)
    }

    /// Nil when only the texts of the whole tell.
    private mutating func haveOtherFields<Element>(_ before: Element, _ after: Element) -> Bool? {
        guard looksAtFields(of: Element.self), let oldFields = fields(of: before, in: old),
            let newFields = fields(of: after, in: new)
        else {
            return nil
        }
        for (before, after) in zip(oldFields, newFields) where !Self.isSame(before.value, after.value) {
            guard Self.isShown(before.label) else { return nil }
            if Self.text(of: before.value, in: &old) != Self.text(of: after.value, in: &new) { return true }
        }
        return false
    }

    /// The fields of a struct, each read when it is asked for; nil of anything else.
    private func fields<Element>(of element: Element, in rendering: ValueRendering) -> Mirror.Children? {
        let mirror = Mirror(reflecting: element)
        // Of the type that the array is of, so that all elements have the same ones.
        guard mirror.displayStyle == .struct, mirror.subjectType == Element.self, rendering.fields.readsAll(of: mirror)
        else {
            return nil
        }
        return mirror.children
    }

    /// Whether a field is shown as it is: not the storage of a wrapper or of a lazy property.
    private static func isShown(_ label: String?) -> Bool {
        guard let first = label?.utf8.first else { return false }
        return first != UInt8(ascii: "_") && first != UInt8(ascii: "$")
    }

    private static func isSame(_ before: Any, _ after: Any) -> Bool {
        func opened<Value>(_ before: Value) -> Bool {
            guard let after = after as? Value else { return false }
            if let before = before as? String, let after = after as? String {
                return before.utf8.elementsEqual(after.utf8)
            }
            return SameBits.hold(before, after)
        }
        return opened(before)
    }

    private static func text(of field: Any, in rendering: inout ValueRendering) -> [UInt8] {
        let outer = rendering.descend(into: .index(0))
        defer { rendering.ascend(to: outer) }
        return rendering.texts(of: CollectionOfOne(field))[0]
    }
}
