/// Counts its tokens that are alive.
final class Counted {
    fileprivate(set) var alive = 0
}

/// A state whose rows hold objects that are counted, in every place that a value can have.
struct CountedState {
    final class Token {
        private let counted: Counted

        init(_ counted: Counted) {
            self.counted = counted
            counted.alive += 1
        }

        deinit { counted.alive -= 1 }
    }

    enum Choice {
        case none
        case one(Inner)
        case many([Inner])
    }

    struct Row: Identifiable {
        var id: Int
        var flag: Bool
        var token: Token?
        var text: String
        weak var watched: Token?
        var choice: Choice
        var inner: [Inner]
    }

    struct Inner {
        var small: UInt8
        var holder: (any Sendable)?
        var list: [Token]
    }

    var rows: [Row] = []
    var plain: [Inner] = []
    var choice = Choice.none
    var table: [String: Token] = [:]
    var last: Token?
    private var next = 0

    init(_ counted: Counted, _ count: Int, using generator: inout SeededGenerator) {
        for _ in 0..<count { rows.append(row(counted, &generator)) }
    }

    /// How many tokens this state holds; every one is held once.
    var tokenCount: Int {
        rows.map(Self.count).reduce(0, +) + plain.map(\.list.count).reduce(0, +) + Self.count(choice) + table.count
            + (last == nil ? 0 : 1)
    }

    mutating func change(_ counted: Counted, using generator: inout SeededGenerator) {
        switch generator.next() % 12 {
        case 0: last = generator.next() % 3 == 0 ? nil : Token(counted)
        case 1: table["\(generator.next() % 5)"] = generator.next() % 3 == 0 ? nil : Token(counted)
        case 2: choice = generator.next() % 2 == 0 ? .one(inner(counted)) : .many([inner(counted)])
        case 3: rows.insert(row(counted, &generator), at: place(rows.count + 1, &generator))
        case 4 where !rows.isEmpty: rows.remove(at: place(rows.count, &generator))
        case 5 where !rows.isEmpty:
            rows.insert(rows.remove(at: place(rows.count, &generator)), at: place(rows.count, &generator))
        case 6 where !rows.isEmpty: rows[place(rows.count, &generator)].token = Token(counted)
        case 7 where !rows.isEmpty: rows[place(rows.count, &generator)] = row(counted, &generator)
        case 8: plain.append(inner(counted))
        case 9 where !plain.isEmpty: plain[place(plain.count, &generator)].list.append(Token(counted))
        case 10 where !rows.isEmpty: for index in rows.indices { rows[index].flag.toggle() }
        case 11 where !rows.isEmpty: rows[place(rows.count, &generator)].inner.append(inner(counted))
        default: choice = .none
        }
    }

    private mutating func row(_ counted: Counted, _ generator: inout SeededGenerator) -> Row {
        next += 1
        let choice = generator.next() % 2 == 0 ? Choice.none : .many([])
        return Row(
            id: next,
            flag: next % 2 == 0,
            token: Token(counted),
            text: "a text that is on the heap, \(next)",
            watched: last,
            choice: choice,
            inner: [inner(counted)]
        )
    }

    private func inner(_ counted: Counted) -> Inner {
        Inner(small: 1, holder: "a text that is on the heap", list: [Token(counted)])
    }

    private func place(_ limit: Int, _ generator: inout SeededGenerator) -> Int {
        Int(generator.next() % UInt64(limit))
    }

    private static func count(_ row: Row) -> Int {
        (row.token == nil ? 0 : 1) + row.inner.map(\.list.count).reduce(0, +) + count(row.choice)
    }

    private static func count(_ choice: Choice) -> Int {
        switch choice {
        case .none: 0
        case .one(let inner): inner.list.count
        case .many(let list): list.map(\.list.count).reduce(0, +)
        }
    }
}
