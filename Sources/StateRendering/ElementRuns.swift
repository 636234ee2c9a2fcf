internal import Foundation

/// Finds which elements of two arrays have the same bits, in step.
struct ElementRuns<Element> {
    let old: [Element]
    let new: [Element]

    /// How many elements are looked at together.
    private static var block: Int { 256 }

    /// Whether both are the same elements in the same storage.
    var shareStorage: Bool {
        unsafe old.withUnsafeBytes { old in  // only the addresses are compared
            unsafe new.withUnsafeBytes { new in unsafe old.baseAddress == new.baseAddress && old.count == new.count }
        }
    }

    /// How many elements at the start are alike.
    ///
    /// - Parameter differs: whether two elements of unlike bits, by their indices, are unlike by their texts.
    func head(limit: Int, _ differs: (Int, Int) -> Bool) -> Int {
        var length = 0
        while length < limit {
            let (start, count) = (length, min(Self.block, limit - length))
            let unlike = unlikePositions(oldStart: start, newStart: start, count: count)
            if let first = unlike.first(where: { differs(start + $0, start + $0) }) { return start + first }
            length += count
        }
        return length
    }

    /// How many elements at the end are alike.
    func tail(limit: Int, _ differs: (Int, Int) -> Bool) -> Int {
        var length = 0
        while length < limit {
            let count = min(Self.block, limit - length)
            let (oldStart, newStart) = (old.count - length - count, new.count - length - count)
            let unlike = unlikePositions(oldStart: oldStart, newStart: newStart, count: count)
            if let last = unlike.last(where: { differs(oldStart + $0, newStart + $0) }) {
                return length + count - 1 - last
            }
            length += count
        }
        return length
    }

    /// Which of `count` elements differ in their bits, counted from the start of the run.
    func unlikePositions(oldStart: Int, newStart: Int, count: Int) -> [Int] {
        var unlike: [Int] = []
        for start in stride(from: 0, to: count, by: Self.block) {
            let length = min(Self.block, count - start)
            let positions = unlikeInBlock(oldStart + start, newStart + start, length)
            unlike.append(contentsOf: positions.map { start + $0 })
        }
        return unlike
    }

    private func unlikeInBlock(_ oldStart: Int, _ newStart: Int, _ count: Int) -> [Int] {
        let candidates = unlikeBytes(oldStart, newStart, count)
        guard let first = candidates.first, let last = candidates.last else { return [] }
        let oldBits = ElementBits(of: old[oldStart + first...oldStart + last])
        let newBits = ElementBits(of: new[newStart + first...newStart + last])
        return candidates.filter { !oldBits.isSame(at: $0 - first, as: newBits, at: $0 - first) }
    }

    /// The elements of a block whose memory differs, the bytes between the fields included.
    private func unlikeBytes(_ oldStart: Int, _ newStart: Int, _ count: Int) -> [Int] {
        let (stride, size) = (MemoryLayout<Element>.stride, MemoryLayout<Element>.size)
        return unsafe old.withUnsafeBytes { old in  // an array's elements have no safe view of their bytes
            unsafe new.withUnsafeBytes { new in
                let old = unsafe UnsafeRawBufferPointer(rebasing: old[oldStart * stride..<(oldStart + count) * stride])
                let new = unsafe UnsafeRawBufferPointer(rebasing: new[newStart * stride..<(newStart + count) * stride])
                if unsafe SameBits.areEqual(old, new) { return [] }
                return (0..<count).filter { index in
                    let bytes = index * stride..<index * stride + size
                    return unsafe !SameBits.areEqual(.init(rebasing: old[bytes]), .init(rebasing: new[bytes]))
                }
            }
        }
    }
}
