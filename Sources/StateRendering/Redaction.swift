/// The rules that matter at one place of a value.
struct Redaction {
    /// A path of which the first steps lead to this place.
    private struct OpenPath {
        let index: Int
        let done: Int
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

    /// The rule that hides a value of `type` at this place.
    func rule(for type: Any.Type) -> String? {
        hiding ?? rules.types.first { $0.includes(type) }?.rule
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

    private func rule(at step: ChangePath.Step) -> String? {
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
