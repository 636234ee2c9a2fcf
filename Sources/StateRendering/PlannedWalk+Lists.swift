/// How arrays are compared.
///
/// The plain cases are decided here, as ``ArrayComparison`` decides them; the others are left to it, with the alike
/// ends taken off already.
extension PlannedWalk {
    /// Reports how one array became another.
    mutating func compareLists(_ plan: Plan, _ old: Place, _ new: Place) {
        guard rendering.canDescend else { return compareTexts(plan, old, new) }
        // Only plans know which bytes of an element mean something.
        guard let list = plan.list, plan.element.kind != .opaque else { return handOver(plan, old, new) }
        list.withElements(at: old) { oldStart, oldCount in
            list.withElements(at: new) { newStart, newCount in
                guard let oldStart, let newStart, oldCount > 0, newCount > 0,
                    max(oldCount, newCount) <= rendering.limits.maxElements
                else {
                    return handOver(plan, old, new)
                }
                let rows = RowPairs(old: oldStart, new: newStart, element: plan.element)
                var pair = ListPair(
                    list: list,
                    old: old,
                    new: new,
                    oldCount: oldCount,
                    newCount: newCount,
                    rows: rows
                )
                let open = log.open(plan, old, new, elements: oldStart)
                if oldCount == newCount { compareInStep(&pair) } else { compareShifted(&pair) }
                noteCopies(pair.rows, in: open)
                log.close(open)
            }
        }
    }

    private mutating func compareInStep(_ pair: inout ListPair) {
        let count = pair.newCount
        guard let first = pair.rows.firstUnlike(in: 0..<count, &rendering) else { return }
        guard let second = pair.rows.firstUnlike(in: first + 1..<count, &rendering) else {
            guard pair.hasSameIdentity(at: first) ?? true, !pair.isMost(1) else {
                return compareUnlike([first], pair)
            }
            return compareRow(pair.rows, at: first)
        }
        if compareMove(&pair, first: first) { return }
        compareUnlike([first] + pair.rows.unlike(in: second..<count, &rendering), pair)
    }

    /// Compares the elements that differ in step, unless they may have come from elsewhere.
    ///
    /// With the same ids in the same places nothing moved; a single change is then never worth a replacement of the
    /// whole.
    private mutating func compareUnlike(_ unlike: [Int], _ pair: ListPair) {
        let (before, length, mark) = (count, rendering.sink.count, log.mark)
        if unlike.allSatisfy({ pair.hasSameIdentity(at: $0) == true }) {
            let most = pair.isMost(unlike.count) ? 1 : Int.max
            for (number, index) in unlike.enumerated() where count - before <= most {
                compareRow(pair.rows, at: index)
                // A list that may yet be replaced is seen through.
                if number % 16 == 15, most == .max { stopIfLate() }
                if isSatisfied { return }
            }
            guard count - before > most else { return }
            takeBack(to: before, length)
            log.rewind(to: mark)
        }
        for index in unlike { log.row(index) }
        handOver { pair.list.compareMiddle(pair.middle(unlike: unlike), pair.old, pair.new, in: &$0) }
    }

    private mutating func compareShifted(_ pair: inout ListPair) {
        let middle = pair.middle(&rendering)
        log.splice(old: middle.old, new: middle.new)
        if middle.old.isEmpty, !pair.isMost(middle.new.count) {
            for index in middle.new where !isSatisfied { added(pair.rows.newRow(index), pair.rows.element, at: index) }
        } else if middle.new.isEmpty, !pair.isMost(middle.old.count) {
            for index in middle.old.reversed() where !isSatisfied {
                removed(pair.rows.oldRow(index), pair.rows.element, at: index)
            }
        } else {
            handOver { pair.list.compareMiddle(middle, pair.old, pair.new, in: &$0) }
        }
    }

    /// Gives the shadow the elements that are alike in other storage, so that the next pass finds the same bits.
    private mutating func noteCopies(_ rows: RowPairs, in open: ShadowLog.OpenList) {
        if rows.hasShiftedCopies || rows.copies.count > 1024 {
            log.takeOver(open)
        } else {
            for index in rows.copies { log.row(index) }
        }
    }

    private mutating func compareRow(_ rows: RowPairs, at index: Int) {
        let mark = log.mark
        log.beginRow()
        inside(index: index) { $0.compare(rows.element, rows.oldRow(index), rows.newRow(index)) }
        log.endRow(index, since: mark)
    }
}
