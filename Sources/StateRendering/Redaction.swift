/// The rules that matter at one place of a value.
struct Redaction {
    /// A path of which the first steps lead to this place.
    fileprivate struct OpenPath: Hashable {
        let index: Int
        let done: Int
    }

    /// What tells one place from others under the same rules.
    struct Position: Hashable {
        fileprivate let hiding: String?
        fileprivate let paths: [OpenPath]
    }

    private let rules: RedactionRules
    private var paths: [OpenPath] = []
    /// The rule that hides whatever is at this place.
    private var hiding: String?

    /// Nil when there is nothing to hide.
    init?(_ rules: RedactionRules) {
        guard !rules.isEmpty else { return nil }
        self.rules = rules
        enter(rules.paths.indices.map { OpenPath(index: $0, done: 0) })
    }

    /// Values of one type are shown alike at all places of one position.
    var position: Position { Position(hiding: hiding, paths: paths) }

    /// Whether the values of a dictionary with strings as keys are all alike to the rules, those aside that
    /// ``rule(at:)`` hides.
    var areEntriesAlike: Bool { paths.isEmpty && rule(for: String.self) == nil }

    /// The rule that hides whatever is at this place, or every value of `type`, which no value of another type poses as.
    func rule(forAll type: Any.Type) -> String? {
        FieldLayout.mayBeReference(type) ? hiding : rule(for: type)
    }

    /// The rule that hides a value of `type` at this place.
    func rule(for type: Any.Type) -> String? {
        hiding ?? rules.types.first { $0.includes(type) }?.rule
    }

    /// Whether the `id` of the elements of an array at this place is hidden, so that nothing may be told by it.
    func hidesIdentity(of element: Any.Type) -> Bool {
        guard let type = element as? any Identifiable.Type else { return false }
        func opened<Row: Identifiable>(_ type: Row.Type) -> Bool {
            inside(.index(0)).inside(.member("id")).rule(for: Row.ID.self) != nil
        }
        return opened(type)
    }

    /// The rules one step further down.
    func inside(_ step: ChangePath.Step) -> Redaction {
        var next = self
        if next.hiding == nil { next.hiding = rule(at: step) }
        let open = paths.filter { Self.matches(rules.paths[$0.index].steps[$0.done], step) }
        next.enter(open.map { OpenPath(index: $0.index, done: $0.done + 1) })
        return next
    }

    /// The same without paths, for what is no part of the value: the keys of a dictionary.
    var withoutPaths: Redaction {
        var other = self
        other.paths = []
        return other
    }

    private mutating func enter(_ open: [OpenPath]) {
        paths = open.filter { $0.done < rules.paths[$0.index].steps.count }
        guard hiding == nil else { return }
        hiding = open.first { $0.done == rules.paths[$0.index].steps.count }.map { rules.paths[$0.index].rule }
    }

    /// The rule by which the name of a step hides what is there.
    func rule(at step: ChangePath.Step) -> String? {
        switch step {
        case .member(let name), .key(let name): rules.keys.isEmpty ? nil : rules.keys[RedactionRules.plain(name)]
        case .index, .members, .kept, .keptOf: nil
        }
    }

    private static func matches(_ pattern: RedactionRules.Step, _ step: ChangePath.Step) -> Bool {
        guard let pattern else { return true }
        switch step {
        case .member(let name), .key(let name):
            let plain = RedactionRules.withoutNumber(name)
            return name == pattern || plain == pattern || plain.drop { $0 == "_" } == pattern
        case .index, .members, .kept, .keptOf:
            return pattern == "-" || !pattern.isEmpty && pattern.utf8.allSatisfy { RedactionRules.isDigit($0) }
        }
    }
}

extension JSONWriter {
    /// Writes what stands for a hidden value.
    mutating func hidden(by rule: String) {
        raw("{\"$hidden\":")
        string(rule)
        raw("}")
    }
}
