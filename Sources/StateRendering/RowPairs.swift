/// The elements of two arrays, compared in step: alike are those of the same text, as ``ElementRuns`` has it too.
///
/// The bytes that mean something come first; where they differ the content decides.
struct RowPairs {
    private let old: Place
    private let new: Place
    let element: Plan
    /// Where elements are alike in other storage.
    private(set) var copies: [Int] = []
    /// Whether there are such at different indices.
    private(set) var hasShiftedCopies = false

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
    mutating func firstUnlike(in range: Range<Int>, _ rendering: inout PlannedRendering) -> Int? {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(start + Self.block, range.upperBound)
            let size = (end - start) &* element.stride
            if !oldRow(start).hasSameBytes(as: newRow(start), size: size) {
                for index in start..<end where !isAlike(index, index, &rendering) { return index }
            }
            start = end
        }
        return nil
    }

    /// All elements of a range that differ.
    mutating func unlike(in range: Range<Int>, _ rendering: inout PlannedRendering) -> [Int] {
        var found: [Int] = []
        var start = range.lowerBound
        while let next = firstUnlike(in: start..<range.upperBound, &rendering) {
            found.append(next)
            start = next + 1
        }
        return found
    }

    /// How many elements at the start are alike.
    mutating func head(limit: Int, _ rendering: inout PlannedRendering) -> Int {
        firstUnlike(in: 0..<limit, &rendering) ?? limit
    }

    /// How many elements at the end of arrays of these lengths are alike.
    mutating func tail(
        _ oldCount: Int,
        _ newCount: Int,
        limit: Int,
        _ rendering: inout PlannedRendering
    ) -> Int {
        var length = 0
        while length < limit {
            let end = min(length + Self.block, limit)
            let size = (end - length) &* element.stride
            if !oldRow(oldCount - end).hasSameBytes(as: newRow(newCount - end), size: size) {
                while length < end, isAlike(oldCount - 1 - length, newCount - 1 - length, &rendering) { length += 1 }
                if length < end { return length }
            }
            length = end
        }
        return length
    }

    /// Whether two stretches are alike.
    mutating func areAlike(
        old oldStart: Int,
        new newStart: Int,
        count: Int,
        _ rendering: inout PlannedRendering
    ) -> Bool {
        for start in stride(from: 0, to: count, by: Self.block) {
            let end = min(start + Self.block, count)
            let size = (end - start) &* element.stride
            if oldRow(oldStart + start).hasSameBytes(as: newRow(newStart + start), size: size) { continue }
            for index in start..<end where !isAlike(oldStart + index, newStart + index, &rendering) { return false }
        }
        return true
    }

    /// Whether any element of a range is alike in step.
    mutating func haveAlike(in range: ClosedRange<Int>, _ rendering: inout PlannedRendering) -> Bool {
        for index in range where isAlike(index, index, &rendering) { return true }
        return false
    }

    @inline(__always)
    private mutating func isAlike(_ oldIndex: Int, _ newIndex: Int, _ rendering: inout PlannedRendering) -> Bool {
        hasSameBits(oldIndex, newIndex) || hasSameContent(oldIndex, newIndex, &rendering)
    }

    private mutating func hasSameContent(
        _ oldIndex: Int,
        _ newIndex: Int,
        _ rendering: inout PlannedRendering
    ) -> Bool {
        rendering.descend()
        let isSame = rendering.hasSameText(element, oldRow(oldIndex), newRow(newIndex))
        rendering.ascend()
        guard isSame else { return false }
        if oldIndex == newIndex { copies.append(oldIndex) } else { hasShiftedCopies = true }
        return true
    }

    @inline(__always)
    func hasSameBits(_ oldIndex: Int, _ newIndex: Int) -> Bool {
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
