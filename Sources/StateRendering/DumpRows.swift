/// The elements of two arrays, compared by the bytes that mean something in their dumps.
struct DumpRows {
    private let old: Place
    private let new: Place
    let element: DumpPlan

    /// How many elements are looked at together.
    private static let block = 32

    init(old: Place, new: Place, element: DumpPlan) {
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

    /// How many elements from these on are alike in step.
    func alike(old oldStart: Int, new newStart: Int, limit: Int) -> Int {
        var length = 0
        while length < limit {
            let end = min(length + Self.block, limit)
            let size = (end - length) &* element.stride
            if oldRow(oldStart + length).hasSameBytes(as: newRow(newStart + length), size: size) {
                length = end
                continue
            }
            while length < end {
                guard isAlike(oldStart &+ length, newStart &+ length) else { return length }
                length &+= 1
            }
        }
        return length
    }

    /// How many elements before these are alike.
    func alikeBefore(old oldEnd: Int, new newEnd: Int, limit: Int) -> Int {
        var length = 0
        while length < limit {
            let end = min(length + Self.block, limit)
            let size = (end - length) &* element.stride
            if oldRow(oldEnd - end).hasSameBytes(as: newRow(newEnd - end), size: size) {
                length = end
                continue
            }
            while length < end {
                guard isAlike(oldEnd &- 1 &- length, newEnd &- 1 &- length) else { return length }
                length &+= 1
            }
        }
        return length
    }

    @inline(__always)
    func isAlike(_ oldIndex: Int, _ newIndex: Int) -> Bool {
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
