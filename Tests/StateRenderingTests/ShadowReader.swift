import StateRendering

/// A shadow, and beside it what a reader makes of the changes that it sends.
struct ShadowReader<State>: ~Copyable {
    private var shadow: ShadowState<State>
    private var document: JSONValue
    private let renderer: StateRenderer

    init(_ state: State, renderer: StateRenderer) throws {
        shadow = ShadowState(state, renderer: renderer)
        self.renderer = renderer
        var text = JSONWriter()
        renderer.write(state, to: &text)
        document = try JSONValue(parsing: text.bytes)
    }

    /// Sends what the budget allows; whatever that is, it is true of the shadow.
    @discardableResult
    mutating func advance(to state: State, budget: Duration?) throws -> ShadowAdvance {
        var (changes, shown) = (JSONWriter(), JSONWriter())
        let advance = shadow.advance(to: state, into: &changes, budget: budget)
        let patch = try JSONPatch(parsing: changes.bytes)
        let before = document
        document = try patch.applied(to: before)
        shadow.write(to: &shown)
        func hold(_ promise: String, _ isTrue: Bool) throws {
            if !isTrue { throw BrokenPromise(promise, changes.bytes, shown.bytes) }
        }
        try hold("the count is that of the list", patch.operations.count == advance.count)
        try hold("the changes lead to the shadow", try JSONValue(parsing: shown.bytes) == document)
        try hold("undone they lead back", try patch.undone(on: document) == before)
        if advance.isComplete {
            var text = JSONWriter()
            renderer.write(state, to: &text)
            try hold("a complete pass leads to the state", text.bytes == shown.bytes)
        }
        return advance
    }

    /// Goes on until nothing is left to send.
    mutating func finish(at state: State, budget: Duration?) throws {
        for _ in 0..<2000 {
            if try advance(to: state, budget: budget).isComplete { return }
        }
        throw BrokenPromise("it comes to an end")
    }
}
