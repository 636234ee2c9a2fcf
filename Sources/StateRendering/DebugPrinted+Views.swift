/// What prints others that may not be safe to print: ranges, and views of containers.

extension Range: DebugPrinted {
    var debugPieces: DebugPieces {
        DebugPieces(open: "Range(", parts: [[lowerBound], [upperBound]], joint: "..<", close: ")")
    }
}

extension ClosedRange: DebugPrinted {
    var debugPieces: DebugPieces {
        DebugPieces(open: "ClosedRange(", parts: [[lowerBound], [upperBound]], joint: "...", close: ")")
    }
}

extension KeyValuePairs: DebugPrinted {
    var debugPieces: DebugPieces { DebugPieces(open: isEmpty ? "[:" : "[", parts: map { [$0, $1] }, close: "]") }
}

extension Dictionary.Keys: DebugPrinted {
    var debugPieces: DebugPieces {
        DebugPieces(open: "Dictionary.Keys([", parts: map { [$0] }, close: "])", isUnordered: true)
    }
}

extension Dictionary.Values: DebugPrinted {
    var debugPieces: DebugPieces {
        DebugPieces(open: "Dictionary.Values([", parts: map { [$0] }, close: "])", isUnordered: true)
    }
}

extension CollectionOfOne: DebugPrinted {
    var debugPieces: DebugPieces { DebugPieces(open: "CollectionOfOne(", parts: map { [$0] }, close: ")") }
}
