/// The standard library's own look-up of a case name, part of its stable binary interface since Swift 5.
///
/// The one thing in the public tier that public API cannot answer: an enum with a description of its own hides the
/// names of its cases from `String(describing:)`, and `Mirror` names only cases with a payload.
@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// Names the case that an enum value is in.
enum EnumCase {
    /// The case's name as declared, or the value's text where the runtime knows no name (enums imported from C).
    static func name(of value: Any) -> String {
        describesItself(value) ? declaredName(value) ?? String(describing: value) : String(describing: value)
    }

    private static func describesItself(_ value: Any) -> Bool {
        value is any CustomStringConvertible || value is any CustomDebugStringConvertible
            || value is any TextOutputStreamable
    }

    /// The case's name as declared; nil where the runtime knows none, and of values that are no enums.
    static func declaredName<Value>(_ value: Value) -> String? {
        unsafe runtimeCaseName(value).map { unsafe String(cString: $0) }  // the name lies in the program's own image
    }
}
