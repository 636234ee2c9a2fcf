/// Numbers the elements of an array's middle so that those which stand for the same thing have the same number.
///
/// Elements that are alike in step, and are so left where they are, have `-1 - place`.
struct ElementKeys {
    private(set) var old: [Int]
    private(set) var new: [Int]
    /// Whether the numbers stand for ids, behind which the content may differ; otherwise they stand for the content.
    let areIdentities: Bool
    /// No number is as large.
    private let limit: Int

    /// - Parameters:
    ///   - middle: where the elements lie.
    ///   - numbers: of those that are not alike in step, from 0 on with few left out.
    init(_ middle: ListMiddle, numbers: (old: [Int], new: [Int]), areIdentities: Bool) {
        self.areIdentities = areIdentities
        limit = max(numbers.old.max() ?? -1, numbers.new.max() ?? -1) + 1
        guard let unlike = middle.unlike else {
            (old, new) = numbers
            return
        }
        old = middle.old.indices.map { middle.old.lowerBound - 1 - $0 }
        new = old
        for (place, number) in zip(unlike, numbers.old) { old[place] = number }
        for (place, number) in zip(unlike, numbers.new) { new[place] = number }
    }

    /// For every new element the place of the old one of the same number, or -1.
    ///
    /// Nil when a number that both sides have stands more than once on one of them.
    var partners: [Int]? {
        let several = -2
        var places = Array(repeating: -1, count: limit)
        for (place, number) in old.enumerated() where number >= 0 {
            places[number] = places[number] == -1 ? place : several
        }
        var partners: [Int] = []
        partners.reserveCapacity(new.count)
        for number in new {
            guard number >= 0 else {
                partners.append(-1 - number)
                continue
            }
            guard places[number] != several else { return nil }
            partners.append(places[number])
            // One that is met again has one partner for two.
            if places[number] >= 0 { places[number] = several }
        }
        return partners
    }
}
