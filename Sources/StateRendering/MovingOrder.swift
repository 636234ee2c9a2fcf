/// Knows where every element stands while elements move one by one.
///
/// All places that an element ever has lie on one line: in each gap between two kept elements first those that elements
/// leave, then those that they come to. An index is the number of occupied places before.
struct MovingOrder {
    /// The places that the moved elements leave and come to, in the order of the moves.
    private var leaving: [Int]
    private var coming: [Int]
    private var next = 0
    /// How many of the places in a span are occupied; a binary indexed tree, counted from 1.
    private var occupied: [Int]

    init(_ matching: ArrayMatching) {
        let moved = matching.moved
        leaving = Array(repeating: 0, count: moved.count)
        coming = leaving
        var away = moved.indices.sorted { moved[$0].old < moved[$1].old }[...]
        var here = moved.indices
        occupied = [0]
        for kept in matching.kept + [ArrayMatching.Pair(old: .max, new: .max)] {
            while let number = away.first, moved[number].old < kept.old {
                leaving[number] = occupied.count - 1
                occupied.append(1)
                away.removeFirst()
            }
            while let number = here.first, moved[number].new < kept.new {
                coming[number] = occupied.count - 1
                occupied.append(0)
                here.removeFirst()
            }
            occupied.append(1)
        }
        for position in 1..<occupied.count {
            let wider = position + (position & -position)
            if wider < occupied.count { occupied[wider] += occupied[position] }
        }
    }

    /// Moves the next element; the indices are those before it is taken out and after it is put in.
    mutating func move() -> (from: Int, to: Int) {
        let from = countBefore(leaving[next])
        change(leaving[next], by: -1)
        let to = countBefore(coming[next])
        change(coming[next], by: 1)
        next += 1
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
