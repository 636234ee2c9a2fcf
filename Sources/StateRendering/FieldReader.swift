/// Reads what mirrors show, weak and unowned references aside.
///
/// Remembers the types it met for as long as one walk lasts, so it needs no lock.
final class FieldReader {
    /// Whether the `customMirror` of what may be a property wrapper is asked; not where something is to be hidden.
    let runsMirrors: Bool
    private var unreadFields: [ObjectIdentifier: [Int: Mirror.Child]] = [:]

    init(runsMirrors: Bool = true) {
        self.runsMirrors = runsMirrors
    }

    /// The children of a mirror, with an ``UnreadReference`` in the place of each weak or unowned one.
    func children(of mirror: Mirror) -> [Mirror.Child] {
        let unread = unreadFields(of: mirror)
        var children: [Mirror.Child] = []
        guard !unread.isEmpty else {
            for child in mirror.children { children.append(child) }
            return children
        }
        var index = mirror.children.startIndex
        while index < mirror.children.endIndex {
            children.append(unread[children.count] ?? mirror.children[index])
            mirror.children.formIndex(after: &index)  // reads no value
        }
        return children
    }

    /// Whether no child of a mirror is a weak or unowned reference.
    func readsAll(of mirror: Mirror) -> Bool {
        unreadFields(of: mirror).isEmpty
    }

    /// None where a `customMirror` chose the children, whose word is taken.
    private func unreadFields(of mirror: Mirror) -> [Int: Mirror.Child] {
        let type = mirror.subjectType
        guard mirror.displayStyle == .struct || mirror.displayStyle == .class else { return [:] }
        if let known = unreadFields[ObjectIdentifier(type)] { return known }
        let isCustom = type is any CustomReflectable.Type
        let found = isCustom ? [:] : FieldOwnership.unreadFields(last: mirror.children.count, of: type)
        unreadFields[ObjectIdentifier(type)] = found
        return found
    }
}
