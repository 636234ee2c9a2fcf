/// One named part of a value.
struct Member {
    /// Without the escape that the wire puts before a `$`.
    let name: String
    let value: Any
}

/// What `Mirror` says about a value, in the terms of the wire contract.
///
/// A type with a `customMirror` is taken by its word.
struct Reflection {
    enum Shape {
        /// A struct, class or tuple.
        case members([Member])
        /// A case of an enum.
        case choice(name: String, payload: Any?)
        case optional(Any?)
        case list([Any])
        case set([Any])
        case entries([(key: Any, value: Any)])
        /// A closure, a metatype, a pointer, an actor.
        case opaque
    }

    let shape: Shape
    /// The identity of the value when it is an object.
    let object: ObjectIdentifier?

    /// - Parameter fields: what reads the fields; the same one throughout a walk.
    init(of value: Any, reading fields: FieldReader) {
        object = Self.object(value)
        shape = object != nil && value is any Actor ? .opaque : Self.shape(of: value, fields)
    }

    /// The identity of a value when it is an object.
    static func object(_ value: Any) -> ObjectIdentifier? {
        type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
    }

    private static func shape(of value: Any, _ fields: FieldReader) -> Shape {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .enum: return choice(value, mirror)
        case .optional: return optional(mirror)
        case .collection: return .list(values(mirror))
        case .set: return .set(values(mirror))
        case .dictionary: return .entries(mirror.children.compactMap { entry($0.value) })
        case nil where mirror.children.isEmpty && !(value is any CustomReflectable): return .opaque
        default: return .members(MemberNames.members(of: mirror, reading: fields))
        }
    }

    /// Only of a `customMirror` that says it wraps something: one that wraps itself without end is shown by its type.
    private static func optional(_ mirror: Mirror) -> Shape {
        var wrapped = mirror.children.first?.value
        for _ in 0..<64 {
            guard let value = wrapped, !(value is any OptionalAccess) else { return .optional(wrapped) }
            let inner = Mirror(reflecting: value)
            guard inner.displayStyle == .optional else { return .optional(wrapped) }
            wrapped = inner.children.first?.value
        }
        return .opaque
    }

    private static func values(_ mirror: Mirror) -> [Any] {
        var values: [Any] = []
        for child in mirror.children { values.append(child.value) }
        return values
    }

    private static func choice(_ value: Any, _ mirror: Mirror) -> Shape {
        guard let child = mirror.children.first else { return .choice(name: EnumCase.name(of: value), payload: nil) }
        return .choice(name: child.label ?? EnumCase.name(of: value), payload: child.value)
    }

    private static func entry(_ pair: Any) -> (key: Any, value: Any)? {
        let parts = Array(Mirror(reflecting: pair).children)
        return parts.count == 2 ? (parts[0].value, parts[1].value) : nil
    }
}
