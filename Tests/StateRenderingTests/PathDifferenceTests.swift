import StateRendering
import Testing

@Suite("Differences by path")
struct PathDifferenceTests {
    struct Item: Identifiable {
        var id: Int
        var qty = 1
    }

    enum Load {
        case idle
        case loading(progress: Double)
    }

    class Base {
        var inherited = 1
    }

    final class Derived: Base {
        var own = 1
        var me: Derived?
    }

    struct State {
        var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
        var load = Load.idle
        var note: String? = "a"
        var object = Derived()
        var prices = ["a b": 1, "c": 2]
        var flags: Set<String> = ["x", "y", "z"]
    }

    private func lines<Value>(_ old: Value, _ new: Value, filters: [String] = []) -> String? {
        PathDifference().lines(old: old, new: new, stateName: "State", prefixLines: "🏛 ", filters: filters)
    }

    private func lines(filters: [String] = [], _ change: (inout State) -> Void) -> String? {
        let old = State()
        var new = old
        change(&new)
        return lines(old, new, filters: filters)
    }

    @Test("nothing differs: nil")
    func nothing() {
        #expect(lines { _ in } == nil)
        #expect(lines([1, 2, 3], [1, 2, 3]) == nil)
    }

    @Test("one line for every changed path")
    func everyKind() {
        let text = lines {
            $0.items[1].qty = 2
            $0.items.append(Item(id: 4))
            $0.load = .loading(progress: 0.5)
            $0.note = nil
            $0.prices["a b"] = 3
            $0.prices["d"] = 4
            $0.prices["c"] = nil
            $0.flags.insert("w")
            $0.object = Derived()
            $0.object.inherited = 2
        }
        #expect(
            text == """
                🏛 State.items[3]: + {"id":4,"qty":1}
                🏛 State.items[1].qty: 1 → 2
                🏛 State.load: "idle" → {"loading":{"progress":0.5}}
                🏛 State.note: "a" → nil
                🏛 State.object.inherited: 1 → 2
                🏛 State.prices["a b"]: 1 → 3
                🏛 State.prices["c"]: − 2
                🏛 State.prices["d"]: + 4
                🏛 State.flags[0]: + "w"
                """
        )
    }

    @Test("a removal and a move are told")
    func order() {
        #expect(lines { $0.items.remove(at: 0) } == "🏛 State.items[0]: − {\"id\":1,\"qty\":1}")
        #expect(
            lines { $0.items.swapAt(0, 2) } == """
                🏛 State.items[0]: moved from State.items[2]
                🏛 State.items[1]: moved from State.items[2]
                """
        )
    }

    @Test("a root that is no structure stands under the state's name")
    func root() {
        #expect(lines(1, 2) == "🏛 State: 1 → 2")
        #expect(lines([1, 2, 3], [1, 5, 3]) == "🏛 State[1]: 2 → 5")
    }

    @Test("filters leave out paths and do not look at values")
    func filters() {
        let change: (inout State) -> Void = {
            $0.items[0].qty = 5
            $0.note = "qty"
        }
        #expect(lines(filters: ["qty"], change) == "🏛 State.note: \"a\" → \"qty\"")
        #expect(lines(filters: ["items", "note"], change) == nil)
    }

    @Test("no control character of a value or a key gets into the text")
    func controlCharacters() throws {
        let text = try #require(lines(["k\u{1B}\n": "a"], ["k\u{1B}\n": "b\r\u{85}\n"]))
        #expect(text == #"🏛 State["k\u001b\n"]: "a" → "b\r\u0085\n""#)
    }

    @Test("a reference cycle ends")
    func cycle() {
        let (old, new) = (Derived(), Derived())
        old.me = old
        new.me = new
        new.own = 2
        #expect(lines(old, new) == "🏛 State.own: 1 → 2")
        old.me = nil
        new.me = nil
    }
}
