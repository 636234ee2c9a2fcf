import Foundation
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

    @Test("keeps no object longer than it must, and none too short", arguments: [RenderingTier.full, .publicOnly])
    func objects(tier: RenderingTier) {
        let counted = Counted()
        var generator = SeededGenerator(seed: 7)
        var state = CountedState(counted, 300, using: &generator)
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

    @Test(
        "shares an array again that did not change for a while, and has a changing one for itself",
        // The public tier assigns the whole state.
        .enabled(if: ProcessInfo.processInfo.environment["REMOTE_LOGGER_RENDERING"] != "public")
    )
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
