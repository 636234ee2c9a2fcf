/// The chances from which generated values are made.
struct ValueMaker {
    var random: SeededGenerator
    /// How many more elements lists may get, so that nested ones stay small together.
    private var room = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func value<Value: Generated>(_ type: Value.Type = Value.self) -> Value {
        room = 120
        return Value.make(using: &self)
    }

    mutating func step<Value: Generated>(from value: Value) -> Value {
        room = 40
        return value.mutated(using: &self)
    }

    mutating func below(_ limit: Int) -> Int {
        Int.random(in: 0..<max(1, limit), using: &random)
    }

    mutating func oneIn(_ count: Int) -> Bool {
        below(count) == 0
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[below(values.count)]
    }

    /// One of them, the same in every process though their order is not.
    mutating func member<Members: Collection>(of members: Members) -> Members.Element {
        pick(members.sorted { String(reflecting: $0) < String(reflecting: $1) })
    }

    /// How many elements a new list gets: mostly few, at times enough for what is done only to long ones.
    mutating func count() -> Int {
        let wanted = oneIn(8) ? below(48) : below(5)
        let granted = min(wanted, max(room, 0))
        room -= granted
        return granted
    }

    mutating func list<Element: Generated>(of type: Element.Type = Element.self) -> [Element] {
        (0..<count()).map { _ in Element.make(using: &self) }
    }

    /// Inserts, removes, moves, swaps, exchanges and changes elements.
    mutating func edit<Element: Generated>(_ list: inout [Element]) {
        for _ in 0...below(3) {
            switch below(list.isEmpty ? 2 : 10) {
            case 0: list.insert(.make(using: &self), at: below(list.count + 1))
            case 1: list.insert(contentsOf: self.list(of: Element.self), at: below(list.count + 1))
            case 2: list.remove(at: below(list.count))
            case 3: list.insert(list.remove(at: below(list.count)), at: below(list.count + 1))
            case 4: list.swapAt(below(list.count), below(list.count))
            case 5: list[below(list.count)] = .make(using: &self)
            case 6: list.append(pick(list))
            case 7 where oneIn(6): list.oneOfItsOrders(using: &self)
            default: change(&list[below(list.count)])
            }
        }
        if list.count > 60 { list.removeSubrange(below(20)..<30) }
    }

    mutating func change<Value: Generated>(_ value: inout Value) {
        value = value.mutated(using: &self)
    }

    /// Changes a value, at times.
    mutating func perhaps<Value: Generated>(_ value: inout Value) {
        if oneIn(2) { change(&value) }
    }
}

extension Array {
    fileprivate mutating func oneOfItsOrders(using maker: inout ValueMaker) {
        switch maker.below(4) {
        case 0: reverse()
        case 1: shuffle(using: &maker.random)
        case 2: self = []
        default: self = Array(self[(count / 2)...] + self[..<(count / 2)])
        }
    }
}
