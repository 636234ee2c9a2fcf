/// Lines that are replaced by others; either side may be empty.
struct LineChange: Equatable {
    var old: Range<Int>
    var new: Range<Int>
}

extension LineChange {
    /// Whether lines only go or only come, so that the change can be moved along equal lines.
    var isPure: Bool { old.isEmpty || new.isEmpty }

    /// Moves the change down.
    mutating func slide(by lines: Int = 1) {
        old = old.lowerBound + lines..<old.upperBound + lines
        new = new.lowerBound + lines..<new.upperBound + lines
    }
}

extension [LineChange] {
    /// The same changes, with those that touch in both texts made one.
    var joined: [LineChange] {
        reduce(into: []) { joined, change in
            if let last = joined.last, last.old.upperBound == change.old.lowerBound,
                last.new.upperBound == change.new.lowerBound
            {
                joined[joined.count - 1].old = last.old.lowerBound..<change.old.upperBound
                joined[joined.count - 1].new = last.new.lowerBound..<change.new.upperBound
            } else {
                joined.append(change)
            }
        }
    }
}
