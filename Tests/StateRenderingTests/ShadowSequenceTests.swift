import StateRendering
import Testing

@Suite("A shadow of generated types", .comparesTiers)
struct ShadowSequenceTests {
    /// An object that is counted as long as it lives.
    final class Counted {
        final class Counter { var living = 0 }

        private let counter: Counter
        let number: Int

        init(_ number: Int, in counter: Counter) {
            (self.number, self.counter) = (number, counter)
            counter.living += 1
        }

        deinit { counter.living -= 1 }
    }

    enum Held { case one(Counted), none }

    struct Holding {
        var rows: [(id: Int, object: Counted, text: String)] = []
        var byName: [String: Counted] = [:]
        var any: Any = 0
        var held = Held.none
        var optional: Counted?
        var count = 0
    }

    @Test("equals the state after every step", arguments: [RenderingTier.full, .publicOnly], GeneratedTypes.groups)
    func sequences(tier: RenderingTier, group: UInt64) {
        GeneratedTypes.each(in: group + 600) { follow($0, seed: $1, tier: tier, budget: nil) }
    }

    @Test("comes to it in the end when it may only take little time", arguments: GeneratedTypes.groups)
    func tinyBudgets(group: UInt64) {
        GeneratedTypes.each(in: group + 700) {
            follow($0, seed: $1, tier: .full, budget: .nanoseconds(Int64($1 % 3) * 700))
        }
    }

    private func follow<Value: Generated>(_ type: Value.Type, seed: UInt64, tier: RenderingTier, budget: Duration?) {
        var maker = ValueMaker(seed: seed)
        do {
            let renderer = StateRenderer(tier: tier)
            var state = maker.value(type)
            var reader = try ShadowReader(state, renderer: renderer)
            for _ in 0..<6 {
                state = maker.step(from: state)
                try reader.advance(to: state, budget: budget)
                if maker.oneIn(3) { try reader.finish(at: state, budget: budget) }
            }
            try reader.finish(at: state, budget: budget)
        } catch {
            Issue.record(error, "of \(type), seed \(seed)")
        }
    }

    @Test("holds no object that the state let go of", arguments: [RenderingTier.full, .publicOnly])
    func objects(tier: RenderingTier) {
        let counter = Counted.Counter()
        live(through: 500, tier: tier, counter)
        #expect(counter.living == 0)
    }

    private func live(through steps: Int, tier: RenderingTier, _ counter: Counted.Counter) {
        var maker = ValueMaker(seed: 1)
        var state = Holding()
        var shadow = ShadowState(state, renderer: StateRenderer(tier: tier))
        for _ in 0..<steps {
            change(&state, &maker, counter)
            var changes = JSONWriter()
            _ = shadow.advance(to: state, into: &changes)
            #expect(counter.living <= 2 * (state.rows.count + state.byName.count + 3))
        }
    }

    private func change(_ state: inout Holding, _ maker: inout ValueMaker, _ counter: Counted.Counter) {
        let object = Counted(maker.below(5), in: counter)
        switch maker.below(9) {
        case 0, 1:
            state.rows.insert((maker.below(9), object, .make(using: &maker)), at: maker.below(state.rows.count + 1))
        case 2 where !state.rows.isEmpty: state.rows.remove(at: maker.below(state.rows.count))
        case 3 where !state.rows.isEmpty: state.rows[maker.below(state.rows.count)].object = object
        case 4: state.byName[String(maker.below(9))] = maker.oneIn(3) ? nil : object
        case 5: state.any = maker.oneIn(2) ? object : 1
        case 6: state.held = maker.oneIn(3) ? .none : .one(object)
        case 7: state.optional = maker.oneIn(3) ? nil : object
        default: state.count += 1
        }
        if state.rows.count > 30 { state.rows.removeFirst(20) }
    }
}
