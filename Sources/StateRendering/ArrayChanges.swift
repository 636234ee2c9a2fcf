/// Puts what happened to an array's elements into operations that apply one after the other.
///
/// First the removals from the back, then the moves, then the additions from the front; what remains stands at its final
/// index, where the contents are compared.
struct ArrayChanges<Element> {
    private let matching: ArrayMatching
    private let middle: ArrayMiddle<Element>
    /// The pairs whose contents may differ.
    private let pairs: [ArrayMatching.Pair]

    /// - Parameter comparesKept: whether the elements were matched by id, so that their contents may differ.
    init(_ matching: ArrayMatching, _ middle: ArrayMiddle<Element>, comparesKept: Bool) {
        self.matching = matching
        self.middle = middle
        pairs = comparesKept ? matching.kept + matching.moved : matching.replaced
    }

    /// Returns how many elements are concerned.
    func report(in walk: inout ChangeWalk) -> Int {
        for place in matching.removed.reversed() where !walk.isSatisfied {
            walk.removed(middle.old[middle.start + place], at: .index(middle.start + place))
        }
        reportMoves(in: &walk)
        for place in matching.added where !walk.isSatisfied {
            walk.added(middle.new[middle.start + place], at: .index(middle.start + place))
        }
        let compared = reportContents(in: &walk)
        return matching.removed.count + matching.moved.count + matching.added.count + compared
    }

    private func reportContents(in walk: inout ChangeWalk) -> Int {
        let trustsBits = walk.trustsBits(of: Element.self)
        var compared = 0
        for pair in pairs where !walk.isSatisfied {
            let (old, new) = (middle.old[middle.start + pair.old], middle.new[middle.start + pair.new])
            if trustsBits, SameBits.hold(old, new) { continue }
            compared += 1
            walk.inside(.index(middle.start + pair.new)) { $0.compare(old, new) }
        }
        return compared
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
