import StateRendering
import Testing

/// Holds a shadow that goes from one state to another against what renderers say of both.
enum ShadowProof {
    struct Expected {
        let before: String
        let changes: String
        let count: Int
        let after: String
    }

    static func verify<Value>(
        _ old: Value,
        _ new: Value,
        by renderer: StateRenderer,
        sourceLocation: SourceLocation
    ) throws {
        var (before, changes, after) = (JSONWriter(), JSONWriter(), JSONWriter())
        renderer.write(old, to: &before)
        renderer.write(new, to: &after)
        let count = renderer.writeChanges(from: old, to: new, to: &changes)
        let expected = Expected(before: before.text, changes: changes.text, count: count, after: after.text)
        var shadow = ShadowState(old, renderer: renderer)
        try verify(&shadow, from: old, to: new, expected, .full, sourceLocation)
    }

    /// The same of a new shadow of `old`, for a caller that has the texts.
    static func verify<Value>(
        _ shadow: inout ShadowState<Value>,
        from old: Value,
        to new: Value,
        _ expected: Expected,
        _ tier: RenderingTier,
        _ sourceLocation: SourceLocation
    ) throws {
        advance(&shadow, to: new, expected, sourceLocation)
        guard tier == .full else { return }  // the public tier assigns the whole state
        for isRepeated in [false, true] {
            // What the shadow has for itself is compared and written too.
            if isRepeated { advance(&shadow, to: new, expected, sourceLocation) }
            #expect(changes(of: &shadow, to: new) == "[]", sourceLocation: sourceLocation)
            _ = changes(of: &shadow, to: old)
            let isBack = Rendering.isSame(text(of: shadow), expected.before)
            #expect(isBack, sourceLocation: sourceLocation)
        }
        guard expected.count > 1 else { return }  // one operation cannot be split
        try verifyInParts(&shadow, to: new, expected, sourceLocation)
    }

    private static func advance<Value>(
        _ shadow: inout ShadowState<Value>,
        to new: Value,
        _ expected: Expected,
        _ sourceLocation: SourceLocation
    ) {
        let changes = changes(of: &shadow, to: new)
        #expect(Rendering.isSame(changes, expected.changes), sourceLocation: sourceLocation)
        let isThere = Rendering.isSame(text(of: shadow), expected.after)
        #expect(isThere, sourceLocation: sourceLocation)
    }

    /// With no time at all every pass does one thing, and what it wrote is what it did.
    private static func verifyInParts<Value>(
        _ shadow: inout ShadowState<Value>,
        to new: Value,
        _ expected: Expected,
        _ sourceLocation: SourceLocation
    ) throws {
        var document = try JSONValue(parsing: Array(expected.before.utf8))
        var isComplete = false
        while !isComplete {
            var writer = JSONWriter()
            isComplete = shadow.advance(to: new, into: &writer, budget: .zero).isComplete
            document = try JSONPatch(parsing: writer.bytes).applied(to: document)
            let shown = try JSONValue(parsing: Array(text(of: shadow).utf8))
            #expect(document == shown, sourceLocation: sourceLocation)
        }
        let isThere = Rendering.isSame(text(of: shadow), expected.after)
        #expect(isThere, sourceLocation: sourceLocation)
    }

    private static func changes<Value>(of shadow: inout ShadowState<Value>, to new: Value) -> String {
        var writer = JSONWriter()
        shadow.advance(to: new, into: &writer)
        return writer.text
    }

    private static func text<Value>(of shadow: borrowing ShadowState<Value>) -> String {
        var writer = JSONWriter()
        shadow.write(to: &writer)
        return writer.text
    }
}
