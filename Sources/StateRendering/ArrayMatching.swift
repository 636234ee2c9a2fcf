/// Decides for every element of an array's middle whether it stays, moves, goes or comes.
struct ArrayMatching {
    /// A place in the old middle and one in the new, each counted from the start of the middle.
    struct Pair {
        let old: Int
        let new: Int
    }

    /// Elements that keep their order, by number or by standing in the same gap.
    private(set) var kept: [Pair] = []
    /// Elements that change their order among the kept ones, by their place in the new middle.
    let moved: [Pair]
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []
    /// The partners whose contents may differ: those by id or by place.
    private(set) var unsettled: [Pair] = []

    /// Whether any element moves, goes or comes.
    var changesOrder: Bool { !moved.isEmpty || !removed.isEmpty || !added.isEmpty }

    init(_ keys: ElementKeys) {
        let script = ElementScript(keys)
        moved = script.moved
        var (goes, comes) = (script.isRemoved, script.isAdded)
        for pair in moved { (goes[pair.old], comes[pair.new]) = (false, false) }
        take(script, &goes, &comes, pairsGaps: !keys.areIdentities)
        if keys.areIdentities { unsettled = kept.filter { keys.old[$0.old] >= 0 } + moved }
        removed = goes.indices.filter { goes[$0] }
        added = comes.indices.filter { comes[$0] }
    }

    /// Takes what is kept, and for one element that became another what goes and what comes in the same gap.
    private mutating func take(_ script: ElementScript, _ goes: inout [Bool], _ comes: inout [Bool], pairsGaps: Bool) {
        var (old, new) = (0, 0)
        while old < goes.count || new < comes.count {
            let (going, coming) = (Self.gap(from: &old, script.isRemoved), Self.gap(from: &new, script.isAdded))
            if pairsGaps { pair(going, coming, &goes, &comes) }
            guard old < goes.count, new < comes.count else { continue }
            kept.append(Pair(old: old, new: new))
            (old, new) = (old + 1, new + 1)
        }
    }

    private static func gap(from place: inout Int, _ isInGap: [Bool]) -> Range<Int> {
        let start = place
        while place < isInGap.count, isInGap[place] { place += 1 }
        return start..<place
    }

    private mutating func pair(
        _ going: Range<Int>,
        _ coming: Range<Int>,
        _ goes: inout [Bool],
        _ comes: inout [Bool]
    ) {
        var new = coming.lowerBound
        for old in going where goes[old] {
            while new < coming.upperBound, !comes[new] { new += 1 }
            guard new < coming.upperBound else { return }
            (goes[old], comes[new]) = (false, false)
            kept.append(Pair(old: old, new: new))
            unsettled.append(Pair(old: old, new: new))
            new += 1
        }
    }
}
