/// The elements of two arrays, compared in step by the bytes that mean something.
struct RowPairs {
    private let old: Place
    private let new: Place
    let element: Plan

    /// How many elements are looked at together.
    private static let block = 32

    init(old: Place, new: Place, element: Plan) {
        self.old = old
        self.new = new
        self.element = element
    }

    @inline(__always)
    func oldRow(_ index: Int) -> Place {
        old.advanced(by: index &* element.stride)
    }

    @inline(__always)
    func newRow(_ index: Int) -> Place {
        new.advanced(by: index &* element.stride)
    }

    /// The first element of a range that differs.
    func firstUnlike(in range: Range<Int>) -> Int? {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(start + Self.block, range.upperBound)
            let size = (end - start) &* element.stride
            if !oldRow(start).hasSameBytes(as: newRow(start), size: size) {
                for index in start..<end where !isAlike(index, index) { return index }
            }
            start = end
        }
        return nil
    }

    /// All elements of a range that differ.
    func unlike(in range: Range<Int>) -> [Int] {
        var found: [Int] = []
        var start = range.lowerBound
        while let next = firstUnlike(in: start..<range.upperBound) {
            found.append(next)
            start = next + 1
        }
        return found
    }

    /// How many elements at the start are alike.
    func head(limit: Int) -> Int {
        firstUnlike(in: 0..<limit) ?? limit
    }

    /// How many elements at the end of arrays of these lengths are alike.
    func tail(_ oldCount: Int, _ newCount: Int, limit: Int) -> Int {
        var length = 0
        while length < limit {
            let end = min(length + Self.block, limit)
            let size = (end - length) &* element.stride
            if !oldRow(oldCount - end).hasSameBytes(as: newRow(newCount - end), size: size) {
                while length < end, isAlike(oldCount - 1 - length, newCount - 1 - length) { length += 1 }
                if length < end { return length }
            }
            length = end
        }
        return length
    }

    /// Whether two stretches are alike.
    func areAlike(old oldStart: Int, new newStart: Int, count: Int) -> Bool {
        for start in stride(from: 0, to: count, by: Self.block) {
            let end = min(start + Self.block, count)
            let size = (end - start) &* element.stride
            if oldRow(oldStart + start).hasSameBytes(as: newRow(newStart + start), size: size) { continue }
            for index in start..<end where !isAlike(oldStart + index, newStart + index) { return false }
        }
        return true
    }

    /// Whether any element of a range is alike in step.
    func haveAlike(in range: ClosedRange<Int>) -> Bool {
        range.contains { isAlike($0, $0) }
    }

    @inline(__always)
    private func isAlike(_ oldIndex: Int, _ newIndex: Int) -> Bool {
        let (before, after) = (oldRow(oldIndex), newRow(newIndex))
        let mask = unsafe element.mask  // it stays for ever
        guard mask.count > 0 else { return before.hasSameBytes(as: after, size: element.size) }
        var difference: UInt64 = 0
        for index in 0..<mask.count {
            let (old, new): (UInt64, UInt64) = (
                before.advanced(by: index &* 8).load(), after.advanced(by: index &* 8).load()
            )
            difference |= unsafe (old ^ new) & mask[index]  // an index of its own
        }
        return difference == 0
    }
}
