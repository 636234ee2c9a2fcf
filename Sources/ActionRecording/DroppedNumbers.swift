/// The numbers of events that were dropped because the ring was full, as ranges.
///
/// Threads note them nearly in order, so there are as few ranges as there were times when the ring was full.
struct DroppedNumbers: Sendable {
    private var ranges: [ClosedRange<UInt64>] = []

    mutating func insert(_ number: UInt64) {
        var index = ranges.endIndex
        while index > 0, ranges[index - 1].lowerBound > number { index -= 1 }
        let follows = index > 0 && ranges[index - 1].upperBound + 1 == number
        let precedes = index < ranges.endIndex && ranges[index].lowerBound == number + 1
        switch (follows, precedes) {
        case (true, true):
            ranges[index - 1] = ranges[index - 1].lowerBound...ranges[index].upperBound
            ranges.remove(at: index)
        case (true, false): ranges[index - 1] = ranges[index - 1].lowerBound...number
        case (false, true): ranges[index] = number...ranges[index].upperBound
        case (false, false): ranges.insert(number...number, at: index)
        }
    }

    /// Takes out the lowest range if it begins with `number`.
    mutating func takeFirst(from number: UInt64) -> ClosedRange<UInt64>? {
        ranges.first?.lowerBound == number ? ranges.removeFirst() : nil
    }
}
