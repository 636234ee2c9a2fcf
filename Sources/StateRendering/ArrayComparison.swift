/// Compares arrays: what is alike at both ends is passed over, the elements between are matched.
struct ArrayComparison<Element> {
    let old: [Element]
    let new: [Element]

    func report(in walk: inout ChangeWalk) {
        guard let middle = middle(in: &walk) else { return }
        let matching = ArrayMatching(keys(of: middle, in: &walk))
        if matching.changesOrder, hasSameTexts(middle, in: &walk) { return }
        let changes = ArrayChanges(matching, self, from: middle.old.lowerBound)
        walk.orReplace(self, length: estimatedLength) { changes.report(in: &$0) }
    }

    private func keys(of middle: ListMiddle, in walk: inout ChangeWalk) -> ElementKeys {
        let start = middle.old.lowerBound
        let before = middle.unlike?.map { old[start + $0] } ?? Array(old[middle.old])
        let after = middle.unlike?.map { new[start + $0] } ?? Array(new[middle.new])
        if !walk.new.hidesIdentity(of: Element.self), let identities = Identities.numbers(before, after) {
            return ElementKeys(middle, numbers: identities, areIdentities: true)
        }
        let numbers = ElementContents(before: before, after: after).numbers(in: &walk)
        return ElementKeys(middle, numbers: numbers, areIdentities: false)
    }

    /// About how long the texts of both arrays are together, from a few elements of each.
    func estimatedLength(in walk: inout ChangeWalk) -> Int {
        let oldTexts = walk.old.texts(of: LengthForecast.samples(of: old.count).map { old[$0] })
        let newTexts = walk.new.texts(of: LengthForecast.samples(of: new.count).map { new[$0] })
        return LengthForecast.length(of: old.count, samples: oldTexts.reduce(0) { $0 + $1.count })
            + LengthForecast.length(of: new.count, samples: newTexts.reduce(0) { $0 + $1.count })
    }

    /// Whether every element has the text of the one in its place, though it is another by its id or its bits.
    private func hasSameTexts(_ middle: ListMiddle, in walk: inout ChangeWalk) -> Bool {
        guard middle.unlike == nil, middle.old.count == middle.new.count else { return false }
        return zip(old[middle.old], new[middle.new]).allSatisfy { walk.old.texts(of: [$0]) == walk.new.texts(of: [$1]) }
    }

    /// The elements between the alike ones at both ends; nil when there are none.
    ///
    /// Alike are elements of the same text; those of the same bits have it.
    private func middle(in walk: inout ChangeWalk) -> ListMiddle? {
        guard walk.trustsBits(of: Element.self) else {
            return ListMiddle(old: old.indices, new: new.indices, unlike: nil)
        }
        let runs = ElementRuns(old: old, new: new)
        let shorter = min(old.count, new.count)
        func differs(_ oldIndex: Int, _ newIndex: Int) -> Bool {
            walk.haveOtherTexts(old[oldIndex], new[newIndex])
        }
        guard old.count != new.count else {
            let unlike = runs.shareStorage ? [] : runs.unlikePositions(oldStart: 0, newStart: 0, count: shorter)
            return ListMiddle(unlike: unlike.filter { differs($0, $0) })
        }
        let head = runs.head(limit: shorter, differs)
        let tail = runs.tail(limit: shorter - head, differs)
        return ListMiddle(old: head..<old.count - tail, new: head..<new.count - tail, unlike: nil)
    }
}
