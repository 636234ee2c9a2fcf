/// Lines that are replaced by others; either side may be empty.
struct LineChange: Equatable {
    var old: Range<Int>
    var new: Range<Int>
}

extension LineChange {
    /// Moves the change one line down.
    mutating func slide() {
        old = old.lowerBound + 1..<old.upperBound + 1
        new = new.lowerBound + 1..<new.upperBound + 1
    }
}
