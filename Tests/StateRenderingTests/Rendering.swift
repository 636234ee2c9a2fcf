import StateRendering
import Testing

/// What the suites ask the renderer for.
enum Rendering {
    static func json<Value>(_ value: Value, maxDepth: Int = 64) -> String {
        String(decoding: bytes(value, maxDepth: maxDepth), as: UTF8.self)
    }

    static func bytes<Value>(_ value: Value, maxDepth: Int = 64, maxObjectVisits: Int = 10_000) -> [UInt8] {
        var writer = JSONWriter()
        StateRenderer(limits: .init(maxDepth: maxDepth, maxObjectVisits: maxObjectVisits)).write(value, to: &writer)
        return writer.bytes
    }

    static func changes<Value>(_ old: Value, _ new: Value, maxDepth: Int = 64) -> String {
        var writer = JSONWriter()
        StateRenderer(limits: .init(maxDepth: maxDepth)).writeChanges(from: old, to: new, to: &writer)
        return writer.text
    }

    /// Applies the changes to the old value and undoes them on the new one, and holds what they claim.
    static func verify<Value>(
        _ old: Value,
        _ new: Value,
        maxDepth: Int = 64,
        maxObjectVisits: Int = 10_000,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let renderer = StateRenderer(limits: .init(maxDepth: maxDepth, maxObjectVisits: maxObjectVisits))
        var writer = JSONWriter()
        let count = renderer.writeChanges(from: old, to: new, to: &writer)
        let patch = try JSONPatch(parsing: writer.bytes)
        let before = try JSONValue(parsing: bytes(old, maxDepth: maxDepth, maxObjectVisits: maxObjectVisits))
        let after = try JSONValue(parsing: bytes(new, maxDepth: maxDepth, maxObjectVisits: maxObjectVisits))
        #expect(patch.operations.count == count, sourceLocation: sourceLocation)
        #expect(patch.operations.isEmpty == (before == after), sourceLocation: sourceLocation)
        #expect(renderer.isUnchanged(old, new) == (before == after), sourceLocation: sourceLocation)
        let applied = try patch.applied(to: before)
        let undone = try patch.undone(on: after)
        #expect(applied == after, "\(writer.text)", sourceLocation: sourceLocation)
        #expect(undone == before, "\(writer.text)", sourceLocation: sourceLocation)
    }
}
