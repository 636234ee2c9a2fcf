/// Tells texts of elements apart by as little of them as will do.
extension ChangeWalk {
    /// Whether two elements of an array at this place have unlike texts.
    mutating func haveOtherTexts<Element>(_ before: Element, _ after: Element) -> Bool {
        if hasFirstParts(of: Element.self), Self.firstPart(of: before, &old) != Self.firstPart(of: after, &new) {
            return true
        }
        return old.texts(of: [before]) != new.texts(of: [after])
    }

    /// Whether it is worth looking at the ``firstPart(of:)`` of elements before their texts.
    func hasFirstParts<Element>(of type: Element.Type) -> Bool {
        !(type is any DirectlyRendered.Type) && !(type is any CustomReflectable.Type)
            && old.readsFirstParts && new.readsFirstParts
    }

    /// What is the same for elements of the same text, and mostly another for others: the text of the first field.
    mutating func firstPart<Element>(of element: Element) -> [UInt8] {
        Self.firstPart(of: element, &old)
    }

    private static func firstPart<Element>(of element: Element, _ rendering: inout ValueRendering) -> [UInt8] {
        let mirror = Mirror(reflecting: element)
        // Of one type, so that all have it or none; the storage of a wrapper or a lazy property is not what is shown.
        guard mirror.displayStyle == .struct, mirror.subjectType == Element.self,
            let first = rendering.fields.firstChild(of: mirror), let label = first.label?.utf8.first,
            label != UInt8(ascii: "_"), label != UInt8(ascii: "$")
        else {
            return rendering.texts(of: [element])[0]
        }
        let outer = rendering.descend(into: .index(0))
        defer { rendering.ascend(to: outer) }
        return rendering.texts(of: [first.value])[0]
    }
}
