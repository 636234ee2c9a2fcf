internal import Foundation

/// What prints moments, or entries of a dictionary in their chance order.

extension DateInterval: DebugPrinted {
    var debugPieces: DebugPieces { DebugPieces(open: "", parts: [[start], [end]], joint: " to ") }
}

extension NSDate: DebugPrinted {
    var debugPieces: DebugPieces {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate).debugPieces
    }
}

extension NSError: DebugPrinted {
    var debugPieces: DebugPieces { .error(debugDescription, userInfo) }
}

extension CocoaError: DebugPrinted {
    var debugPieces: DebugPieces { unsafe .error(String(describing: self), userInfo) }  // a value, never written to
}

extension AttributedString: DebugPrinted {
    var debugPieces: DebugPieces {
        let runs = runs.map { "\(String(characters[$0.range])) \($0.attributes.debugPieces.open)" }
        return DebugPieces(open: runs.joined(separator: "\n"))
    }
}

extension AttributedSubstring: DebugPrinted {
    var debugPieces: DebugPieces { AttributedString(self).debugPieces }
}

extension AttributeContainer: DebugPrinted {
    var debugPieces: DebugPieces { .sortedLines(of: description) }
}

extension NSDictionary: DebugPrinted {
    var debugPieces: DebugPieces { .sortedLines(of: debugDescription) }
}

extension NSSet: DebugPrinted {
    var debugPieces: DebugPieces { .sortedLines(of: debugDescription) }
}

extension DebugPieces {
    /// A text of one line an entry, with the entries in the order of their lines.
    ///
    /// In a list each entry but the last has a comma, whichever of them that is.
    fileprivate static func sortedLines(of text: String) -> DebugPieces {
        let lines = text.split(separator: "\n")
        guard lines.count > 3 else { return DebugPieces(open: text) }
        let entries = lines.dropFirst().dropLast()
        let joint = entries.dropLast().allSatisfy { $0.hasSuffix(",") } ? ",\n" : "\n"
        let sorted = entries.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }.sorted().joined(separator: joint)
        return DebugPieces(open: [String(lines[0]), sorted, String(lines[lines.count - 1])].joined(separator: "\n"))
    }

    /// The text of an error, with what it says about itself in the order of the names.
    fileprivate static func error(_ text: String, _ information: [String: Any]) -> DebugPieces {
        let open = "UserInfo={"
        guard information.count > 1, let start = text.range(of: open) else { return DebugPieces(open: text) }
        let entries = information.map { "\($0)=\($1)" }.sorted().joined(separator: ", ")
        return DebugPieces(open: text[..<start.upperBound] + entries + "}")
    }
}
