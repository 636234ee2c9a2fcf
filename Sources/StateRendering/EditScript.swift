/// A short script that turns one sequence of numbers into another: which elements go and which come.
///
/// E. Myers' search from both ends at once, in linear space, with a limit on the work for one split; past the limit the
/// script is still right but may be longer than need be.
struct EditScript {
    /// For every old element, whether it has no partner among the new ones.
    var isRemoved: [Bool]
    /// For every new element, whether it has no partner among the old ones.
    var isAdded: [Bool]

    init(from old: [Int], to new: [Int]) {
        let (inOld, inNew) = (Set(old), Set(new))
        self.init(from: old, to: new, isInOld: inOld.contains, isInNew: inNew.contains)
    }

    /// - Parameter limit: the numbers are from 0 up to it, and not many more than there are elements.
    init(from old: [Int], to new: [Int], below limit: Int) {
        var (inOld, inNew) = (Array(repeating: false, count: limit), Array(repeating: false, count: limit))
        for number in old { inOld[number] = true }
        for number in new { inNew[number] = true }
        self.init(from: old, to: new, isInOld: { inOld[$0] }, isInNew: { inNew[$0] })
    }

    private init(from old: [Int], to new: [Int], isInOld: (Int) -> Bool, isInNew: (Int) -> Bool) {
        isRemoved = Array(repeating: true, count: old.count)
        isAdded = Array(repeating: true, count: new.count)
        // What exists on one side only can have no partner, and would only lengthen the search.
        let oldPlaces = old.indices.filter { isInNew(old[$0]) }
        let newPlaces = new.indices.filter { isInOld(new[$0]) }
        let common = CommonSubsequence(oldPlaces.map { old[$0] }, newPlaces.map { new[$0] })
        for (place, isKept) in zip(oldPlaces, common.isKeptInOld) { isRemoved[place] = !isKept }
        for (place, isKept) in zip(newPlaces, common.isKeptInNew) { isAdded[place] = !isKept }
    }

    /// The stretches in which something goes or comes, from start to end.
    var gaps: [(old: Range<Int>, new: Range<Int>)] {
        var gaps: [(old: Range<Int>, new: Range<Int>)] = []
        var (old, new) = (0, 0)
        while old < isRemoved.count || new < isAdded.count {
            let (oldStart, newStart) = (old, new)
            while old < isRemoved.count, isRemoved[old] { old += 1 }
            while new < isAdded.count, isAdded[new] { new += 1 }
            if old > oldStart || new > newStart { gaps.append((oldStart..<old, newStart..<new)) }
            while old < isRemoved.count, new < isAdded.count, !isRemoved[old], !isAdded[new] {
                (old, new) = (old + 1, new + 1)
            }
        }
        return gaps
    }
}
