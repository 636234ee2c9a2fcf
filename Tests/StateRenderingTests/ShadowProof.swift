import StateRendering
import Testing

/// Holds a shadow that goes from one state to another against a renderer that compares both.
enum ShadowProof {
    static func verify<Value>(
        _ old: Value,
        _ new: Value,
        by renderer: StateRenderer,
        sourceLocation: SourceLocation
    ) throws {
        var ignored = JSONWriter()
        let expected = text { renderer.writeChanges(from: old, to: new, to: &$0) }
        var shadow = ShadowState(old, renderer: renderer)
        // Twice there and back: what the shadow has for itself is compared and written too.
        for _ in 0..<2 {
            #expect(changes(of: &shadow, to: new) == expected, sourceLocation: sourceLocation)
            #expect(text { shadow.write(to: &$0) } == text { renderer.write(new, to: &$0) })
            #expect(changes(of: &shadow, to: new) == "[]", sourceLocation: sourceLocation)
            _ = changes(of: &shadow, to: old)
            #expect(text { shadow.write(to: &$0) } == text { renderer.write(old, to: &$0) })
        }
        // One operation cannot be split.
        guard renderer.writeChanges(from: old, to: new, to: &ignored) > 1 else { return }
        try verifyInParts(&shadow, from: old, to: new, by: renderer, sourceLocation: sourceLocation)
    }

    /// With no time at all every pass does one thing, and what it wrote is what it did.
    private static func verifyInParts<Value>(
        _ shadow: inout ShadowState<Value>,
        from old: Value,
        to new: Value,
        by renderer: StateRenderer,
        sourceLocation: SourceLocation
    ) throws {
        var document = try JSONValue(parsing: Array(text { renderer.write(old, to: &$0) }.utf8))
        var isComplete = false
        while !isComplete {
            var writer = JSONWriter()
            isComplete = shadow.advance(to: new, into: &writer, budget: .zero).isComplete
            document = try JSONPatch(parsing: writer.bytes).applied(to: document)
            let shown = try JSONValue(parsing: Array(text { shadow.write(to: &$0) }.utf8))
            #expect(document == shown, sourceLocation: sourceLocation)
        }
        #expect(text { shadow.write(to: &$0) } == text { renderer.write(new, to: &$0) })
    }

    private static func changes<Value>(of shadow: inout ShadowState<Value>, to new: Value) -> String {
        text { shadow.advance(to: new, into: &$0) }
    }

    private static func text<Ignored>(_ write: (inout JSONWriter) -> Ignored) -> String {
        var writer = JSONWriter()
        _ = write(&writer)
        return writer.text
    }
}
