/// A row of a list, as the changes need it.
protocol ChangeableRow {
    /// A row that the list has not got yet.
    static func another(id: Int, random: inout SeededRandom) -> Self

    /// Changes one number.
    mutating func changeLeaf()

    /// Changes a few fields.
    mutating func changeSome()

    /// An equal row without storage in common.
    var rebuilt: Self { get }
}

extension Array where Element: ChangeableRow {
    /// Does to the rows what the change says.
    mutating func apply(_ change: StateChange) {
        var random = SeededRandom(seed: 99)
        let middle = count / 2
        switch change {
        case .none, .elsewhere: break
        case .leaf: self[middle].changeLeaf()
        case .append: append(.another(id: count, random: &random))
        case .insert: insert(.another(id: count, random: &random), at: middle)
        case .remove: remove(at: middle)
        case .move: insert(remove(at: count / 4), at: count * 3 / 4)
        case .tenth: for index in stride(from: 5, to: count, by: 10) { self[index].changeSome() }
        case .everything: self = indices.map { .another(id: 1_000_000 + $0, random: &random) }
        case .rebuilt: self = map(\.rebuilt)
        }
    }
}

extension String {
    /// The same text in other memory.
    var rebuilt: String { String(decoding: Array(utf8), as: UTF8.self) }
}
