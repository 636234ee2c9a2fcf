/// Compares arrays: what is alike at both ends is passed over, the elements between are matched.
struct ArrayComparison<Element> {
    let old: [Element]
    let new: [Element]

    func report(in walk: inout ChangeWalk) {
        guard let middle = middle(in: &walk) else { return }
        report(middle, in: &walk)
    }

    /// Reports what became of the elements between alike ones.
    func report(_ middle: ArrayMiddle<Element>, in walk: inout ChangeWalk) {
        let keys = ElementKeys(middle, in: &walk)
        let matching = ArrayMatching(keys)
        if matching.changesOrder, hasSameTexts(middle, in: &walk) { return }
        let changes = ArrayChanges(matching, middle, in: walk)
        guard changes.count * 2 > max(old.count, new.count) else { return changes.report(in: &walk) }
        walk.orReplace(old, new, estimatedLength: estimatedLength(in: &walk)) { changes.report(in: &$0) }
    }

    /// About how long the texts of both arrays are together, from a few elements of each.
    private func estimatedLength(in walk: inout ChangeWalk) -> Int {
        let oldSample = stride(from: 0, to: old.count, by: old.count / 8 + 1).map { old[$0] }
        let newSample = stride(from: 0, to: new.count, by: new.count / 8 + 1).map { new[$0] }
        let oldLength = walk.old.texts(of: oldSample).reduce(0) { $0 + $1.count + 1 }
        let newLength = walk.new.texts(of: newSample).reduce(0) { $0 + $1.count + 1 }
        return oldLength * old.count / max(1, oldSample.count) + newLength * new.count / max(1, newSample.count)
    }

    /// Whether every element has the text of the one in its place, though it is another by its id or its bits.
    private func hasSameTexts(_ middle: ArrayMiddle<Element>, in walk: inout ChangeWalk) -> Bool {
        guard middle.old.count == middle.new.count else { return false }
        return zip(middle.old, middle.new).allSatisfy { walk.old.texts(of: [$0]) == walk.new.texts(of: [$1]) }
    }

    /// The elements between the alike ones at both ends; nil when there are none.
    ///
    /// Alike are elements of the same text; those of the same bits have it.
    private func middle(in walk: inout ChangeWalk) -> ArrayMiddle<Element>? {
        guard walk.trustsBits(of: Element.self) else { return ArrayMiddle(old: old[...], new: new[...], unlike: nil) }
        let runs = ElementRuns(old: old, new: new)
        let shorter = min(old.count, new.count)
        func differs(_ oldIndex: Int, _ newIndex: Int) -> Bool {
            walk.old.texts(of: [old[oldIndex]]) != walk.new.texts(of: [new[newIndex]])
        }
        guard old.count != new.count else {
            let unlike = runs.shareStorage ? [] : runs.unlikePositions(oldStart: 0, newStart: 0, count: shorter)
            let differing = unlike.filter { differs($0, $0) }
            guard let first = differing.first, let last = differing.last else { return nil }
            return ArrayMiddle(old: old[first...last], new: new[first...last], unlike: differing.map { $0 - first })
        }
        let head = runs.head(limit: shorter, differs)
        let tail = runs.tail(limit: shorter - head, differs)
        return ArrayMiddle(old: old[head..<old.count - tail], new: new[head..<new.count - tail], unlike: nil)
    }
}

/// The part of two arrays in which they differ; it begins at the same index in both.
struct ArrayMiddle<Element> {
    let old: ArraySlice<Element>
    let new: ArraySlice<Element>
    /// Where the bits differ when both parts are of one length and were compared in step, counted from their start.
    let unlike: [Int]?

    /// The index of its first element in both arrays.
    var start: Int { old.startIndex }
}
