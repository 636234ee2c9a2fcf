internal import Foundation

/// A type whose debug text is not asked for: it would differ from run to run, or stop the process.
protocol DebugPrinted {
    var debugPieces: DebugPieces { get }
}

/// What a debug text is made of.
struct DebugPieces {
    let open: String
    /// What is joined by `joint`; a key and its value by a colon.
    var parts: [[Any]] = []
    var joint = ", "
    var close = ""
    /// Whether the order of the parts is chance.
    var isUnordered = false
}

extension Optional: DebugPrinted {
    var debugPieces: DebugPieces {
        map { DebugPieces(open: "Optional(", parts: [[$0]], close: ")") } ?? DebugPieces(open: "nil")
    }
}

extension Array: DebugPrinted {
    var debugPieces: DebugPieces { DebugPieces(open: "[", parts: map { [$0] }, close: "]") }
}

extension ContiguousArray: DebugPrinted {
    var debugPieces: DebugPieces { DebugPieces(open: "ContiguousArray([", parts: map { [$0] }, close: "])") }
}

extension ArraySlice: DebugPrinted {
    var debugPieces: DebugPieces { DebugPieces(open: "ArraySlice([", parts: map { [$0] }, close: "])") }
}

extension Set: DebugPrinted {
    var debugPieces: DebugPieces { DebugPieces(open: "Set([", parts: map { [$0] }, close: "])", isUnordered: true) }
}

extension Dictionary: DebugPrinted {
    var debugPieces: DebugPieces {
        DebugPieces(open: isEmpty ? "[:" : "[", parts: map { [$0, $1] }, close: "]", isUnordered: true)
    }
}

extension AnyHashable: DebugPrinted {
    var debugPieces: DebugPieces { DebugPieces(open: "AnyHashable(", parts: [[base]], close: ")") }
}

extension Date: DebugPrinted {
    var debugPieces: DebugPieces {
        let isMoment = timeIntervalSinceReferenceDate.isFinite
        return DebugPieces(open: isMoment ? debugDescription : "<description unavailable>")
    }
}

extension Opaque {
    var debugPieces: DebugPieces { DebugPieces(open: TypeName.full(Self.self)) }
}
