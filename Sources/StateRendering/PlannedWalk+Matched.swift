/// What becomes of an array's elements when they are matched, or of the whole when it is replaced.
extension PlannedWalk {
    /// Reports as ``ArrayChanges`` does; false when it gave up, since one replacement of the whole will be shorter.
    mutating func report(_ matching: ArrayMatching, from start: Int, _ pair: ListPair) -> Bool {
        for place in matching.removed.reversed() where !isSatisfied {
            removed(pair.rows.oldRow(start + place), pair.rows.element, at: start + place)
        }
        reportMoves(matching, from: start)
        for place in matching.added where !isSatisfied {
            added(pair.rows.newRow(start + place), pair.rows.element, at: start + place)
        }
        return reportContents(matching, from: start, pair)
    }

    private mutating func reportMoves(_ matching: ArrayMatching, from start: Int) {
        guard !matching.moved.isEmpty else { return }
        var order = MovingOrder(matching)
        for _ in matching.moved where !isSatisfied {
            let (from, to) = order.move()
            if from != to { moved(from: start + from, to: start + to) }
        }
    }

    private mutating func reportContents(_ matching: ArrayMatching, from start: Int, _ pair: ListPair) -> Bool {
        var forecast = LengthForecast(of: pair.newCount)
        let (beginning, rows) = (rendering.sink.count, pair.rows)
        for match in matching.unsettled where !isSatisfied {
            let (old, new) = (start + match.old, start + match.new)
            guard !rows.hasSameBits(old, new) else { continue }
            let before = count
            inside(index: new) { $0.compare(rows.element, rows.oldRow(old), rows.newRow(new)) }
            if count > before, !isSatisfied, isHopeless(&forecast, at: new, from: beginning, pair) { return false }
        }
        return true
    }

    /// Whether the changes from `start` on, up to those of an element, foretell that they will be too long.
    mutating func isHopeless(
        _ forecast: inout LengthForecast,
        at index: Int,
        from start: Int,
        _ pair: ListPair
    ) -> Bool {
        guard forecast.isDue(at: index) else { return false }
        let written = rendering.sink.count - start
        return forecast.isHopeless(written: written, to: index, replacement: pair.estimatedLength(&rendering))
    }

    /// Writes changes by `report`, or one replacement of the array if that is shorter.
    ///
    /// - Parameter report: false when it gave up, since the replacement is shorter.
    mutating func orReplace(_ pair: ListPair, _ report: (inout PlannedWalk) -> Bool) {
        orReplace(pair.plan, pair.old, pair.new, report) { walk, written in
            LengthForecast.isPossible(pair.oldCount, pair.newCount, within: written.bytes)
                && pair.estimatedLength(&walk.rendering) / 2 < written.bytes
        }
    }

    /// The same of any value.
    ///
    /// - Parameter isWorth: whether a replacement may be shorter than what was written.
    mutating func orReplace(
        _ plan: Plan,
        _ old: Place,
        _ new: Place,
        _ report: (inout PlannedWalk) -> Bool,
        ifWorth isWorth: (inout PlannedWalk, (operations: Int, bytes: Int)) -> Bool
    ) {
        let (before, start) = (count, rendering.sink.count)
        let isComplete = report(&self)
        let (after, end) = (count, rendering.sink.count)
        guard !isSatisfied, after > before + 1 else { return }
        guard !isComplete || isWorth(&self, (after - before, end - start)) else { return }
        takeBack(to: before, end)
        let length = replacement(plan, old, new)
        guard !isComplete || length < end - start else { return takeBack(to: after, end) }
        rendering.sink.remove(start..<end)
    }

    /// Writes a replacement; says how long both values are.
    private mutating func replacement(_ plan: Plan, _ old: Place, _ new: Place) -> Int {
        begin("{\"op\":\"replace\",\"path\":\"")
        rendering.sink.raw("\",\"old\":")
        let start = rendering.sink.count
        rendering.value(plan, at: old)
        let separator: StaticString = ",\"value\":"
        rendering.sink.raw(separator)
        rendering.value(plan, at: new)
        let length = rendering.sink.count - start - separator.utf8CodeUnitCount
        rendering.sink.byte(UInt8(ascii: "}"))
        return length
    }
}
