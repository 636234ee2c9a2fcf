internal import Foundation

/// Knows of some types that no object or metatype can show in their dumps.
enum ObjectFreeTypes {
    /// Whether none can, as far as the records of types tell; false when in doubt.
    static func contain(_ type: Any.Type) -> Bool {
        var known: Set<ObjectIdentifier> = []
        return contain(type, &known)
    }

    private static func contain(_ type: Any.Type, _ known: inout Set<ObjectIdentifier>) -> Bool {
        guard known.insert(ObjectIdentifier(type)).inserted else { return true }
        if isScalar(type) { return true }
        if let optional = type as? any OptionalAccess.Type { return contain(optional.wrappedType, &known) }
        if let list = type as? any DumpedList.Type { return contain(list.dumpedElement, &known) }
        if let entries = type as? any DumpedEntries.Type {
            return contain(entries.dumpedKey, &known) && (entries.dumpedValue.map { contain($0, &known) } ?? true)
        }
        guard TypeKind(of: type) != .other, !(type is any CustomReflectable.Type) else { return false }
        if let fields = StoredField.fields(of: type) { return fields.allSatisfy { contain($0.type, &known) } }
        guard let cases = EnumTags.tags(of: type)?.cases else { return false }
        return cases.allSatisfy { $0.payload.map { contain($0, &known) } ?? true }
    }

    private static func isScalar(_ type: Any.Type) -> Bool {
        switch type {
        case is String.Type, is Substring.Type, is Character.Type, is Bool.Type, is any Numeric.Type: true
        case is Date.Type, is UUID.Type, is URL.Type, is TimeZone.Type, is Data.Type, is Decimal.Type: true
        default: type is any Opaque.Type
        }
    }
}
