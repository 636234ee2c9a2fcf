/// Finds the members of a struct, class or tuple and the names that people know them by.
enum MemberNames {
    /// The members in declaration order, those of superclasses first, each name once.
    static func members(of mirror: Mirror) -> [Member] {
        let isObserved = mirror.children.contains { $0.label == observationRegistrar }
        let inherited = mirror.superclassMirror.map(members(of:)) ?? []
        var all = inherited
        for (position, child) in mirror.children.enumerated() {
            guard let label = child.label else {
                all.append(Member(name: String(position), value: child.value))
                continue
            }
            guard label != observationRegistrar else { continue }
            all.append(member(label: label, value: child.value, isObserved: isObserved))
        }
        return distinct(all)
    }

    private static let observationRegistrar = "_$observationRegistrar"
    private static let lazyPrefix = "$__lazy_storage_$_"

    private static func member(label: String, value: Any, isObserved: Bool) -> Member {
        switch label.utf8.first {
        case UInt8(ascii: "."):
            Member(name: String(label.dropFirst()), value: value)
        case UInt8(ascii: "$") where label.hasPrefix(lazyPrefix):
            Member(name: String(label.dropFirst(lazyPrefix.count)), value: value)
        case UInt8(ascii: "_") where isObserved:
            Member(name: String(label.dropFirst()), value: value)
        case UInt8(ascii: "_"):
            unwrapped(label: label, value: value)
        default:
            Member(name: label, value: value)
        }
    }

    /// A property wrapper's storage carries the property's name behind an underscore; the wrapped value stands for it.
    private static func unwrapped(label: String, value: Any) -> Member {
        var value = value
        var isWrapper = false
        while !(value is any DirectlyRendered), let wrapped = wrappedValue(in: value) {
            value = wrapped
            isWrapper = true
        }
        return Member(name: isWrapper ? String(label.dropFirst()) : label, value: value)
    }

    private static func wrappedValue(in wrapper: Any) -> Any? {
        guard !(type(of: wrapper) is AnyClass) else { return nil }
        return Mirror(reflecting: wrapper).children.first { $0.label == "wrappedValue" }?.value
    }

    private static func distinct(_ members: [Member]) -> [Member] {
        guard Set(members.map(\.name)).count < members.count else { return members }
        var names = DistinctNames(members.map(\.name))
        return members.map { Member(name: names.next($0.name), value: $0.value) }
    }
}
