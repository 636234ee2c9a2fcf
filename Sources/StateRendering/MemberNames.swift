/// Finds the members of a struct, class or tuple and the names that people know them by.
enum MemberNames {
    /// The members in declaration order, those of superclasses first, each name once.
    static func members(of mirror: Mirror, reading fields: FieldReader) -> [Member] {
        var members = ownMembers(of: mirror, fields)
        var superclass = mirror.superclassMirror
        while let mirror = superclass {
            members = ownMembers(of: mirror, fields) + members
            superclass = mirror.superclassMirror
        }
        return hasDuplicates(members) ? distinct(members) : members
    }

    /// A `customMirror` may name wrappers without end.
    private static let maxWrappers = 64

    private static func ownMembers(of mirror: Mirror, _ fields: FieldReader) -> [Member] {
        var members: [Member] = []
        var isObserved = false
        for child in fields.children(of: mirror) {
            if child.label == observationRegistrar {
                isObserved = true
            } else {
                members.append(member(child.label ?? ".\(members.count)", child.value, fields))
            }
        }
        return isObserved ? members.map { Member(name: plainName($0.name), value: $0.value) } : members
    }

    private static let observationRegistrar = "_$observationRegistrar"
    private static let lazyPrefix = "$__lazy_storage_$_"

    private static func member(_ label: String, _ value: Any, _ fields: FieldReader) -> Member {
        switch label.utf8.first {
        case UInt8(ascii: "."):
            Member(name: String(label.dropFirst()), value: value)
        case UInt8(ascii: "$") where label.hasPrefix(lazyPrefix):
            Member(name: String(label.dropFirst(lazyPrefix.count)), value: value)
        case UInt8(ascii: "_"):
            unwrapped(label: label, value: value, fields)
        default:
            Member(name: label, value: value)
        }
    }

    /// The name of an observable object's property, whose storage has an underscore before it.
    private static func plainName(_ label: String) -> String {
        label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    /// A property wrapper's storage carries the property's name behind an underscore; the wrapped value stands for it.
    private static func unwrapped(label: String, value: Any, _ fields: FieldReader) -> Member {
        var value = value
        var isWrapper = false
        for _ in 0..<maxWrappers {
            guard !(value is any DirectlyRendered), let wrapped = wrappedValue(in: value, fields) else { break }
            value = wrapped
            isWrapper = true
        }
        return Member(name: isWrapper ? String(label.dropFirst()) : label, value: value)
    }

    private static func wrappedValue(in wrapper: Any, _ fields: FieldReader) -> Any? {
        guard !(type(of: wrapper) is AnyClass), fields.runsMirrors || !(wrapper is any CustomReflectable) else {
            return nil
        }
        return fields.children(of: Mirror(reflecting: wrapper)).first { $0.label == "wrappedValue" }?.value
    }

    private static func hasDuplicates(_ members: [Member]) -> Bool {
        guard members.count <= 16 else { return Set(members.map(\.name)).count < members.count }
        for (index, member) in members.enumerated() {
            for other in members[..<index] where other.name == member.name { return true }
        }
        return false
    }

    private static func distinct(_ members: [Member]) -> [Member] {
        var names = DistinctNames(members.map(\.name))
        return members.map { Member(name: names.next($0.name), value: $0.value) }
    }
}
