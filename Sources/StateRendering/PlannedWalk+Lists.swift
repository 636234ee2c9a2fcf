/// How arrays are compared: as ``ArrayComparison`` does it, by plan.
extension PlannedWalk {
    /// Reports how one array became another.
    mutating func compareLists(_ plan: Plan, _ old: Place, _ new: Place) {
        guard rendering.canDescend else { return compareTexts(plan, old, new) }
        // Only plans know which bytes of an element mean something.
        guard let list = plan.list, plan.element.kind != .opaque, plan.element.kind != .hidden else {
            return handOver(plan, old, new)
        }
        list.withElements(at: old) { oldStart, oldCount in
            list.withElements(at: new) { newStart, newCount in
                guard max(oldCount, newCount) <= rendering.limits.maxElements else { return handOver(plan, old, new) }
                // Where there are no elements none are looked at.
                let rows = RowPairs(old: oldStart ?? old, new: newStart ?? new, element: plan.element)
                var pair = ListPair(
                    plan: plan,
                    list: list,
                    old: old,
                    new: new,
                    oldCount: oldCount,
                    newCount: newCount,
                    rows: rows
                )
                guard oldCount > 0, newCount > 0, let oldStart else {
                    return asWhole(plan, old, new) { $0.compareShifted(&pair) }
                }
                let open = log.open(plan, old, new, elements: oldStart)
                if oldCount == newCount { compareInStep(&pair) } else { compareShifted(&pair) }
                noteCopies(pair.rows, in: open)
                log.close(open)
            }
        }
    }

    private mutating func compareInStep(_ pair: inout ListPair) {
        guard let first = pair.rows.firstUnlike(in: 0..<pair.newCount, &rendering) else { return }
        guard let second = pair.rows.firstUnlike(in: first + 1..<pair.newCount, &rendering) else {
            return compareSingle(first, pair)
        }
        if compareMove(&pair, first: first) { return }
        compareUnlike([first] + pair.rows.unlike(in: second..<pair.newCount, &rendering), pair)
    }

    /// Compares the only element that differs, as ``compareUnlike(_:_:)`` does, but without memory of its own.
    private mutating func compareSingle(_ index: Int, _ pair: ListPair) {
        guard pair.hasSameIdentity(at: index) ?? true else { return compareUnlike([index], pair) }
        orReplace(pair) { walk in
            walk.compareRow(pair.rows, at: index)
            return true
        }
    }

    /// Compares the elements that differ in step, unless they may have come from elsewhere.
    private mutating func compareUnlike(_ unlike: [Int], _ pair: ListPair) {
        if pair.haveSameIdentities(at: unlike) == true { return compareRows(unlike, pair) }
        guard let middle = ListMiddle(unlike: unlike), let keys = pair.keys(of: middle, &rendering) else {
            return compareRows(unlike, pair)
        }
        for index in unlike { log.row(index) }
        compareMatched(middle, keys, pair)
    }

    /// Compares elements that stay where they are.
    private mutating func compareRows(_ unlike: [Int], _ pair: ListPair) {
        orReplace(pair) { walk in
            var forecast = LengthForecast(of: pair.newCount)
            let start = walk.rendering.sink.count
            for (number, index) in unlike.enumerated() {
                let before = walk.count
                walk.compareRow(pair.rows, at: index)
                if number % 16 == 15 { walk.stopIfLate() }
                guard !walk.isSatisfied else { break }
                guard walk.count > before, walk.isHopeless(&forecast, at: index, from: start, pair) else { continue }
                for index in unlike[(number + 1)...] { walk.log.row(index) }
                return false
            }
            return true
        }
    }

    private mutating func compareShifted(_ pair: inout ListPair) {
        let middle = pair.middle(&rendering)
        log.splice(old: middle.old, new: middle.new)
        if middle.old.isEmpty {
            orReplace(pair) { walk in
                for index in middle.new where !walk.isSatisfied {
                    walk.added(pair.rows.newRow(index), pair.rows.element, at: index)
                }
                return true
            }
        } else if middle.new.isEmpty {
            orReplace(pair) { walk in
                for index in middle.old.reversed() where !walk.isSatisfied {
                    walk.removed(pair.rows.oldRow(index), pair.rows.element, at: index)
                }
                return true
            }
        } else if let keys = pair.keys(of: middle, &rendering) {
            compareMatched(middle, keys, pair)
        }
    }

    private mutating func compareMatched(_ middle: ListMiddle, _ keys: ElementKeys, _ pair: ListPair) {
        log.beginWhole()
        orReplace(pair) { $0.report(ArrayMatching(keys), from: middle.old.lowerBound, pair) }
        log.endWhole()
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
