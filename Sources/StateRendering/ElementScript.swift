/// Which elements of an array's middle keep their order: all others go, come or move.
struct ElementScript {
    /// For every old element, whether it does not keep its order.
    private(set) var isRemoved: [Bool]
    /// For every new element, whether it does not keep its order.
    private(set) var isAdded: [Bool]
    /// The old place and the new one of elements that are there on both sides but change their order.
    private(set) var moved: [ArrayMatching.Pair] = []

    init(_ keys: ElementKeys) {
        isRemoved = Array(repeating: true, count: keys.old.count)
        isAdded = Array(repeating: true, count: keys.new.count)
        if let partners = keys.partners {
            keepLongestRun(of: partners)
        } else {
            let script = EditScript(from: keys.old, to: keys.new)
            (isRemoved, isAdded) = (script.isRemoved, script.isAdded)
            pairRest(keys)
        }
    }

    /// Elements that are there once keep their order in the longest run of partners that increases.
    ///
    /// Of each length the run is known that ends earliest; an element goes behind the longest one that it can.
    private mutating func keepLongestRun(of partners: [Int]) {
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: partners.count)
        for (place, partner) in partners.enumerated() where partner >= 0 {
            let length = Self.runLength(before: partner, ends, partners)
            if length > 0 { previous[place] = ends[length - 1] }
            if length == ends.count { ends.append(place) } else { ends[length] = place }
        }
        var place = ends.last ?? -1
        while place >= 0 {
            isAdded[place] = false
            isRemoved[partners[place]] = false
            place = previous[place]
        }
        for (place, partner) in partners.enumerated() where partner >= 0 && isAdded[place] {
            moved.append(.init(old: partner, new: place))
        }
    }

    /// How long the longest run is that ends before `partner`.
    private static func runLength(before partner: Int, _ ends: [Int], _ partners: [Int]) -> Int {
        guard let last = ends.last, partners[last] > partner else { return ends.count }
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if partners[ends[middle]] < partner { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// What goes from one place and comes at another moves; of several that are alike the first goes to the first.
    private mutating func pairRest(_ keys: ElementKeys) {
        var places: [Int: [Int]] = [:]
        for place in isRemoved.indices.reversed() where isRemoved[place] {
            places[keys.old[place], default: []].append(place)
        }
        for place in isAdded.indices where isAdded[place] {
            guard let old = places[keys.new[place]]?.popLast() else { continue }
            moved.append(.init(old: old, new: place))
        }
    }
}
