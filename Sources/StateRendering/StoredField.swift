#if os(Linux)
    @_spi(Reflection) internal import Swift
#endif

/// A stored property of a struct, or an element of a tuple, as the standard library's records tell it.
///
/// The one file that calls the reflection entry point which is no public API. Where it is missing every type is left
/// to `Mirror`.
struct StoredField {
    /// As `Mirror` labels it.
    let label: String
    /// In bytes from the start of the value.
    let offset: Int
    let type: Any.Type

    /// The fields in the order of declaration; nil when the records are missing or incomplete.
    static func fields(of type: Any.Type) -> [StoredField]? {
        // The entry point takes others for a value of theirs, and reads what is none.
        guard TypeKind(of: type) == .structure || TypeKind(of: type) == .tuple else { return nil }
        #if os(Linux)
            var fields: [StoredField] = []
            let isComplete = unsafe _forEachField(of: type, options: []) { label, offset, type, _ in
                fields.append(StoredField(label: unsafe String(cString: label), offset: offset, type: type))
                return true
            }  // the label is copied while it is there
            return isComplete ? fields : nil
        #else
            return nil
        #endif
    }
}
