import Foundation
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
        countedChanges(old, new, limits, sourceLocation).text
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
        let (changes, count) = countedChanges(old, new, limits, sourceLocation)
        let before = json(old, limits: limits, sourceLocation: sourceLocation)
        let after = json(new, limits: limits, sourceLocation: sourceLocation)
        let (patch, oldValue) = try (JSONPatch(parsing: Array(changes.utf8)), JSONValue(parsing: Array(before.utf8)))
        let newValue = try JSONValue(parsing: Array(after.utf8))
        let (applied, undone) = try (patch.applied(to: oldValue), patch.undone(on: newValue))
        #expect(patch.operations.count == count, sourceLocation: sourceLocation)
        #expect(patch.operations.isEmpty == isSame(before, after), sourceLocation: sourceLocation)
        #expect(applied == newValue, "\(changes)", sourceLocation: sourceLocation)
        #expect(undone == oldValue, "\(changes)", sourceLocation: sourceLocation)
        let expected = ShadowProof.Expected(before: before, changes: changes, count: count, after: after)
        for tier in [RenderingTier.full, .publicOnly] {
            let renderer = StateRenderer(limits: limits, tier: tier)
            #expect(renderer.isUnchanged(old, new) == patch.operations.isEmpty, sourceLocation: sourceLocation)
            var shadow = ShadowState(old, renderer: renderer)
            try ShadowProof.verify(&shadow, from: old, to: new, expected, tier, sourceLocation)
        }
    }

    /// Whether the bytes are the same; `==` takes other spellings of a character for equal.
    static func isSame(_ text: String, _ other: String) -> Bool {
        Data(text.utf8) == Data(other.utf8)  // a loop over both would take most of the time of a debug build
    }

    private static func countedChanges<Value>(
        _ old: Value,
        _ new: Value,
        _ limits: RenderingLimits,
        _ sourceLocation: SourceLocation
    ) -> (text: String, count: Int) {
        var counts: [Int] = []
        let text = inBothTiers(limits, sourceLocation) { renderer in
            var writer = JSONWriter()
            counts.append(renderer.writeChanges(from: old, to: new, to: &writer))
            return writer.text
        }
        #expect(counts[0] == counts[1], sourceLocation: sourceLocation)
        return (text, counts[0])
    }

    private static func inBothTiers(
        _ limits: RenderingLimits,
        _ sourceLocation: SourceLocation,
        _ body: (StateRenderer) -> String
    ) -> String {
        let text = body(StateRenderer(limits: limits, tier: .full))
        let oracle = body(StateRenderer(limits: limits, tier: .publicOnly))
        #expect(isSame(text, oracle), "\(text)\nis not\n\(oracle)", sourceLocation: sourceLocation)
        return text
    }
}
