import StateRendering
import Testing

@Suite("A shadow of a state", .comparesTiers)
struct ShadowStateTests {
    @Test(
        "equals the state after every step, as do the changes applied one after the other",
        arguments: GeneratedTypes.seeds(2, orMany: 10)
    )
    func sequences(seed: UInt64) throws {
        try follow(seed, steps: 250, tier: .full)
    }

    @Test("is assigned to by the public tier, and tells the same")
    func publicSequence() throws {
        try follow(4, steps: 60, tier: .publicOnly)
    }

    private func follow(_ seed: UInt64, steps: Int, tier: RenderingTier) throws {
        let renderer = StateRenderer(tier: tier)
        var generator = StateGenerator(seed: 400 + seed)
        var state = generator.state()
        var shadow = ShadowState(state, renderer: renderer)
        var text = JSONWriter()
        renderer.write(state, to: &text)
        var document = try JSONValue(parsing: text.bytes)
        for _ in 0..<steps {
            state = generator.changed(state)
            var changes = JSONWriter()
            let advance = shadow.advance(to: state, into: &changes)
            let patch = try JSONPatch(parsing: changes.bytes)
            document = try patch.applied(to: document)
            var (text, expected) = (JSONWriter(), JSONWriter())
            shadow.write(to: &text)
            renderer.write(state, to: &expected)
            #expect(Rendering.isSame(text.text, expected.text))
            #expect(try document == JSONValue(parsing: expected.bytes))
            #expect(advance == ShadowAdvance(count: patch.operations.count, isComplete: true))
        }
    }

    @Test("keeps no object longer than it must, and none too short", arguments: [RenderingTier.full, .publicOnly])
    func objects(tier: RenderingTier) {
        let counted = Counted()
        var generator = SeededGenerator(seed: 7)
        var state = CountedState(counted, 100, using: &generator)
        do {
            var shadow = ShadowState(state, renderer: StateRenderer(tier: tier))
            for _ in 0..<400 {
                state.change(counted, using: &generator)
                var changes = JSONWriter()
                shadow.advance(to: state, into: &changes)
                #expect(counted.alive == state.tokenCount)
            }
        }
        #expect(counted.alive == state.tokenCount)
        state = CountedState(counted, 0, using: &generator)
        #expect(counted.alive == state.tokenCount)
    }

    @Test("shares an array again that did not change for a while, and has a changing one for itself")
    func sharing() {
        var state = Lists(rows: Array(0..<1000), others: [Array(0..<100), Array(0..<10)])
        var shadow = ShadowState(state, renderer: StateRenderer(tier: .full))
        func storage(_ change: (inout Lists) -> Void) -> Bool {
            let before = state.addresses
            change(&state)
            var changes = JSONWriter()
            shadow.advance(to: state, into: &changes)
            return state.addresses == before
        }
        #expect(!storage { $0.rows[3] = 0 })  // copied, since the shadow shared it
        for number in 1..<20 { #expect(storage { $0.rows[number] = -1 }) }
        #expect(!storage { $0.others[0][5] = 0 })
        for number in 6..<20 { #expect(storage { $0.others[0][number] = -1 }) }
        for _ in 0..<10 { #expect(storage { $0.number += 1 }) }
        #expect(!storage { $0.rows[3] = 9 })  // shared again
        #expect(storage { $0.rows[3] = 10 })
    }
}

private struct Lists {
    var number = 0
    var rows: [Int]
    var others: [[Int]]

    /// Where the elements lie.
    var addresses: [UInt] { [address(rows)] + others.map(address) }

    private func address(_ list: [Int]) -> UInt {
        unsafe list.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }  // only the address is taken
    }
}
