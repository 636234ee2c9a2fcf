import Foundation
import StateRendering
import Testing

/// Rows that change their places, known by an id or by their content, and in storage of their own.
@Suite("Rows that move")
struct ListMovesTests {
    struct Row: Identifiable {
        var id: Int
        var text = "a text that is on the heap"
        var isOn = false
    }

    struct Plain {
        var number: Int
        var text = "a text that is on the heap"
        var isOn = false

        /// An equal one in other storage.
        var rebuilt: Plain {
            Plain(number: number, text: String(decoding: Array(text.utf8), as: UTF8.self), isOn: isOn)
        }
    }

    private let rows = (0..<1000).map { Row(id: $0) }
    private let plain = (0..<1000).map { Plain(number: $0) }

    @Test("are moves, one for each", arguments: [1, 2, 3, 10])
    func several(count: Int) throws {
        let moves = (0..<count).map { (from: $0 * 97 + 5, to: 990 - $0 * 89) }
        func moved<Element>(_ old: [Element]) -> [Element] {
            var new = old
            for move in moves { new.insert(new.remove(at: move.from), at: move.to) }
            return new
        }
        let expected = Array(repeating: "move", count: count)
        #expect(try operations(rows, moved(rows)) == expected)
        #expect(try operations(plain, moved(plain)) == expected)
        #expect(try operations(plain, moved(plain).map(\.rebuilt)) == expected)
        #expect(try operations(Array(0..<1000), moved(Array(0..<1000))) == expected)
    }

    @Test("and change are moves and changes of their contents")
    func contents() throws {
        var new = rows
        for index in stride(from: 0, to: 1000, by: 100) { new[index].isOn = true }
        new.swapAt(200, 700)
        #expect(try operations(rows, new) == ["move", "move"] + Array(repeating: "replace", count: 10))
    }

    @Test("one with another are two moves, neighbours one")
    func swap() throws {
        var new = rows
        new.swapAt(100, 900)
        #expect(try operations(rows, new) == ["move", "move"])
        new = rows
        new.swapAt(500, 501)
        #expect(try operations(rows, new) == ["move"])
        #expect(Rendering.changes([1, 2], [2, 1]) == #"[{"op":"move","path":"/0","from":"/1"}]"#)
    }

    @Test("from one end to the other are as few moves as can be", arguments: [1, 3, 90, 210, 297])
    func rotation(by count: Int) throws {
        let (rows, plain) = (rows.prefix(300), plain.prefix(300))
        let expected = Array(repeating: "move", count: min(count, 300 - count))
        #expect(try operations(Array(rows), Array(rows[count...] + rows[..<count])) == expected)
        #expect(try operations(Array(plain), Array(plain[count...] + plain[..<count])) == expected)
    }

    @Test("into the reverse order are moves, all but one")
    func reversal() throws {
        let (rows, plain) = (Array(rows[..<200]), Array(plain[..<200]))
        #expect(try operations(rows, rows.reversed()) == Array(repeating: "move", count: 199))
        #expect(try operations(plain, plain.reversed().map(\.rebuilt)) == Array(repeating: "move", count: 199))
    }

    @Test("while others come and go are still moves")
    func mixed() throws {
        var new = rows
        new.remove(at: 800)
        new.insert(Row(id: 5000), at: 300)
        new.insert(new.remove(at: 10), at: 600)
        new.insert(new.remove(at: 900), at: 20)
        #expect(try operations(rows, new) == ["remove", "move", "move", "add"])
    }

    @Test("or all become others are one replacement, and changes where little of each differs")
    func replaced() throws {
        let plain = Array(plain[..<200])
        let others = plain.map { Plain(number: $0.number + 5000, text: "text of others", isOn: true) }
        #expect(try operations(plain, others) == ["replace"])
        #expect(Rendering.changes(plain, others).hasPrefix(#"[{"op":"replace","path":"","old":["#))
        let changed = plain.map { Plain(number: $0.number, isOn: true) }
        #expect(Rendering.changes(plain, changed).components(separatedBy: "/isOn").count == 201)
    }

    @Test("to where nothing was are additions, and the other way round", arguments: [0, 1, 40])
    func empty(count: Int) throws {
        try Rendering.verify([], Array(rows[..<count]))
        try Rendering.verify(Array(rows[..<count]), [])
        try Rendering.verify((0..<count).map { [$0] }, (0..<count).map { _ in [] })
    }

    @Test("of which several are alike are matched in their order", arguments: 0..<12 as Range<UInt64>)
    func alike(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let old = (0..<60).map { _ in Plain(number: Int.random(in: 0..<8, using: &random)) }
        try Rendering.verify(old, old.shuffled(using: &random).map(\.rebuilt))
        try Rendering.verify(old, Array(old.shuffled(using: &random)[..<50]))
        let same = (0..<30).map { Row(id: Int.random(in: 0..<9, using: &random), text: "\($0)") }
        try Rendering.verify(same, same.shuffled(using: &random))
    }

    /// The names of the operations, which apply and can be undone.
    private func operations<Element>(_ old: [Element], _ new: [Element]) throws -> [String] {
        try Rendering.verify(old, new)
        let text = Rendering.changes(old, new)
        return text.split(separator: #"{"op":""#).dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
}
