/// A rectangle of the edit graph: a run of the old sequence against a run of the new one.
struct EditBox {
    /// So many elements of both sequences are behind.
    struct Point: Equatable {
        var old: Int
        /// The old index minus the new one.
        let diagonal: Int

        var new: Int { old - diagonal }
    }

    let old: Range<Int>
    let new: Range<Int>

    var isThin: Bool { old.isEmpty || new.isEmpty }

    var start: Point { Point(old: old.lowerBound, diagonal: old.lowerBound - new.lowerBound) }
    var end: Point { Point(old: old.upperBound, diagonal: old.upperBound - new.upperBound) }

    /// The diagonals that cross the box or touch its corners.
    var diagonals: ClosedRange<Int> { old.lowerBound - new.upperBound...old.upperBound - new.lowerBound }

    func contains(_ point: Point) -> Bool {
        (old.lowerBound...old.upperBound).contains(point.old) && (new.lowerBound...new.upperBound).contains(point.new)
    }

    func distanceToNearestCorner(_ point: Point) -> Int {
        let behind = point.old - old.lowerBound + point.new - new.lowerBound
        return min(behind, old.count + new.count - behind)
    }

    /// The two boxes that a path through `point` goes through.
    func divided(at point: Point) -> (before: EditBox, after: EditBox) {
        let before = EditBox(old: old.lowerBound..<point.old, new: new.lowerBound..<point.new)
        return (before, EditBox(old: point.old..<old.upperBound, new: point.new..<new.upperBound))
    }
}
