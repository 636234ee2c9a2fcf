import StateRendering
import Testing

@Suite("Generated types")
struct GeneratedTypesTests {
    @Test(
        "applied their changes give the new value, undone the old one",
        .comparesTiers,
        arguments: GeneratedTypes.groups
    )
    func changes(group: UInt64) {
        GeneratedTypes.each(in: group) { walk($0, seed: $1, limits: .init()) }
    }

    @Test("they do so under tight limits", .comparesTiers, arguments: GeneratedTypes.groups)
    func limited(group: UInt64) {
        GeneratedTypes.each(in: group + 100) { type, seed in
            walk(type, seed: seed, limits: tight(seed, cutsLists: false))
        }
    }

    @Test("they do so where lists are cut", .comparesTiers, arguments: GeneratedTypes.groups)
    func cutLists(group: UInt64) {
        GeneratedTypes.each(in: group + 100) { type, seed in
            walk(type, seed: seed, limits: tight(seed, cutsLists: true))
        }
    }

    @Test("a value that was built again has the same texts and no changes", arguments: GeneratedTypes.groups)
    func rebuilt(group: UInt64) {
        GeneratedTypes.each(in: group + 200) { type, seed in rebuild(type, seed: seed) }
    }

    @Test(
        "its dump is that of the standard library, where that is the same every time",
        arguments: GeneratedTypes.groups
    )
    func dumped(group: UInt64) {
        GeneratedTypes.each(in: group + 300) { type, seed in
            if type.isDumpedAlike { dumpAlike(type, seed: seed) }
        }
    }

    private func tight(_ seed: UInt64, cutsLists: Bool) -> RenderingLimits {
        let number = Int(seed % 60)
        return RenderingLimits(
            maxDepth: 1 + number % 5,
            maxObjectVisits: 1 + number % 3,
            maxElements: cutsLists ? 1 + number % 4 : 100_000,
            maxStringBytes: 1 + number % 12
        )
    }

    private func walk<Value: Generated>(_ type: Value.Type, seed: UInt64, limits: RenderingLimits) {
        var maker = ValueMaker(seed: seed)
        do {
            var step = try GeneratedStep(maker.value(type), limits: limits)
            for _ in 0..<10 { try step.advance(to: maker.step(from: step.value)) }
            try step.advance(to: maker.value())
        } catch {
            Issue.record(error, "of \(type), seed \(seed)")
        }
    }

    private func rebuild<Value: Generated>(_ type: Value.Type, seed: UInt64) {
        var (first, second) = (ValueMaker(seed: seed), ValueMaker(seed: seed))
        let (value, again) = (first.value(type), second.value(type))
        #expect(Rendering.json(value) == Rendering.json(again), "of \(type), seed \(seed)")
        #expect(Rendering.changes(value, again) == "[]", "of \(type), seed \(seed)")
        #expect(StateText.dump(value) == StateText.dump(again), "of \(type), seed \(seed)")
    }

    private func dumpAlike<Value: Generated>(_ type: Value.Type, seed: UInt64) {
        var maker = ValueMaker(seed: seed)
        let value = maker.value(type)
        var standard = ""
        dump(value, to: &standard, indent: 2)
        #expect(StateText.dump(value) == standard, "of \(type), seed \(seed)")
    }
}
