/// The standard library's own look-up of the stored fields of a type, part of its binary interface since Swift 5.2.
///
/// Public API cannot tell how a field holds its object, and reading an unowned one that is gone stops the process.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func runtimeFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeField(_ type: Any.Type, index: Int, field: UnsafeMutablePointer<RuntimeField>) -> Any.Type

/// Laid out as the runtime fills it in.
@safe private struct RuntimeField {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

/// Tells which fields of a struct or class hold an object without keeping it alive.
enum FieldOwnership {
    /// The weak and unowned ones among the last `count` fields of `type`, by their place among these.
    ///
    /// The runtime counts the fields of superclasses too, which come first.
    static func unreadFields(last count: Int, of type: Any.Type) -> [Int: Mirror.Child] {
        let first = runtimeFieldCount(type) - count
        guard first >= 0 else { return [:] }
        var unread: [Int: Mirror.Child] = [:]
        for place in 0..<count { unread[place] = unreadField(at: first + place, of: type) }
        return unread
    }

    private static func unreadField(at index: Int, of type: Any.Type) -> Mirror.Child? {
        var field = unsafe RuntimeField(name: nil, freeName: nil)
        let fieldType = unsafe runtimeField(type, index: index, field: &field)  // an index below the runtime's count
        defer { unsafe field.freeName?(field.name) }  // the runtime says how its name is given back
        guard !field.isStrong else { return nil }
        let name = unsafe field.name.map { unsafe String(cString: $0) }  // valid until it is given back
        return (name, UnreadReference(to: fieldType))
    }
}
