/// Turns the stored fields of a struct or tuple into the parts that its JSON shows, or refuses them.
enum FieldLayout {
    /// A member as ``MemberNames`` would show it.
    struct Part {
        let name: String
        let offset: Int
        let type: Any.Type
    }

    /// The parts in order; nil when anything is in doubt.
    ///
    /// The offsets must be those that Swift's rule for structs gives, each field at the first place that is aligned,
    /// and the last must end the value: so no field is missing, overlaps another or has a size that is not its type's.
    static func parts(_ stored: [StoredField], size: Int) -> [Part]? {
        var end = 0
        for field in stored {
            let (size, alignment) = layout(of: field.type)
            guard field.offset == (end + alignment - 1) / alignment * alignment else { return nil }
            end = field.offset + size
        }
        guard end == size else { return nil }
        var parts: [Part] = []
        for field in stored {
            guard let part = part(field) else { return nil }
            parts.append(part)
        }
        return parts
    }

    /// Whether a field of this type may be `weak` or `unowned`, or is of a kind that has no plan.
    static func mayBeReference(_ type: Any.Type) -> Bool {
        if let optional = type as? any OptionalAccess.Type { return mayBeReference(optional.wrappedType) }
        return isReference(type)
    }

    /// Whether what may be a reference can be read where it lies when it is held strongly: an object or an existential.
    static func isReadable(_ type: Any.Type) -> Bool {
        if let optional = type as? any OptionalAccess.Type { return isReadable(optional.wrappedType) }
        return type is AnyClass || TypeKind(of: type) == .existential
    }

    /// Which parts are all that their fields hold, and hold it as their types say.
    ///
    /// A property wrapper may have more than it wraps, and a `weak` or `unowned` reference is none that its type knows,
    /// neither as a field nor inside of a wrapper.
    static func assignable(_ stored: [StoredField], _ parts: [Part], unread: [Int: Mirror.Child]) -> [Bool] {
        zip(stored, parts).enumerated().map { place, pair in
            let (field, part) = pair
            return unread[place] == nil && field.offset == part.offset
                && (field.type == part.type || !mayBeReference(part.type))
                && layout(of: field.type) == layout(of: part.type)
        }
    }

    /// The `weak` and `unowned` fields, by their place.
    static func unread(_ stored: [StoredField], of type: Any.Type) -> [Int: Mirror.Child] {
        guard TypeKind(of: type) == .structure, stored.contains(where: { mayBeReference($0.type) }) else { return [:] }
        return FieldOwnership.unreadFields(last: stored.count, of: type)
    }

    /// Names a field; nil when its value decides about the name.
    private static func part(_ field: StoredField) -> Part? {
        let lazyPrefix = "$__lazy_storage_$_"
        switch field.label.utf8.first {
        case UInt8(ascii: "."):
            return Part(name: String(field.label.dropFirst()), offset: field.offset, type: field.type)
        case UInt8(ascii: "$") where field.label.hasPrefix(lazyPrefix):
            let name = String(field.label.dropFirst(lazyPrefix.count))
            return Part(name: name, offset: field.offset, type: field.type)
        case UInt8(ascii: "_"):
            return field.label == "_$observationRegistrar" ? nil : unwrapped(field)
        default:
            return Part(name: field.label, offset: field.offset, type: field.type)
        }
    }

    /// The wrapped value stands for a property wrapper, under the name behind the underscore.
    private static func unwrapped(_ field: StoredField) -> Part? {
        var (offset, type) = (field.offset, field.type)
        var isWrapper = false
        while !(type is any DirectlyRendered.Type) {
            if type is AnyClass { break }
            guard !isReference(type), !(type is any CustomReflectable.Type) else { return nil }
            guard let inner = StoredField.fields(of: type) else {
                guard let cases = EnumTags.tags(of: type)?.cases else { return nil }
                guard cases.allSatisfy({ $0.name != "wrappedValue" }) else { return nil }
                break
            }
            guard let wrapped = inner.first(where: { $0.label == "wrappedValue" }) else { break }
            guard parts(inner, size: layout(of: type).size) != nil else { return nil }
            offset += wrapped.offset
            type = wrapped.type
            isWrapper = true
        }
        let name = isWrapper ? String(field.label.dropFirst()) : field.label
        return Part(name: name, offset: offset, type: type)
    }

    private static func isReference(_ type: Any.Type) -> Bool {
        let kind = TypeKind(of: type)
        return kind == .other || kind == .existential
    }

    private static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
        func opened<Value>(_ type: Value.Type) -> (size: Int, alignment: Int) {
            (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
        }
        return opened(type)
    }
}
