import Foundation
import StateRendering
import Testing

@Suite("Changes of a value")
struct ChangesTests {
    struct Item: Equatable {
        var id = 1
        var tags: [String] = []
    }

    struct Row: Identifiable, Equatable {
        var id: Int
        var text: String
        var flag = false
    }

    enum Load {
        case idle
        case loading(progress: Double)
        case loaded([Item])
        case failed(code: Int, reason: String)
    }

    struct State {
        var count = 0
        var item = Item()
        var load = Load.idle
        var rows: [Row] = []
        var prices: [String: Int] = [:]
        var flags: Set<String> = []
        var note: String?
        var nested: Int?? = .some(nil)
        var any: Any = 1
        var data = Data()
        var ratio = 0.0
    }

    private func changes(_ change: (inout State) -> Void, from old: State = State()) throws -> String {
        var new = old
        change(&new)
        try Rendering.verify(old, new)
        return Rendering.changes(old, new)
    }

    @Test("nothing differs: an empty list")
    func nothing() throws {
        #expect(try changes { _ in } == "[]")
    }

    @Test("a leaf is replaced where it is")
    func leaf() throws {
        #expect(try changes { $0.count = 2 } == #"[{"op":"replace","path":"/count","old":0,"value":2}]"#)
        #expect(try changes { $0.note = "n" } == #"[{"op":"replace","path":"/note","old":null,"value":"n"}]"#)
        #expect(
            try changes { $0.nested = nil } == #"[{"op":"replace","path":"/nested","old":{"$some":null},"value":null}]"#
        )
        #expect(try changes { $0.ratio = -0.0 } == #"[{"op":"replace","path":"/ratio","old":0,"value":-0.0}]"#)
        #expect(
            try changes { $0.data = Data([1]) }
                == #"[{"op":"replace","path":"/data","old":{"$data":{"bytes":0,"base64":""}},"#
                + #""value":{"$data":{"bytes":1,"base64":"AQ=="}}}]"#
        )
    }

    @Test("another case is a replacement, the same case is looked into")
    func enums() throws {
        #expect(
            try changes { $0.load = .loading(progress: 0.5) }
                == #"[{"op":"replace","path":"/load","old":"idle","value":{"loading":{"progress":0.5}}}]"#
        )
        let old = State(load: .failed(code: 1, reason: "a"))
        #expect(
            try changes({ $0.load = .failed(code: 1, reason: "b") }, from: old)
                == #"[{"op":"replace","path":"/load/failed/reason","old":"a","value":"b"}]"#
        )
        let list = State(load: .loaded([Item(id: 1, tags: ["x"])]))
        #expect(
            try changes({ $0.load = .loaded([Item(id: 1, tags: ["x", "y"])]) }, from: list)
                == #"[{"op":"add","path":"/load/loaded/0/tags/1","value":"y"}]"#
        )
    }

    @Test("another type behind an existential is a replacement, the same type is looked into")
    func existentials() throws {
        #expect(try changes { $0.any = "1" } == #"[{"op":"replace","path":"/any","old":1,"value":"1"}]"#)
        let old = State(any: Item(id: 1))
        #expect(
            try changes({ $0.any = Item(id: 2) }, from: old)
                == #"[{"op":"replace","path":"/any/id","old":1,"value":2}]"#
        )
        #expect(try changes({ $0.any = Int?.some(1) as Any }, from: State(any: 1)) == "[]")
        #expect(
            try changes({ $0.any = [UInt8(1)] }, from: State(any: [UInt8(1)] as [Any]))
                == #"[{"op":"replace","path":"/any","old":[1],"value":{"$data":{"bytes":1,"base64":"AQ=="}}}]"#
        )
    }

    @Test("dictionaries change by key; names are escaped in paths")
    func dictionaries() throws {
        let old = State(prices: ["a/b": 1, "c~d": 2, "$e": 3, "f": 4, "g": 5, "i": 1, "j": 2, "k": 3])
        #expect(
            try changes(
                { $0.prices = ["a/b": 2, "c~d": 2, "$e": 4, "f": 4, "h": 6, "i": 1, "j": 2, "k": 3] },
                from: old
            ) == """
                [{"op":"replace","path":"/prices/$$e","old":3,"value":4},\
                {"op":"replace","path":"/prices/a~1b","old":1,"value":2},\
                {"op":"remove","path":"/prices/g","old":5},\
                {"op":"add","path":"/prices/h","value":6}]
                """
        )
    }

    @Test("sets change at their sorted places")
    func sets() throws {
        let long = Set((0..<9).map { "a member that is long \($0)" })
        let old = State(flags: long.union(["a", "c"]))
        #expect(
            try changes({ $0.flags = long.union(["a", "b"]) }, from: old) == """
                [{"op":"add","path":"/flags/$set/10","value":"b"},\
                {"op":"remove","path":"/flags/$set/11","old":"c"}]
                """
        )
    }

    @Test("what becomes longer as a list of changes is replaced as a whole")
    func replacedWhole() throws {
        #expect(
            try changes({ $0.flags = ["b"] }, from: State(flags: ["a"]))
                == #"[{"op":"replace","path":"/flags","old":{"$set":["a"]},"value":{"$set":["b"]}}]"#
        )
        #expect(
            Rendering.changes([1, 2, 3], [4, 5, 6]) == #"[{"op":"replace","path":"","old":[1,2,3],"value":[4,5,6]}]"#
        )
    }

    @Test("equal content in other storage is no change")
    func equalContent() throws {
        func build(_ order: [Int]) -> State {
            var state = State(note: String(repeating: "long text ", count: 9), data: Data(0..<100))
            state.prices.reserveCapacity(order[0] * 100)
            for number in order {
                state.prices["key \(number)"] = number
                state.flags.insert("a flag with a long name \(number)")
            }
            state.rows = (0..<9).map { Row(id: $0, text: "a text that is on the heap \($0)") }
            state.ratio = .nan
            return state
        }
        let (old, new) = (build(Array(1...40)), build(Array((1...40).reversed())))
        #expect(Rendering.changes(old, new) == "[]")
        #expect(StateRenderer().isUnchanged(old, new))
        try Rendering.verify(old, new)
    }

    @Test("strings of other bytes are other strings, also as keys")
    func canonicalEquivalence() throws {
        #expect(
            Rendering.changes("é", "e\u{301}")
                == "[{\"op\":\"replace\",\"path\":\"\",\"old\":\"é\",\"value\":\"e\u{301}\"}]"
        )
        try Rendering.verify(["é": 1, "b": 2], ["e\u{301}": 1, "b": 2])
        try Rendering.verify(Set(["é", "b"]), Set(["e\u{301}", "b"]))
        try Rendering.verify(["x", "é", "y"], ["x", "e\u{301}", "y"])
    }

    @Test("keys that collide as text stay apart")
    func collidingKeys() throws {
        let old: [AnyHashable: Int] = [1: 1, "1": 2, 1.5: 3]
        try Rendering.verify(old, [1: 1, "1": 5, 1.5: 3])
        try Rendering.verify(old, ["1": 2, 1.5: 3])
        try Rendering.verify(old, [1: 2, "1": 1, 2: 3])
    }
}
