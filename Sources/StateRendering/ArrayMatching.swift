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
    private(set) var moved: [Pair] = []
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []
    /// The partners whose contents may differ: those by id or by place.
    private(set) var unsettled: [Pair] = []

    /// Whether any element moves, goes or comes.
    var changesOrder: Bool { !moved.isEmpty || !removed.isEmpty || !added.isEmpty }

    init(_ keys: ElementKeys) {
        var script = EditScript(from: keys.old, to: keys.new)
        takeMoves(from: script, keys)
        if !keys.areIdentities { pairGaps(of: &script) }
        takeKept(from: script)
        if keys.areIdentities { unsettled = kept.filter { keys.old[$0.old] >= 0 } + moved }
        let (movedAway, movedHere) = (Set(moved.map(\.old)), Set(moved.map(\.new)))
        removed = script.isRemoved.indices.filter { script.isRemoved[$0] && !movedAway.contains($0) }
        added = script.isAdded.indices.filter { script.isAdded[$0] && !movedHere.contains($0) }
    }

    /// What goes from one place and comes at another moves.
    private mutating func takeMoves(from script: EditScript, _ keys: ElementKeys) {
        var places: [Int: [Int]] = [:]
        for place in script.isRemoved.indices.reversed() where script.isRemoved[place] {
            places[keys.old[place], default: []].append(place)
        }
        for place in script.isAdded.indices where script.isAdded[place] {
            guard let old = places[keys.new[place]]?.popLast() else { continue }
            moved.append(Pair(old: old, new: place))
        }
    }

    /// What goes and what comes in the same place is one element that became another.
    private mutating func pairGaps(of script: inout EditScript) {
        let (movedAway, movedHere) = (Set(moved.map(\.old)), Set(moved.map(\.new)))
        for gap in script.gaps {
            let going = gap.old.filter { !movedAway.contains($0) }
            let coming = gap.new.filter { !movedHere.contains($0) }
            for (old, new) in zip(going, coming) {
                script.isRemoved[old] = false
                script.isAdded[new] = false
                unsettled.append(Pair(old: old, new: new))
            }
        }
    }

    private mutating func takeKept(from script: EditScript) {
        let old = script.isRemoved.indices.filter { !script.isRemoved[$0] }
        let new = script.isAdded.indices.filter { !script.isAdded[$0] }
        kept = zip(old, new).map { Pair(old: $0, new: $1) }
    }
}
