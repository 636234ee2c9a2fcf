/// Which events a reader wants: terms that must all hold.
///
/// The language of the query, of `subscribe`, of the viewer's box and of the command line. Case is ignored everywhere
/// but in paths. Matching takes time linear in the line.
package struct EventFilter: Sendable, Equatable {
    /// The longest text of a filter, in bytes.
    package static let maxBytes = 4_096

    /// The most terms of a filter.
    package static let maxTerms = 64

    /// The text as it was given.
    package let text: String

    let terms: [FilterTerm]

    /// Reads a filter; blanks alone make one that takes everything.
    package init(parsing text: String) throws(FilterError) {
        guard text.utf8.count <= Self.maxBytes else { throw .tooLong(bytes: text.utf8.count) }
        self.text = text
        var scan = FilterScan(text)
        var terms: [FilterTerm] = []
        while let spelling = try scan.next() { terms.append(try FilterTerm(spelling)) }
        guard terms.count <= Self.maxTerms else { throw .tooManyTerms(terms.count) }
        self.terms = terms
    }

    /// Whether every event is wanted.
    package var isEmpty: Bool { terms.isEmpty }

    /// Whether an action is judged by what it changed.
    var asksForPaths: Bool {
        terms.contains { if case .path = $0.test { true } else { false } }
    }

    /// Whether the terms that do not speak of paths hold.
    func holdsApartFromPaths(for event: OutlinedEvent) -> Bool {
        terms.allSatisfy { term in
            if case .path = term.test { true } else { term.holds(for: event) }
        }
    }

    /// Whether the terms that speak of paths hold for what changed; nil is nothing.
    func pathsHold(for changes: ChangedPlaces?) -> Bool {
        terms.allSatisfy { term in
            guard case .path(let pattern) = term.test else { return true }
            return (changes?.contain(pattern) ?? false) == term.isWanted
        }
    }
}
