/// Stands for a weak or unowned field, which is never read.
///
/// What it refers to may be gone at any moment: an unowned field would stop the process then, and a weak one would
/// change its text without any change of the state.
struct UnreadReference: DirectlyRendered, DebugPrinted, DumpedWithoutParts {
    private let type: Any.Type

    /// - Parameter type: as declared; of an optional, the type that it wraps is shown.
    init(to type: Any.Type) {
        self.type = (type as? any OptionalAccess.Type)?.wrappedType ?? type
    }

    var debugPieces: DebugPieces { DebugPieces(open: TypeName.full(type)) }

    func render(in rendering: inout ValueRendering) {
        rendering.opaque(type)
    }
}
