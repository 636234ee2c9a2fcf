/// The encoded events that are retained, oldest out first.
///
/// Lines lie back to back in segments, so that what a client reads next is one slice. Over the limits the oldest segment
/// leaves, as a whole.
struct EventHistory: Sendable {
    /// How much is retained; the newest segment always is.
    struct Limits: Sendable {
        var maxBytes: Int
        var maxEvents: Int
    }

    /// One line: an event, or a gap that stands for several.
    private struct Entry {
        let numbers: ClosedRange<UInt64>
        let end: Int
    }

    private struct Segment {
        var bytes: [UInt8] = []
        var entries: [Entry] = []
    }

    private static let segmentsWhenFull = 32

    private let limits: Limits
    private var segments: [Segment] = []

    /// The bytes of all retained lines.
    private(set) var byteCount = 0

    /// The retained lines.
    private(set) var entryCount = 0

    /// The number of the newest event; 0 before the first.
    private(set) var last: UInt64 = 0

    init(limits: Limits) {
        self.limits = limits
    }

    /// The number of the oldest retained event; one more than ``last`` when there is none.
    var first: UInt64 {
        segments.first?.entries.first?.numbers.lowerBound ?? last + 1
    }

    /// Adds a line, dropping the oldest segments while over the limits.
    ///
    /// - Parameters:
    ///   - line: The line with its newline.
    ///   - numbers: The numbers that it stands for, which follow those of the line before.
    ///
    /// - Complexity: amortized O(1).
    mutating func append(_ line: [UInt8], numbers: ClosedRange<UInt64>) {
        if needsSegment(for: line.count) { segments.append(Segment()) }
        let current = segments.count - 1
        segments[current].bytes.append(contentsOf: line)
        segments[current].entries.append(Entry(numbers: numbers, end: segments[current].bytes.count))
        byteCount += line.count
        entryCount += 1
        last = numbers.upperBound
        evict()
    }

    /// The lines from the one with `number` on, as many as fit `limit` bytes but at least one; nil when there is none.
    ///
    /// - Parameter bound: Lines that begin beyond this number are left out, unless it is the first.
    /// - Returns: The bytes without the last newline, and the number after them.
    func read(from number: UInt64, limit: Int, through bound: UInt64 = .max) -> (
        lines: ArraySlice<UInt8>, next: UInt64
    )? {
        let index = segments.firstIndex(holding: number, by: { $0.entries.last?.numbers })
        guard let index else { return nil }
        let segment = segments[index]
        guard let entry = segment.entries.firstIndex(holding: number, by: { $0.numbers }) else { return nil }
        let start = entry == 0 ? 0 : segment.entries[entry - 1].end
        var stop = entry
        while stop + 1 < segment.entries.count, segment.entries[stop + 1].end - start <= limit,
            segment.entries[stop + 1].numbers.lowerBound <= bound
        { stop += 1 }
        return (segment.bytes[start..<segment.entries[stop].end - 1], segment.entries[stop].numbers.upperBound + 1)
    }

    private func needsSegment(for bytes: Int) -> Bool {
        guard let current = segments.last else { return true }
        return current.bytes.count + bytes > max(1, limits.maxBytes / Self.segmentsWhenFull)
            || current.entries.count >= max(1, limits.maxEvents / Self.segmentsWhenFull)
    }

    private mutating func evict() {
        while segments.count > 1, byteCount > limits.maxBytes || entryCount > limits.maxEvents {
            let oldest = segments.removeFirst()
            byteCount -= oldest.bytes.count
            entryCount -= oldest.entries.count
        }
    }
}

extension Array {
    /// The first element whose numbers reach up to `number`, by halving; elements are in ascending order.
    fileprivate func firstIndex(holding number: UInt64, by numbers: (Element) -> ClosedRange<UInt64>?) -> Int? {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if let range = numbers(self[middle]), range.upperBound < number { low = middle + 1 } else { high = middle }
        }
        return low < endIndex ? low : nil
    }
}
