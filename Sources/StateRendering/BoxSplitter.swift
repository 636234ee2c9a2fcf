/// Finds a point through which a short edit path crosses a box of the edit graph.
///
/// A diagonal is named by old index minus new index. For each one the furthest point is kept that a path of so many
/// edits reaches, from the start of the box and from its end; where the two meet, the box is split.
struct BoxSplitter {
    /// How many edits are tried from either side before the best point so far has to do: it bounds the whole search to
    /// about the length of the sequences times this.
    private static let patience = 128

    private let old: [Int]
    private let new: [Int]
    /// Added to a diagonal it indexes the two arrays, in which the outermost diagonals have a neighbour.
    private let shift: Int
    private var fromStart: [Int]
    private var fromEnd: [Int]

    init(_ old: [Int], _ new: [Int]) {
        self.old = old
        self.new = new
        shift = new.count + 1
        fromStart = Array(repeating: 0, count: old.count + new.count + 3)
        fromEnd = fromStart
    }

    /// A point of the box that is neither its first nor its last corner.
    ///
    /// - Precondition: neither run is empty, and they begin and end with different elements.
    mutating func split(_ box: EditBox) -> EditBox.Point {
        var forward = DiagonalFront(startingAt: box.start, in: box)
        var backward = DiagonalFront(startingAt: box.end, in: box)
        let isOdd = (box.old.count + box.new.count) % 2 != 0
        fromStart[shift + box.start.diagonal] = box.start.old
        fromEnd[shift + box.end.diagonal] = box.end.old
        for _ in 0..<Self.patience {
            forward.widen { fromStart[shift + $0] = -1 }
            for diagonal in forward.diagonals {
                let point = advance(on: diagonal, in: box)
                guard isOdd, backward.reaches(diagonal), box.contains(point) else { continue }
                if fromEnd[shift + diagonal] <= point.old { return point }
            }
            backward.widen { fromEnd[shift + $0] = .max }
            for diagonal in backward.diagonals {
                let point = retreat(on: diagonal, in: box)
                guard !isOdd, forward.reaches(diagonal), box.contains(point) else { continue }
                if fromStart[shift + diagonal] >= point.old { return point }
            }
        }
        return furthest(forward, backward, in: box)
    }

    private mutating func advance(on diagonal: Int, in box: EditBox) -> EditBox.Point {
        var point = EditBox.Point(
            old: max(fromStart[shift + diagonal - 1] + 1, fromStart[shift + diagonal + 1]),
            diagonal: diagonal
        )
        while point.old < box.end.old, point.new < box.end.new, old[point.old] == new[point.new] { point.old += 1 }
        fromStart[shift + diagonal] = point.old
        return point
    }

    private mutating func retreat(on diagonal: Int, in box: EditBox) -> EditBox.Point {
        var point = EditBox.Point(
            old: min(fromEnd[shift + diagonal + 1] - 1, fromEnd[shift + diagonal - 1]),
            diagonal: diagonal
        )
        while point.old > box.start.old, point.new > box.start.new, old[point.old - 1] == new[point.new - 1] {
            point.old -= 1
        }
        fromEnd[shift + diagonal] = point.old
        return point
    }

    /// The point that lies furthest from where its search began.
    private func furthest(_ forward: DiagonalFront, _ backward: DiagonalFront, in box: EditBox) -> EditBox.Point {
        let ahead = forward.diagonals.map { EditBox.Point(old: fromStart[shift + $0], diagonal: $0) }
        let behind = backward.diagonals.map { EditBox.Point(old: fromEnd[shift + $0], diagonal: $0) }
        let inside = (ahead + behind).filter { box.contains($0) && $0 != box.start && $0 != box.end }
        return inside.max { box.distanceToNearestCorner($0) < box.distanceToNearestCorner($1) }
            ?? EditBox.Point(old: box.start.old + 1, diagonal: box.start.diagonal + 1)
    }
}
