/// Knows where every element stands while elements move one by one.
///
/// All places that an element ever has lie on one line: in each gap between two kept elements first those that elements
/// leave, then those that they come to. An index is the number of occupied places before.
struct MovingOrder {
    private var leaving: [Int: Int] = [:]
    private var coming: [Int: Int] = [:]
    /// How many of the places in a span are occupied; a binary indexed tree, counted from 1.
    private var occupied: [Int]

    init(_ matching: ArrayMatching) {
        var away = matching.moved.map(\.old).sorted()[...]
        var here = matching.moved.map(\.new)[...]
        var states: [Bool] = []
        let end = ArrayMatching.Pair(old: .max, new: .max)
        for kept in matching.kept + [end] {
            while let old = away.first, old < kept.old {
                leaving[away.removeFirst()] = states.count
                states.append(true)
            }
            while let new = here.first, new < kept.new {
                coming[here.removeFirst()] = states.count
                states.append(false)
            }
            states.append(true)
        }
        occupied = Array(repeating: 0, count: states.count + 1)
        for place in states.indices where states[place] { change(place, by: 1) }
    }

    /// Moves one element; the indices are those before it is taken out and after it is put in.
    mutating func move(_ pair: ArrayMatching.Pair) -> (from: Int, to: Int) {
        guard let source = leaving[pair.old], let target = coming[pair.new] else { return (0, 0) }
        let from = countBefore(source)
        change(source, by: -1)
        let to = countBefore(target)
        change(target, by: 1)
        return (from, to)
    }

    private mutating func change(_ place: Int, by difference: Int) {
        var position = place + 1
        while position < occupied.count {
            occupied[position] += difference
            position += position & -position
        }
    }

    private func countBefore(_ place: Int) -> Int {
        var (position, count) = (place, 0)
        while position > 0 {
            count += occupied[position]
            position -= position & -position
        }
        return count
    }
}
