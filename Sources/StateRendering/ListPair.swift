/// Two arrays of one type that are compared.
struct ListPair {
    let plan: Plan
    let list: any ListAccess.Type
    let old: Place
    let new: Place
    let oldCount: Int
    let newCount: Int
    var rows: RowPairs

    /// Whether an element is the same thing in both by its `id`; nil when it has none, or it is hidden.
    func hasSameIdentity(at index: Int) -> Bool? {
        plan.hidesIdentity ? nil : list.hasSameIdentity(old, new, at: index)
    }

    /// Whether elements are the same things in both by their `id`; nil when they have none, or it is hidden.
    func haveSameIdentities(at places: [Int]) -> Bool? {
        plan.hidesIdentity ? nil : list.haveSameIdentities(old, new, at: places)
    }

    /// Whether an old element has another `id` than some others, as far as it may be told by that.
    func isDistinct(at index: Int, from others: [Int]) -> Bool {
        plan.hidesIdentity || list.isDistinct(old, at: index, from: others)
    }

    /// What is left when the alike ends are taken off.
    mutating func middle(_ rendering: inout PlannedRendering) -> ListMiddle {
        let shorter = min(oldCount, newCount)
        let head = rows.head(limit: shorter, &rendering)
        let tail = rows.tail(oldCount, newCount, limit: shorter - head, &rendering)
        return ListMiddle(old: head..<oldCount - tail, new: head..<newCount - tail, unlike: nil)
    }

    /// Numbers the elements of the middle by their `id`, or by their content if they have none.
    ///
    /// Nil when no content is there on both sides and those at the same index are each other's partners.
    func keys(of middle: ListMiddle, _ rendering: inout PlannedRendering) -> ElementKeys? {
        let start = middle.old.lowerBound
        let oldPlaces = middle.unlike?.map { start + $0 } ?? Array(middle.old)
        let newPlaces = middle.unlike?.map { start + $0 } ?? Array(middle.new)
        if !plan.hidesIdentity, let identities = list.identities((old, oldPlaces), (new, newPlaces)) {
            return ElementKeys(middle, numbers: identities, areIdentities: true)
        }
        var contents = RowContents(rows.element, capacity: oldPlaces.count + newPlaces.count)
        let oldNumbers = oldPlaces.map { contents.number(of: rows.oldRow($0), &rendering) }
        let oldLimit = contents.count
        let newNumbers = newPlaces.map { contents.number(of: rows.newRow($0), &rendering) }
        if middle.unlike != nil, newNumbers.allSatisfy({ $0 >= oldLimit }) { return nil }
        return ElementKeys(middle, numbers: (oldNumbers, newNumbers), areIdentities: false)
    }

    /// About how long the texts of both arrays are together, from a few elements of each.
    func estimatedLength(_ rendering: inout PlannedRendering) -> Int {
        let old = LengthForecast.samples(of: oldCount).map { rows.oldRow($0) }
        let new = LengthForecast.samples(of: newCount).map { rows.newRow($0) }
        return LengthForecast.length(of: oldCount, samples: lengths(of: old, &rendering))
            + LengthForecast.length(of: newCount, samples: lengths(of: new, &rendering))
    }

    private func lengths(of rows: [Place], _ rendering: inout PlannedRendering) -> Int {
        let start = rendering.sink.count
        rendering.descend()
        for row in rows { rendering.value(self.rows.element, at: row) }
        rendering.ascend()
        let length = rendering.sink.count - start
        rendering.sink.truncate(to: start)
        return length
    }
}
