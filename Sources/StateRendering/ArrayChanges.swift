/// Puts what happened to an array's elements into operations that apply one after the other.
///
/// First the removals from the back, then the moves, then the additions from the front; what remains stands at its
/// final index, where the contents are compared.
struct ArrayChanges<Element> {
    private let matching: ArrayMatching
    private let arrays: ArrayComparison<Element>
    private let start: Int

    /// - Parameter start: where the places of the matching are counted from.
    init(_ matching: ArrayMatching, _ arrays: ArrayComparison<Element>, from start: Int) {
        self.matching = matching
        self.arrays = arrays
        self.start = start
    }

    /// False when it gave up, since one replacement of the whole will be shorter.
    func report(in walk: inout ChangeWalk) -> Bool {
        for place in matching.removed.reversed() where !walk.isSatisfied {
            walk.removed(arrays.old[start + place], at: .index(start + place))
        }
        reportMoves(in: &walk)
        for place in matching.added where !walk.isSatisfied {
            walk.added(arrays.new[start + place], at: .index(start + place))
        }
        return reportContents(in: &walk)
    }

    private func reportMoves(in walk: inout ChangeWalk) {
        guard !matching.moved.isEmpty else { return }
        var order = MovingOrder(matching)
        for _ in matching.moved {
            let (from, to) = order.move()
            if from != to { walk.moved(from: start + from, to: start + to) }
        }
    }

    private func reportContents(in walk: inout ChangeWalk) -> Bool {
        var forecast = LengthForecast(of: arrays.new.count)
        let beginning = walk.output.mark
        for pair in matching.unsettled where !walk.isSatisfied {
            let (before, index) = (walk.output.mark, start + pair.new)
            walk.inside(.index(index)) { $0.compare(arrays.old[start + pair.old], arrays.new[index]) }
            guard let beginning, let before, let after = walk.output.mark, after.count > before.count else { continue }
            guard forecast.isDue(at: index) else { continue }
            let (written, length) = (after.bytes - beginning.bytes, arrays.estimatedLength(in: &walk))
            if forecast.isHopeless(written: written, to: index, replacement: length) { return false }
        }
        return true
    }
}
