/// A type that is rendered and compared without reflection.
///
/// The public tier of the walk rests on it: a conformance is found at run time whatever the static type of a field is,
/// and inside a conforming container the elements are reached by their own type.
protocol DirectlyRendered {
    /// Whether no object can be reached from a value, so that its text never depends on what lies around it.
    static var isFreeOfObjects: Bool { get }

    /// Writes the value as JSON.
    func render(in rendering: inout ValueRendering)

    /// Reports how `self` became `new`; called only when their bits differ or cannot be trusted.
    func compare(to new: Self, in walk: inout ChangeWalk)
}

extension DirectlyRendered {
    static var isFreeOfObjects: Bool { true }

    func compare(to new: Self, in walk: inout ChangeWalk) {
        walk.compareTexts(self, new)
    }
}

/// Whether the text of a value of `type` never depends on the objects around it; false when that is not known.
func isFreeOfObjects(_ type: Any.Type) -> Bool {
    (type as? any DirectlyRendered.Type)?.isFreeOfObjects ?? false
}
