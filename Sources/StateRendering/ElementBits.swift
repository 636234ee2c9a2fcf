internal import Foundation

/// The bits of a run of array elements, with zeros wherever a value of the type has none.
///
/// Between the fields of a value lie bytes that mean nothing and differ from copy to copy. Copying the elements into
/// zeroed memory writes their own bytes only, so two runs have equal bytes here just when the values have equal bits.
@safe struct ElementBits<Element>: ~Copyable {
    private let start: UnsafeMutablePointer<Element>
    private let count: Int

    init(of elements: ArraySlice<Element>) {
        count = elements.count
        unsafe start = .allocate(capacity: max(1, count))  // freed in `deinit`
        unsafe memset(start, 0, MemoryLayout<Element>.stride * count)  // as many bytes as were allocated
        unsafe elements.withUnsafeBufferPointer { source in
            guard let first = source.baseAddress else { return }
            unsafe start.initialize(from: first, count: source.count)  // as many elements as were allocated
        }
    }

    deinit {
        unsafe start.deinitialize(count: count)  // initialized in `init`
        unsafe start.deallocate()  // allocated in `init`
    }

    /// Calls `body` with the bytes of one element.
    func withBytes<Result>(at index: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        precondition(index < count, "an element of another run")
        let size = MemoryLayout<Element>.size
        return unsafe body(UnsafeRawBufferPointer(start: start + index, count: size))  // inside the run, as checked
    }

    /// Whether an element has the same bits as one of another run.
    func isSame(at index: Int, as other: borrowing ElementBits, at otherIndex: Int) -> Bool {
        unsafe withBytes(at: index) { old in  // both regions hold one element
            unsafe other.withBytes(at: otherIndex) { new in unsafe SameBits.areEqual(old, new) }
        }
    }
}
