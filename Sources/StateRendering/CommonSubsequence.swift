/// Searches a long common subsequence of two sequences of numbers.
struct CommonSubsequence {
    private let old: [Int]
    private let new: [Int]
    private(set) var isKeptInOld: [Bool]
    private(set) var isKeptInNew: [Bool]

    init(_ old: [Int], _ new: [Int]) {
        self.old = old
        self.new = new
        isKeptInOld = Array(repeating: false, count: old.count)
        isKeptInNew = Array(repeating: false, count: new.count)
        search()
    }

    private mutating func search() {
        var splitter = BoxSplitter(old, new)
        var boxes = [EditBox(old: old.indices, new: new.indices)]
        while let box = boxes.popLast() {
            let core = trimmed(box)
            guard !core.isThin else { continue }
            let (before, after) = core.divided(at: splitter.split(core))
            boxes.append(before)
            boxes.append(after)
        }
    }

    /// Keeps what both runs begin and end with.
    private mutating func trimmed(_ box: EditBox) -> EditBox {
        var (oldStart, oldEnd) = (box.old.lowerBound, box.old.upperBound)
        var (newStart, newEnd) = (box.new.lowerBound, box.new.upperBound)
        while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
            keep(oldStart, newStart)
            (oldStart, newStart) = (oldStart + 1, newStart + 1)
        }
        while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
            keep(oldEnd, newEnd)
        }
        return EditBox(old: oldStart..<oldEnd, new: newStart..<newEnd)
    }

    private mutating func keep(_ oldIndex: Int, _ newIndex: Int) {
        isKeptInOld[oldIndex] = true
        isKeptInNew[newIndex] = true
    }
}
