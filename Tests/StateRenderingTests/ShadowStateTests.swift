import StateRendering
import Testing

@Suite("A shadow of a state")
struct ShadowStateTests {
    @Test(
        "equals the state after every step, as do the changes applied one after the other",
        arguments: [RenderingTier.full, .publicOnly],
        0..<4 as Range<UInt64>
    )
    func sequences(tier: RenderingTier, seed: UInt64) throws {
        let renderer = StateRenderer(tier: tier)
        var generator = StateGenerator(seed: 400 + seed)
        var state = generator.state()
        var shadow = ShadowState(state, renderer: renderer)
        var document = try JSONValue(parsing: Rendering.bytes(state))
        for _ in 0..<250 {
            state = generator.changed(state)
            var changes = JSONWriter()
            let advance = shadow.advance(to: state, into: &changes)
            let patch = try JSONPatch(parsing: changes.bytes)
            document = try patch.applied(to: document)
            var text = JSONWriter()
            shadow.write(to: &text)
            let expected = Rendering.bytes(state)
            #expect(text.bytes == expected)
            #expect(try document == JSONValue(parsing: expected))
            #expect(advance == ShadowAdvance(count: patch.operations.count, isComplete: true))
        }
    }
}
