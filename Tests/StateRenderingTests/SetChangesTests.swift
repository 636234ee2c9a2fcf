import StateRendering
import Testing

/// Members are addressed by their place in the sorted list, so that any reader of RFC 6902 can apply the changes.
@Suite("Changes of sets")
struct SetChangesTests {
    private struct Member: Hashable {
        var number: Int
        var text: String
        var isOn = false
    }

    private enum Mark: Hashable {
        case none, one(Int), named(String, isOn: Bool)
    }

    /// Two of one text are different members.
    private struct Twin: Hashable {
        let shown: Int
        let hidden: Opaque

        struct Opaque: Hashable, CustomReflectable {
            let number: Int
            var customMirror: Mirror { Mirror(self, children: []) }
        }
    }

    private struct State<Element: Hashable> {
        var members: Set<Element>
        var count = 0
    }

    @Test("address members by their place among the sorted ones")
    func places() {
        let old = Set(stride(from: 110, to: 700, by: 10))
        #expect(Rendering.changes(old, old.union([125])) == #"[{"op":"add","path":"/$set/2","value":125}]"#)
        #expect(Rendering.changes(old, old.subtracting([130])) == #"[{"op":"remove","path":"/$set/2","old":130}]"#)
        #expect(
            Rendering.changes(old, old.subtracting([110, 130]).union([115, 117, 695])) == """
                [{"op":"remove","path":"/$set/0","old":110},{"op":"add","path":"/$set/0","value":115},\
                {"op":"add","path":"/$set/1","value":117},{"op":"remove","path":"/$set/3","old":130},\
                {"op":"add","path":"/$set/59","value":695}]
                """
        )
    }

    @Test("go by what members look like, not by whether they are equal")
    func twins() throws {
        func twins(_ range: Range<Int>) -> Set<Twin> {
            Set(range.map { Twin(shown: $0 / 3, hidden: .init(number: $0)) })
        }
        #expect(Rendering.changes(twins(0..<3), twins(0..<2)).contains(#""op":"remove","path":"/$set/2""#))
        for start in 0..<7 {
            for end in start..<12 { try Rendering.verify(twins(2..<9), twins(start..<end)) }
        }
        #expect(Rendering.changes(["\u{E9}"] as Set, ["e\u{301}"]) != "[]")
    }

    @Test("are those of every kind of member, however the set was built", arguments: 0..<6 as Range<UInt64>)
    func steps(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for limit in [1, 3, 20, 130] {
            try verify(limit, &random) { $0 }
            try verify(limit, &random) { "a member that is on the heap, \($0)" }
            try verify(limit, &random) { UInt8($0) }
            try verify(limit, &random) { Double($0) / 4 }
            try verify(limit, &random) { Member(number: $0 / 2, text: "member \($0)", isOn: $0 % 2 == 0) }
            try verify(limit, &random) { [Mark.none, .one($0), .named("\($0)", isOn: true)][$0 % 3] }
            try verify(limit, &random) { [$0, $0 + 1] }
        }
    }

    @Test("in a large set are one operation for each member", arguments: [false, true])
    func large(isRebuilt: Bool) {
        let old = Set((0..<3000).map { "member \($0)" })
        var new = old
        new.remove("member 7")
        new.insert("member x")
        if isRebuilt { new = Set(new.sorted()) }
        #expect(
            Rendering.changes(old, new) == """
                [{"op":"remove","path":"/$set/2667","old":"member 7"},{"op":"add","path":"/$set/2999","value":"member x"}]
                """
        )
        #expect(Rendering.changes(new, Set(new.sorted(by: >))) == "[]")
    }

    private func verify<Element: Hashable>(
        _ limit: Int,
        _ random: inout SeededGenerator,
        _ member: (Int) -> Element
    ) throws {
        var state = State(members: Set((0..<limit).map(member)))
        for _ in 0..<4 {
            let old = state
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                let member = member(Int.random(in: 0..<limit, using: &random))
                if state.members.remove(member) == nil { state.members.insert(member) }
            }
            if Bool.random(using: &random) { state.members = Set(state.members.shuffled(using: &random)) }
            try Rendering.verify(old, state)
        }
        try Rendering.verify(state.members, [])
        try Rendering.verify([], state.members)
    }
}
