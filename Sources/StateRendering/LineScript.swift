/// Which lines of a text go and which come.
struct LineScript {
    private(set) var changes: [LineChange]

    init(from old: TextLines, to new: TextLines) {
        var head = 0
        let shorter = min(old.count, new.count)
        while head < shorter, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        var numbering = Numbering()
        let oldNumbers = (head..<old.count - tail).map { numbering.number(of: Array(old[$0])) }
        let newNumbers = (head..<new.count - tail).map { numbering.number(of: Array(new[$0])) }
        changes = EditScript(from: oldNumbers, to: newNumbers).gaps.map { gap in
            LineChange(
                old: gap.old.lowerBound + head..<gap.old.upperBound + head,
                new: gap.new.lowerBound + head..<gap.new.upperBound + head
            )
        }
        slideDown(old, new)
    }

    /// Moves every pure insertion or removal as far down as the same lines allow, where people expect it.
    private mutating func slideDown(_ old: TextLines, _ new: TextLines) {
        for index in changes.indices {
            let (oldLimit, newLimit) =
                index + 1 < changes.count
                ? (changes[index + 1].old.lowerBound, changes[index + 1].new.lowerBound) : (old.count, new.count)
            while changes[index].old.upperBound < oldLimit, changes[index].new.upperBound < newLimit,
                canSlide(changes[index], old, new)
            {
                changes[index].slide()
            }
        }
        changes = changes.joined
    }

    private func canSlide(_ change: LineChange, _ old: TextLines, _ new: TextLines) -> Bool {
        if change.new.isEmpty { return old[change.old.lowerBound] == old[change.old.upperBound] }
        if change.old.isEmpty { return new[change.new.lowerBound] == new[change.new.upperBound] }
        return false
    }
}
