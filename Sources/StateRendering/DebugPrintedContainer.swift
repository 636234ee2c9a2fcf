/// A container of the standard library whose debug text is made of the debug texts of its elements.
protocol DebugPrintedContainer {
    var debugParts: DebugParts { get }
}

/// The pieces of a container's debug text.
struct DebugParts {
    let open: String
    /// What is joined by commas; a key and its value by a colon.
    let parts: [[Any]]
    let close: String
    /// Whether the order of the parts is chance.
    var isUnordered = false
}

extension Optional: DebugPrintedContainer {
    var debugParts: DebugParts {
        map { DebugParts(open: "Optional(", parts: [[$0]], close: ")") } ?? DebugParts(open: "nil", parts: [], close: "")
    }
}

extension Array: DebugPrintedContainer {
    var debugParts: DebugParts { DebugParts(open: "[", parts: map { [$0] }, close: "]") }
}

extension ContiguousArray: DebugPrintedContainer {
    var debugParts: DebugParts { DebugParts(open: "ContiguousArray([", parts: map { [$0] }, close: "])") }
}

extension ArraySlice: DebugPrintedContainer {
    var debugParts: DebugParts { DebugParts(open: "ArraySlice([", parts: map { [$0] }, close: "])") }
}

extension Set: DebugPrintedContainer {
    var debugParts: DebugParts { DebugParts(open: "Set([", parts: map { [$0] }, close: "])", isUnordered: true) }
}

extension Dictionary: DebugPrintedContainer {
    var debugParts: DebugParts {
        DebugParts(open: isEmpty ? "[:" : "[", parts: map { [$0, $1] }, close: "]", isUnordered: true)
    }
}

extension AnyHashable: DebugPrintedContainer {
    var debugParts: DebugParts { DebugParts(open: "AnyHashable(", parts: [[base]], close: ")") }
}
