import StateRendering
import Testing

/// What the suites ask the renderer for: whatever it is, both tiers must say the same, byte for byte.
enum Rendering {
    static func json<Value>(
        _ value: Value,
        maxDepth: Int = 64,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        json(value, limits: RenderingLimits(maxDepth: maxDepth), sourceLocation: sourceLocation)
    }

    static func json<Value>(
        _ value: Value,
        limits: RenderingLimits,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        inBothTiers(limits, sourceLocation) { renderer in
            var writer = JSONWriter()
            renderer.write(value, to: &writer)
            return writer.text
        }
    }

    static func bytes<Value>(
        _ value: Value,
        maxDepth: Int = 64,
        maxObjectVisits: Int = 10_000,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> [UInt8] {
        let limits = RenderingLimits(maxDepth: maxDepth, maxObjectVisits: maxObjectVisits)
        return Array(json(value, limits: limits, sourceLocation: sourceLocation).utf8)
    }

    static func changes<Value>(
        _ old: Value,
        _ new: Value,
        maxDepth: Int = 64,
        maxObjectVisits: Int = 10_000,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        let limits = RenderingLimits(maxDepth: maxDepth, maxObjectVisits: maxObjectVisits)
        return changes(old, new, limits: limits, sourceLocation: sourceLocation)
    }

    static func changes<Value>(
        _ old: Value,
        _ new: Value,
        limits: RenderingLimits,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        inBothTiers(limits, sourceLocation) { renderer in
            var writer = JSONWriter()
            renderer.writeChanges(from: old, to: new, to: &writer)
            return writer.text
        }
    }

    /// Applies the changes to the old value and undoes them on the new one, and holds what they claim.
    static func verify<Value>(
        _ old: Value,
        _ new: Value,
        maxDepth: Int = 64,
        maxObjectVisits: Int = 10_000,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let limits = RenderingLimits(maxDepth: maxDepth, maxObjectVisits: maxObjectVisits)
        try verify(old, new, limits: limits, sourceLocation: sourceLocation)
    }

    /// The same under other limits.
    static func verify<Value>(
        _ old: Value,
        _ new: Value,
        limits: RenderingLimits,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let text = changes(old, new, limits: limits, sourceLocation: sourceLocation)
        let patch = try JSONPatch(parsing: Array(text.utf8))
        let before = try JSONValue(parsing: Array(json(old, limits: limits, sourceLocation: sourceLocation).utf8))
        let after = try JSONValue(parsing: Array(json(new, limits: limits, sourceLocation: sourceLocation).utf8))
        #expect(patch.operations.isEmpty == (before == after), sourceLocation: sourceLocation)
        for tier in [RenderingTier.full, .publicOnly] {
            let renderer = StateRenderer(limits: limits, tier: tier)
            var writer = JSONWriter()
            let count = renderer.writeChanges(from: old, to: new, to: &writer)
            #expect(patch.operations.count == count, sourceLocation: sourceLocation)
            #expect(renderer.isUnchanged(old, new) == (before == after), sourceLocation: sourceLocation)
            try ShadowProof.verify(old, new, by: renderer, sourceLocation: sourceLocation)
        }
        let applied = try patch.applied(to: before)
        let undone = try patch.undone(on: after)
        #expect(applied == after, "\(text)", sourceLocation: sourceLocation)
        #expect(undone == before, "\(text)", sourceLocation: sourceLocation)
    }

    private static func inBothTiers(
        _ limits: RenderingLimits,
        _ sourceLocation: SourceLocation,
        _ body: (StateRenderer) -> String
    ) -> String {
        let text = body(StateRenderer(limits: limits, tier: .full))
        let oracle = body(StateRenderer(limits: limits, tier: .publicOnly))
        #expect(text.utf8.elementsEqual(oracle.utf8), "\(text)\nis not\n\(oracle)", sourceLocation: sourceLocation)
        return text
    }
}
