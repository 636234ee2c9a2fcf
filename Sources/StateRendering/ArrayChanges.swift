/// Puts what happened to an array's elements into operations that apply one after the other.
///
/// First the removals from the back, then the moves, then the additions from the front; what remains stands at its
/// final index, where the contents are compared.
struct ArrayChanges<Element> {
    private let matching: ArrayMatching
    private let middle: ArrayMiddle<Element>
    /// The partners whose contents are not known to be the same.
    private let unsettled: [ArrayMatching.Pair]

    init(_ matching: ArrayMatching, _ middle: ArrayMiddle<Element>, in walk: ChangeWalk) {
        self.matching = matching
        self.middle = middle
        guard walk.trustsBits(of: Element.self) else {
            unsettled = matching.unsettled
            return
        }
        let runs = ElementRuns(
            old: matching.unsettled.map { middle.old[middle.start + $0.old] },
            new: matching.unsettled.map { middle.new[middle.start + $0.new] }
        )
        let unlike = runs.unlikePositions(oldStart: 0, newStart: 0, count: matching.unsettled.count)
        unsettled = unlike.map { matching.unsettled[$0] }
    }

    /// How many elements are concerned.
    var count: Int { matching.removed.count + matching.moved.count + matching.added.count + unsettled.count }

    func report(in walk: inout ChangeWalk) {
        for place in matching.removed.reversed() where !walk.isSatisfied {
            walk.removed(middle.old[middle.start + place], at: .index(middle.start + place))
        }
        reportMoves(in: &walk)
        for place in matching.added where !walk.isSatisfied {
            walk.added(middle.new[middle.start + place], at: .index(middle.start + place))
        }
        for pair in unsettled where !walk.isSatisfied {
            let (old, new) = (middle.old[middle.start + pair.old], middle.new[middle.start + pair.new])
            walk.inside(.index(middle.start + pair.new)) { $0.compare(old, new) }
        }
    }

    private func reportMoves(in walk: inout ChangeWalk) {
        guard !matching.moved.isEmpty else { return }
        var order = MovingOrder(matching)
        for pair in matching.moved {
            let (from, to) = order.move(pair)
            if from != to { walk.moved(from: middle.start + from, to: middle.start + to) }
        }
    }
}
