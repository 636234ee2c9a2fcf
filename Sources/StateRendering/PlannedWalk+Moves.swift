/// One element that went to another place, which passes the others by: found without matching them all.
extension PlannedWalk {
    /// Reports the move if the elements between the first and the last that differ are the same but for one move.
    ///
    /// False when it is not so, or when the matching of ``ArrayComparison`` might see something else in it: then the
    /// moved element is like one at either end of the way. Otherwise a removal and an addition are the shortest script,
    /// and there is one such script only.
    mutating func compareMove(_ pair: inout ListPair, first: Int) -> Bool {
        let limit = pair.newCount - first - 1
        let last = pair.newCount - 1 - pair.rows.tail(pair.oldCount, pair.newCount, limit: limit, &rendering)
        guard last - first > 2 else { return false }
        if pair.rows.areAlike(old: first + 1, new: first, count: last - first, &rendering) {
            return isMove(&pair, of: first, to: last, unlike: [first + 1, first + 2, last])
                && report(from: first, to: last)
        }
        guard pair.rows.areAlike(old: first, new: first + 1, count: last - first, &rendering) else { return false }
        return isMove(&pair, of: last, to: first, unlike: [first, last - 2, last - 1])
            && report(from: last, to: first)
    }

    private mutating func isMove(_ pair: inout ListPair, of from: Int, to place: Int, unlike others: [Int]) -> Bool {
        // What stands in its old place is never moved, so the way is longer where two neighbours are alike.
        guard !pair.rows.haveAlike(in: min(from, place)...max(from, place), &rendering) else { return false }
        guard pair.rows.areAlike(old: from, new: place, count: 1, &rendering) else { return false }
        return pair.isDistinct(at: from, from: others)
            && others.allSatisfy { hasOtherText(pair.rows.element, pair.rows.oldRow(from), pair.rows.oldRow($0)) }
    }

    private mutating func hasOtherText(_ plan: Plan, _ first: Place, _ second: Place) -> Bool {
        rendering.descend()
        defer { rendering.ascend() }
        return !rendering.hasSameText(plan, first, second)
    }

    private mutating func report(from source: Int, to target: Int) -> Bool {
        log.move(from: source, to: target)
        moved(from: source, to: target)
        return true
    }

    /// Reports that an element of an array changed its place.
    mutating func moved(from source: Int, to target: Int) {
        inside(index: target) { $0.begin("{\"op\":\"move\",\"path\":\"") }
        rendering.sink.raw("\",\"from\":\"")
        inside(index: source) { walk in unsafe walk.rendering.sink.raw(walk.path.bytes()) }  // copied while it is there
        rendering.sink.raw("\"}")
    }
}
