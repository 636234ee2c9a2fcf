/// Counts for how many passes the arrays that a shadow has for itself did not change.
///
/// Such an array costs a comparison of its memory at every pass, and a shared one costs the comparison of two addresses
/// but a copy when it changes: after as many passes as a copy is worth it is shared again.
///
/// Arrays are known by the place of their elements, which a new array may take over: then its count is too high, and it
/// is shared early.
struct QuietLists {
    private struct Entry {
        let list: Place
        var passes: Int
        var isSeen = true
    }

    /// A copy costs about as much as eight comparisons.
    private static let limit = 8
    /// What is not counted is shared at once.
    private static let capacity = 64

    private var entries: [Entry] = []

    /// Counts a pass in which an array did not change; whether it is to be shared.
    mutating func passed(_ list: Place) -> Bool {
        guard let index = index(of: list) else {
            guard entries.count < Self.capacity else { return true }
            entries.append(Entry(list: list, passes: 1))
            return false
        }
        entries[index].passes += 1
        entries[index].isSeen = true
        return entries[index].passes >= Self.limit
    }

    /// Stops counting an array, since it changed.
    mutating func remove(_ list: Place) {
        if let index = index(of: list) { entries.remove(at: index) }
    }

    /// Forgets the arrays that were not met, which are shared or gone.
    mutating func endPass() {
        entries.removeAll { !$0.isSeen }
        for index in entries.indices { entries[index].isSeen = false }
    }

    private func index(of list: Place) -> Int? {
        entries.firstIndex { $0.list.distance(from: list) == 0 }
    }
}
