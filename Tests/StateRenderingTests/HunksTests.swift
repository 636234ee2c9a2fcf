import Foundation
import StateRendering
import Testing

@Suite("Hunks of two values", .comparesTiers)
struct HunksTests {
    enum Status: Equatable, Sendable {
        case open
        case paid(on: Date, reference: String)
        case failed(code: Int)
    }

    struct Line: Sendable {
        var article = "article"
        var quantity = 1
    }

    struct Row: Identifiable, Sendable {
        var id: Int
        var isOn = false
        var title: String
        var note: String?
        var status = Status.open
        var lines = [Line(), Line(article: "other")]
        var when: Date?
        var link: URL?

        init(_ id: Int) {
            self.id = id
            title = "title \(id)"
            note = id % 3 == 0 ? nil : "note"
            status = id % 3 == 1 ? .open : id % 2 == 0 ? .failed(code: id) : .paid(on: Date(), reference: "r")
            lines = (0..<id % 4).map { Line(article: "article \($0)", quantity: $0) }
            when = id % 5 == 0 ? nil : Date(timeIntervalSinceReferenceDate: Double(id) * 1000.25)
            link = id % 2 == 0 ? nil : URL(string: "https://example.org/\(id)")
        }
    }

    struct State: Sendable {
        var title = "a state"
        var banner: String?
        var first: Row? = Row(4)
        var rows: [Row] = (0..<80).map { Row($0) }
        var words = ["a", "b", "c", "b", "a", "d"]
        var preferences = Dictionary(uniqueKeysWithValues: (0..<40).map { ("key \($0)", "value \($0)") })
        var counts: [Int: [Int]] = [1: [1], 2: [], 10: [1, 2, 3]]
        var flags: Set<String> = ["x", "y", "z"]
        var token = UUID()
        var last = 1.5
    }

    private let state = State()

    private func changed(_ change: (inout State) -> Void) -> State {
        var state = state
        change(&state)
        return state
    }

    @Test("one changed leaf is what the line differ shows")
    func leaf() throws {
        let changes: [(inout State) -> Void] = [
            { $0.title = "another" }, { $0.last = 2 }, { $0.rows[0].title = "t" },
            { $0.rows[43].lines[0].quantity = 9 },
            { $0.rows[79].isOn = true }, { $0.rows[41].note = "n" }, { $0.preferences["key 7"] = "new" },
            { $0.token = UUID() }, { $0.words[3] = "e" }, { $0.first?.title = "f" }, { $0.counts[10]?[1] = 5 },
        ]
        for change in changes {
            let new = changed(change)
            for context in [0, 1, 2, 5, 1000] {
                #expect(Hunks.text(state, new, context: context) == Hunks.ofLines(state, new, context: context))
            }
            try Hunks.verify(state, new)
            try Hunks.verify(new, state)
        }
    }

    @Test("an inserted or removed element is what the line differ shows", arguments: [0, 1, 39, 79])
    func insertAndRemove(index: Int) throws {
        let inserted = changed { $0.rows.insert(Row(1000), at: index) }
        let removed = changed { $0.rows.remove(at: index) }
        for new in [inserted, removed] {
            #expect(Hunks.text(state, new)?.split(separator: "\n").count ?? 0 < 60)
            try Hunks.verify(state, new)
            try Hunks.verify(new, state)
        }
        let flat = (0..<80).map { Line(article: "article \($0)", quantity: $0) }
        var (longer, shorter) = (flat, flat)
        longer.insert(Line(article: "new", quantity: -1), at: index)
        shorter.remove(at: index)
        for new in [longer, shorter] { #expect(Hunks.text(flat, new) == Hunks.ofLines(flat, new)) }
    }

    @Test("a moved element goes and comes, and nothing else does")
    func move() throws {
        let new = changed { $0.rows.insert($0.rows.remove(at: 10), at: 60) }
        try Hunks.verify(state, new)
        let lines = Hunks.text(state, new)?.split(separator: "\n")
        let changed = lines?.filter { $0.hasPrefix("> −") || $0.hasPrefix("> +") }
        let ofRow = StateText.dump([state.rows[10]]).split(separator: "\n").count - 1
        #expect(changed?.count == 2 * ofRow)
    }

    @Test(
        "any two states have hunks that turn one dump into the other",
        arguments: GeneratedTypes.seeds(10, orMany: 100)
    )
    func generated(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var (old, new) = (state, state)
        for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&new, &random) }
        try Hunks.verify(old, new)
        mutate(&old, &random)
        try Hunks.verify(old, new)
        try Hunks.verify(Optional(old), Optional(new))
        try Hunks.verify(Optional(old), nil)
        try Hunks.verify([old.rows, new.rows], [new.rows])
    }

    private func mutate(_ state: inout State, _ random: inout SeededGenerator) {
        let row = Int.random(in: 0..<state.rows.count, using: &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0: state.rows.remove(at: row)
        case 1: state.rows.insert(Row(Int.random(in: 100..<999, using: &random)), at: row)
        case 2: state.rows.swapAt(row, 0)
        case 3: state.rows[row].status = .paid(on: Date(timeIntervalSinceReferenceDate: .nan), reference: "x")
        case 4: state.rows[row].note = state.rows[row].note == nil ? "n" : nil
        case 5: state.rows[row].lines.append(Line())
        case 6: state.preferences["key \(row)"] = nil
        case 7: state.preferences["new \(row)"] = "v"
        case 8: state.flags.formSymmetricDifference(["x", "new \(row % 3)"])
        case 9: state.words.shuffle(using: &random)
        case 10: state.first = row % 2 == 0 ? nil : Row(row)
        case 11: state.counts[row % 4, default: []].append(row)
        case 12: for index in state.rows.indices where index % 3 == 0 { state.rows[index].title += "!" }
        default: state.rows.reverse()
        }
    }

    @Test("a state with objects, closures or types of its own text is compared as well")
    func unplanned() throws {
        final class Object { var number = 1 }
        struct Told: CustomStringConvertible {
            var description: String
        }
        struct Mixed {
            var object: Object? = Object()
            var run: () -> Int = { 1 }
            var told = Told(description: "one\nand two")
            var number = 1
        }
        struct Texts {
            var told = Told(description: "one\nand two")
            var maybe: Told? = Told(description: "x\n\ny")
            var locale = Locale(identifier: "en")
            var decimal = Decimal(3)
            var range = 1..<4
            var number = 1
        }
        try Hunks.verify(Mixed(), Mixed(object: nil, number: 2))
        var texts = Texts()
        (texts.number, texts.maybe, texts.told) = (2, nil, Told(description: "one\nmore\nand two"))
        try Hunks.verify(Texts(), texts)
        try Hunks.verify([Texts()], [texts, Texts()])
    }

    @Test("values deeper than the limit are cut alike")
    func deep() throws {
        func tree(_ depth: Int, _ name: String) -> TierTypes.Tree {
            depth == 0 ? .init(name: name) : .init(children: [.init(), tree(depth - 1, name)])
        }
        for depth in [30, 31, 32, 33] {
            try Hunks.verify(tree(depth, "a"), tree(depth, "b"))
            try Hunks.verify(tree(depth, "a"), tree(depth + 1, "b"))
            try Hunks.verify(Optional(tree(depth, "a")), tree(depth, "b"))
        }
    }
}
