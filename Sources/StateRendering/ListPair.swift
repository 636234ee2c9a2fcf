/// Two arrays of one type that are compared.
struct ListPair {
    let list: any ListAccess.Type
    let old: Place
    let new: Place
    let oldCount: Int
    let newCount: Int
    var rows: RowPairs

    /// Whether an element is the same thing in both by its `id`; nil when elements have none.
    func hasSameIdentity(at index: Int) -> Bool? {
        list.hasSameIdentity(old, new, at: index)
    }

    /// What is left when the alike ends are taken off.
    mutating func middle(_ rendering: inout PlannedRendering) -> ListMiddle {
        let shorter = min(oldCount, newCount)
        let head = rows.head(limit: shorter, &rendering)
        let tail = rows.tail(oldCount, newCount, limit: shorter - head, &rendering)
        return ListMiddle(old: head..<oldCount - tail, new: head..<newCount - tail, unlike: nil)
    }

    /// What is left when the elements at `unlike`, which is not empty, are all that differ.
    func middle(unlike: [Int]) -> ListMiddle {
        let range = unlike[0]..<unlike[unlike.count - 1] + 1
        return ListMiddle(old: range, new: range, unlike: unlike.map { $0 - range.lowerBound })
    }

    /// Whether so many changes are worth a try to replace the whole instead.
    func isMost(_ changes: Int) -> Bool {
        changes * 2 > max(oldCount, newCount)
    }
}
