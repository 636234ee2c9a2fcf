/// What is left of two arrays when their alike ends are taken off; it begins at the same index in both.
struct ListMiddle {
    let old: Range<Int>
    let new: Range<Int>
    /// Where elements differ when both parts were compared in step, counted from their start.
    let unlike: [Int]?

    init(old: Range<Int>, new: Range<Int>, unlike: [Int]?) {
        self.old = old
        self.new = new
        self.unlike = unlike
    }

    /// The middle of arrays of one length; nil when no element differs.
    ///
    /// - Parameter unlike: the indices of all elements that differ in step.
    init?(unlike: [Int]) {
        guard let first = unlike.first, let last = unlike.last else { return nil }
        self.init(old: first..<last + 1, new: first..<last + 1, unlike: unlike.map { $0 - first })
    }
}
