import StateRendering
import Testing

@Suite("Changes of arrays", .comparesTiers)
struct ArrayChangesTests {
    struct Row: Identifiable {
        var id: Int
        var isOn = false
        var text = "text of a row"
    }

    struct Plain {
        var isOn = false
        var number: Int
        var text = "a text that is on the heap"
    }

    private let numbers = Array(10..<30)
    private let rows = (0..<12).map { Row(id: $0) }

    @Test("an insertion, a removal and a move in the middle are one operation each")
    func single() throws {
        var inserted = numbers
        inserted.insert(99, at: 7)
        #expect(Rendering.changes(numbers, inserted) == #"[{"op":"add","path":"/7","value":99}]"#)
        #expect(Rendering.changes(inserted, numbers) == #"[{"op":"remove","path":"/7","old":99}]"#)
        var moved = numbers
        moved.insert(moved.remove(at: 3), at: 15)
        #expect(Rendering.changes(numbers, moved) == #"[{"op":"move","path":"/15","from":"/3"}]"#)
        #expect(Rendering.changes(moved, numbers) == #"[{"op":"move","path":"/3","from":"/15"}]"#)
    }

    @Test("an element that became another one is replaced in place")
    func replaced() {
        var new = numbers
        new[4] = 99
        new[9] = 98
        #expect(
            Rendering.changes(numbers, new) == """
                [{"op":"replace","path":"/4","old":14,"value":99},\
                {"op":"replace","path":"/9","old":19,"value":98}]
                """
        )
    }

    @Test("elements with an id are matched by it and compared inside")
    func identifiable() throws {
        var new = rows
        new[5].text = "changed"
        new.insert(Row(id: 77), at: 2)
        new.remove(at: 9)
        #expect(
            Rendering.changes(rows, new) == """
                [{"op":"remove","path":"/8","old":{"id":8,"isOn":false,"text":"text of a row"}},\
                {"op":"add","path":"/2","value":{"id":77,"isOn":false,"text":"text of a row"}},\
                {"op":"replace","path":"/6/text","old":"text of a row","value":"changed"}]
                """
        )
        try Rendering.verify(rows, new)
    }

    @Test("several moved rows stay moves, with their changes")
    func moves() throws {
        var new = rows
        new.insert(new.remove(at: 9), at: 1)
        new.insert(new.remove(at: 3), at: 8)
        new[1].isOn = true
        #expect(
            Rendering.changes(rows, new) == """
                [{"op":"move","path":"/1","from":"/9"},\
                {"op":"move","path":"/8","from":"/3"},\
                {"op":"replace","path":"/1/isOn","old":false,"value":true}]
                """
        )
        try Rendering.verify(rows, new)
    }

    @Test("another id in the same place is another row")
    func otherID() throws {
        var new = rows
        new[3].id = 99
        try Rendering.verify(rows, new)
        #expect(Rendering.changes(rows, new).contains(#""op":"remove","path":"/3""#))
    }

    @Test("equal ids are matched in order")
    func duplicateIDs() throws {
        let old = [1, 1, 2, 1, 3].enumerated().map { Row(id: $1, text: "\($0)") }
        let new = [1, 2, 1, 1, 1, 3].enumerated().map { Row(id: $1, text: "\($0)") }
        try Rendering.verify(old, new)
        try Rendering.verify(new, old)
    }

    @Test("rows without an id that were built again and shifted are matched by content")
    func rebuilt() throws {
        let old = (0..<50).map { Plain(number: $0) }
        let new = [Plain(number: 99)] + (0..<49).map { Plain(number: $0, text: "a text that " + "is on the heap") }
        #expect(
            Rendering.changes(old, new) == """
                [{"op":"remove","path":"/49","old":{"isOn":false,"number":49,"text":"a text that is on the heap"}},\
                {"op":"add","path":"/0","value":{"isOn":false,"number":99,"text":"a text that is on the heap"}}]
                """
        )
        try Rendering.verify(old, new)
    }

    @Test("bytes between the fields of a row mean nothing")
    func padding() throws {
        let old = (0..<300).map { Plain(isOn: $0 % 2 == 0, number: $0) }
        var new = old
        new.reserveCapacity(1000)
        new[150].number = -1
        #expect(Rendering.changes(old, new) == #"[{"op":"replace","path":"/150/number","old":150,"value":-1}]"#)
        new.append(Plain(number: 5))
        new.remove(at: 20)
        try Rendering.verify(old, new)
    }

    @Test("NaN equals itself, minus zero differs from zero")
    func floats() throws {
        #expect(Rendering.changes([Double.nan, 1], [Double.nan, 1, 2]) == #"[{"op":"add","path":"/2","value":2}]"#)
        let otherNaN = Double(bitPattern: Double.nan.bitPattern | 1)
        #expect(Rendering.changes([Double.nan, 1, 2], [otherNaN, 1, 2]) == "[]")
        #expect(
            Rendering.changes([0.0, 1, 2], [-0.0, 1, 2]) == #"[{"op":"replace","path":"/0","old":0,"value":-0.0}]"#
        )
    }

    @Test("arrays of arrays, of optionals, of anything")
    func nested() throws {
        try Rendering.verify([[1, 2], [3], []], [[1], [3], [4], []])
        try Rendering.verify([1, nil, 3] as [Int?], [nil, 1, 3, nil])
        try Rendering.verify([1, "a", Row(id: 1)] as [Any], ["a", 1, Row(id: 2), 2.5])
        try Rendering.verify(ContiguousArray([1, 2, 3]), [1, 3])
        try Rendering.verify([0, 1, 2, 3][1...], [0, 1, 3][1...])
        try Rendering.verify([[UInt8(1)], [2, 3]], [[1, 2], [2, 3]])
        try Rendering.verify([(), ()], [()])
    }

    @Test("a shuffle of rows applies and can be undone")
    func shuffle() throws {
        var generator = SeededGenerator(seed: 5)
        let old = (0..<200).map { Row(id: $0) }
        try Rendering.verify(old, old.shuffled(using: &generator))
        try Rendering.verify(old, old.reversed())
        try Rendering.verify(Array(0..<200), Array(0..<200).shuffled(using: &generator))
    }
}
