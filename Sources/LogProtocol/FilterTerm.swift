internal import ActionRecording

/// One term of a filter: what it looks at, and whether that has to hold or must not.
struct FilterTerm: Sendable, Equatable {
    enum Test: Sendable, Equatable {
        /// The line contains a word.
        case word(WordSearch)
        case name(TextPattern)
        case kind(String)
        case store(TextPattern)
        /// A message of this level or above.
        case level(LogLevel)
        /// Something changed at or under a path.
        case path(PathPattern)
        /// The source file contains a text.
        case file(WordSearch)
    }

    var test: Test
    var isWanted: Bool

    init(_ spelling: FilterScan.Spelling) throws(FilterError) {
        isWanted = spelling.isWanted
        test = try Self.test(spelling)
    }

    /// Whether the term holds for an event; a path never does, since that takes more than one event.
    func holds(for event: OutlinedEvent) -> Bool {
        matches(event) == isWanted
    }

    private func matches(_ event: OutlinedEvent) -> Bool {
        switch test {
        case .word(let word): word.isFound(in: event.line)
        case .name(let pattern): event.name.map(pattern.matches) ?? false
        case .kind(let kind): event.outline.kind == kind
        case .store(let pattern): event.outline.store.map(pattern.matches) ?? false
        case .level(let level): event.outline.level.map { $0 >= level } ?? false
        case .file(let word): event.file.map { word.isFound(in: $0.utf8) } ?? false
        case .path: false
        }
    }

    private static func test(_ spelling: FilterScan.Spelling) throws(FilterError) -> Test {
        let value = spelling.value
        switch spelling.field {
        case nil: return .word(WordSearch(value))
        case "name": return .name(TextPattern(value))
        case "store": return .store(TextPattern(value))
        case "file": return .file(WordSearch(value))
        case "path": return .path(try PathPattern(value))
        case "kind":
            let kinds = ["action", "diff", "snapshot", "message", "mark"]
            guard kinds.contains(value.lowercased()) else { throw .unknownKind(value) }
            return .kind(value.lowercased())
        case "level":
            guard let level = LogLevel(rawValue: value.lowercased()) else { throw .unknownLevel(value) }
            return .level(level)
        case .some(let field): throw .unknownField(field, in: spelling.text)
        }
    }
}
