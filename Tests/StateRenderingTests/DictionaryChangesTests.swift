import Foundation
import StateRendering
import Testing

@Suite("Changes of dictionaries", .comparesTiers)
struct DictionaryChangesTests {
    private struct Value: Equatable {
        var isOn = false
        var number: Int
        var text: String
    }

    private struct State<Key: Hashable> {
        var table: [Key: Value] = [:]
        var count = 0
    }

    @Test("of every size and kind of key say what became of each entry", arguments: GeneratedTypes.seeds(2, orMany: 20))
    func steps(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for limit in [1, 2, 5, 20, 60, 130] {
            try verify(limit, &random) { $0 }
            try verify(limit, &random) { "a key that is on the heap, \($0)" }
            try verify(limit, &random) { UInt8($0) }
            try verify(limit, &random) { Double($0) / 4 }
        }
    }

    @Test("one value in many is one operation, whichever way the dictionary was built")
    func oneValue() {
        let old = Dictionary(uniqueKeysWithValues: (0..<2000).map { ("key \($0)", $0) })
        var new = old
        new["key 7"] = -1
        let expected = #"[{"op":"replace","path":"/key 7","old":7,"value":-1}]"#
        #expect(Rendering.changes(old, new) == expected)
        var rebuilt: [String: Int] = [:]
        for (key, value) in new.sorted(by: { $0.key > $1.key }) { rebuilt[key] = value }
        #expect(Rendering.changes(old, rebuilt) == expected)
        rebuilt.reserveCapacity(10_000)
        #expect(Rendering.changes(new, rebuilt) == "[]")
    }

    @Test("go by the bytes of keys, which are escaped in paths", arguments: 0..<4 as Range<UInt64>)
    func keys(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let keys = ["", "a/b", "a~b", "$set", "\"quoted\"", "\u{E9}", "e\u{301}", "line\n", "plain", "\u{7F}", "日本"]
        for _ in 0..<40 {
            let (old, new) = (table(of: keys, &random), table(of: keys, &random))
            try Rendering.verify(old, new)
            try Rendering.verify(old.mapValues(\.text), new.mapValues(\.text))
            try Rendering.verify(old.mapValues { [$0.number, 1] }, new.mapValues { [$0.number] })
        }
    }

    @Test("are few where a dictionary was built again, and one replacement where everything differs")
    func rebuilt() throws {
        func table(_ range: Range<Int>, _ text: String) -> [String: Value] {
            let numbers = range.reversed()
            return Dictionary(
                uniqueKeysWithValues: numbers.map { ("key \($0)", Value(number: $0, text: text + " text")) }
            )
        }
        let old = table(0..<500, "this")
        try Rendering.verify(old, table(3..<505, "th" + "is"))
        #expect(Rendering.changes(old, table(0..<500, "th" + "is")) == "[]")
        let other = Rendering.changes(old, table(0..<500, "that"))
        #expect(other.hasPrefix(#"[{"op":"replace","path":"/key 0/text","old":"this text","value":"that text"},"#))
        #expect(Rendering.changes(old, table(1000..<1500, "this")).hasPrefix(#"[{"op":"replace","path":"","old":{"#))
    }

    private func table(of keys: [String], _ random: inout SeededGenerator) -> [String: Value] {
        var table: [String: Value] = [:]
        for key in keys where Bool.random(using: &random) {
            table[key] = Value(number: Int.random(in: 0..<2, using: &random), text: "a text that is on the heap")
        }
        return table
    }

    private func verify<Key: Hashable>(
        _ limit: Int,
        _ random: inout SeededGenerator,
        _ key: (Int) -> Key
    ) throws {
        var state = State<Key>()
        for number in 0..<limit { state.table[key(number)] = Value(number: number, text: "the text of \(number)") }
        for _ in 0..<6 {
            let old = state
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                let number = Int.random(in: 0..<limit, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: state.table[key(number)] = nil
                case 1: state.table[key(number)] = Value(number: number, text: "the text of \(number)")
                case 2: state.table[key(number)]?.isOn.toggle()
                default: state.table[key(number)]?.number += 1
                }
            }
            try Rendering.verify(old, state)
        }
    }
}
