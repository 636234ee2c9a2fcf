/// Where an array element begins in a dump, noted while lines were counted.
struct RowMark {
    /// Where the array's elements lie.
    let elements: Place
    let index: Int
    let line: Int
}

extension [RowMark] {
    /// The mark of an array that is nearest to a line, if one is near; marks are in the order of their lines.
    func nearest(to line: Int, of elements: Place) -> RowMark? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].line < line { low = middle + 1 } else { high = middle }
        }
        // Those of arrays inside the elements lie between.
        let following = self[low..<Swift.min(low + 8, count)].first { $0.elements == elements }
        let preceding = self[Swift.max(0, low - 8)..<low].last { $0.elements == elements }
        guard let following, let preceding else { return following ?? preceding }
        return following.line - line < line - preceding.line ? following : preceding
    }
}
