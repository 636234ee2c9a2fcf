internal import Foundation

/// What `dump` shows of one value: a header and parts.
struct DumpNode {
    let header: String
    let parts: [Mirror.Child]
    let superclass: Mirror?
    /// What is numbered, so that a second visit is only a reference.
    let identity: ObjectIdentifier?

    var hasParts: Bool { !parts.isEmpty }

    /// - Parameters:
    ///   - fields: what reads the fields; the same one throughout a dump.
    ///   - breaksTies: whether members of a set that read alike are put in the order of their whole dumps.
    init(of value: Any, reading fields: FieldReader, breaksTies: Bool) {
        let mirror = Mirror(reflecting: value)
        let isObject = type(of: value) is AnyClass
        // Asked of the type: a cast of the value would look into an optional.
        let isWhole = type(of: value) is any DumpedWithoutParts.Type || isObject && value is any Actor
        identity = Self.identity(of: value, isObject)
        header = DebugText.header(of: value, mirror)
        superclass = isWhole ? nil : mirror.superclassMirror
        parts = isWhole ? [] : Self.parts(of: value, mirror, fields, breaksTies)
    }

    /// The parts that a mirror shows, without the registrar of an observable object.
    static func parts(of mirror: Mirror, reading fields: FieldReader) -> [Mirror.Child] {
        var parts: [Mirror.Child] = []
        for child in fields.children(of: mirror) where !isRegistrar(child, in: mirror) { parts.append(child) }
        return parts
    }

    private static func isRegistrar(_ child: Mirror.Child, in mirror: Mirror) -> Bool {
        child.label == "_$observationRegistrar" && !(mirror.subjectType is any CustomReflectable.Type)
    }

    private static func identity(of value: Any, _ isObject: Bool) -> ObjectIdentifier? {
        if isObject { return ObjectIdentifier(value as AnyObject) }
        return (value as? Any.Type).map { ObjectIdentifier($0) }
    }

    private static func parts(
        of value: Any,
        _ mirror: Mirror,
        _ fields: FieldReader,
        _ breaksTies: Bool
    ) -> [Mirror.Child] {
        if type(of: value) == Data.self, let data = value as? Data { return parts(of: data) }
        let parts = parts(of: mirror, reading: fields)
        switch mirror.displayStyle {
        case .set: return sorted(parts, breaksTies) { $0 }
        case .dictionary where type(of: value) is any DumpedInOrder.Type: return parts
        case .dictionary: return sorted(parts, breaksTies) { Mirror(reflecting: $0).children.first?.value ?? $0 }
        default: return parts
        }
    }

    /// The members of a set or the entries of a dictionary in the order of the texts of their keys.
    private static func sorted(_ parts: [Mirror.Child], _ breaksTies: Bool, by key: (Any) -> Any) -> [Mirror.Child] {
        let texts = parts.map { DebugText.text(of: key($0.value)) }
        return parts.indices.sorted { left, right in
            guard breaksTies, texts[left] == texts[right] else { return texts[left] < texts[right] }
            return DumpWriter.tieBreak(of: parts[left].value) < DumpWriter.tieBreak(of: parts[right].value)
        }.map { parts[$0] }
    }

    private static func parts(of data: Data) -> [Mirror.Child] {
        let count: Mirror.Child = ("count", data.count)
        guard data.count >= 64 else { return [count, ("bytes", Array(data))] }
        return [count, ("base64", data.base64EncodedString())]
    }
}
