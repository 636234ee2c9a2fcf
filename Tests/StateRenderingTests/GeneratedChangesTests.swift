import Foundation
import StateRendering
import Testing

@Suite("Changes of generated states", .comparesTiers)
struct GeneratedChangesTests {
    @Test("applied they give the new state, undone the old one", arguments: GeneratedTypes.seeds(8, orMany: 60))
    func pairs(seed: UInt64) throws {
        var generator = StateGenerator(seed: seed)
        var state = generator.state()
        for _ in 0..<60 {
            let next = generator.changed(state)
            try Rendering.verify(state, next)
            state = next
        }
    }

    @Test(
        "they do so between states that have nothing to do with each other",
        arguments: GeneratedTypes.seeds(2, orMany: 20)
    )
    func unrelated(seed: UInt64) throws {
        var generator = StateGenerator(seed: 100 + seed)
        for _ in 0..<30 {
            try Rendering.verify(generator.state(), generator.state())
        }
    }

    @Test("they do so under a tight depth limit", arguments: 1...5)
    func shallow(maxDepth: Int) throws {
        var generator = StateGenerator(seed: 200)
        var state = generator.state()
        for _ in 0..<40 {
            let next = generator.changed(state)
            try Rendering.verify(state, next, maxDepth: maxDepth)
            state = next
        }
    }

    @Test("a state that was built again has none")
    func rebuilt() {
        for seed in 300..<320 as Range<UInt64> {
            var (first, second) = (StateGenerator(seed: seed), StateGenerator(seed: seed))
            #expect(Rendering.changes(first.state(), second.state()) == "[]")
        }
    }
}
