/// How arrays are compared: in step while nothing says that elements came, went or moved.
extension PlannedWalk {
    /// Reports how one array became another.
    mutating func compareLists(_ plan: Plan, _ old: Place, _ new: Place) {
        guard rendering.canDescend else { return compareTexts(plan, old, new) }
        // Only plans know which bytes of an element mean something.
        guard let list = plan.list, plan.element.kind != .opaque else {
            return handOver(old.any(plan.type), new.any(plan.type))
        }
        list.withElements(at: old) { oldStart, oldCount in
            list.withElements(at: new) { newStart, newCount in
                guard let oldStart, let newStart else { return handOver(old.any(plan.type), new.any(plan.type)) }
                let rows = RowPairs(old: oldStart, new: newStart, element: plan.element)
                if oldCount == newCount {
                    compareInStep(plan, list, rows, count: oldCount, old, new)
                } else {
                    let head = rows.head(limit: min(oldCount, newCount))
                    let tail = rows.tail(oldCount, newCount, limit: min(oldCount, newCount) - head)
                    let middle = ListMiddle(old: head..<oldCount - tail, new: head..<newCount - tail, unlike: nil)
                    handOver { list.compareMiddle(middle, old, new, in: &$0) }
                }
            }
        }
    }

    private mutating func compareInStep(
        _ plan: Plan,
        _ list: any ListAccess.Type,
        _ rows: RowPairs,
        count: Int,
        _ old: Place,
        _ new: Place
    ) {
        guard let first = rows.firstUnlike(in: 0..<count) else { return }
        guard let second = rows.firstUnlike(in: first + 1..<count) else {
            let isOneElement = list.hasSameIdentity(old, new, at: first) ?? true
            guard isOneElement, count > 1 else {
                let middle = ListMiddle(old: first..<first + 1, new: first..<first + 1, unlike: [0])
                return handOver { list.compareMiddle(middle, old, new, in: &$0) }
            }
            return compareRow(rows, at: first)
        }
        let unlike = [first] + rows.unlike(in: second..<count)
        if unlike.count * 2 <= count, unlike.allSatisfy({ list.hasSameIdentity(old, new, at: $0) == true }) {
            for index in unlike where !isSatisfied { compareRow(rows, at: index) }
        } else {
            let range = first..<unlike[unlike.count - 1] + 1
            let middle = ListMiddle(old: range, new: range, unlike: unlike.map { $0 - first })
            handOver { list.compareMiddle(middle, old, new, in: &$0) }
        }
    }

    private mutating func compareRow(_ rows: RowPairs, at index: Int) {
        inside(index: index) { $0.compare(rows.element, rows.oldRow(index), rows.newRow(index)) }
    }
}
