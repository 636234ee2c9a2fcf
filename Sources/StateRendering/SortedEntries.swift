/// The entries of a dictionary or the members of a set, in the order of the debug texts of their keys.
enum SortedEntries {
    struct Entry {
        let text: String
        let key: Place
        /// Nil in a set.
        let value: Place?
    }

    /// Calls `body` with the sorted entries, whose places hold as long as it runs.
    static func with(_ plan: DumpPlan, at place: Place, _ body: ([Entry]) -> Void) {
        guard let entries = plan.entries, let key = plan.key else { preconditionFailure("a dictionary without keys") }
        entries.withDumpedEntries(at: place) { keys, values, count in
            guard let keys else { return body([]) }
            var sorted = (0..<count).map { index in
                let place = keys.advanced(by: index &* key.stride)
                let value = plan.element.flatMap { element in values?.advanced(by: index &* element.stride) }
                return Entry(text: text(key, at: place), key: place, value: value)
            }
            sorted.sort { $0.text < $1.text }
            body(sorted)
        }
    }

    private static func text(_ key: DumpPlan, at place: Place) -> String {
        ByteSink.with { sink in
            var sink = sink
            sink.debugText(key, at: place, depth: 0)
            return unsafe String(decoding: sink.bytes(), as: UTF8.self)  // copied while it is there
        }
    }
}
