/// The diagonals that paths with a certain number of edits can end on: every second one of a widening span.
struct DiagonalFront {
    private var low: Int
    private var high: Int
    private let limits: ClosedRange<Int>

    init(startingAt point: EditBox.Point, in box: EditBox) {
        low = point.diagonal
        high = point.diagonal
        limits = box.diagonals
    }

    var diagonals: StrideThrough<Int> { stride(from: low, through: high, by: 2) }

    /// Whether the latest paths may end on `diagonal`.
    func reaches(_ diagonal: Int) -> Bool {
        low <= diagonal && diagonal <= high && (diagonal - low) % 2 == 0
    }

    /// Allows one more edit; `clear` is called with the diagonals just outside, which no path has reached.
    mutating func widen(_ clear: (Int) -> Void) {
        if low > limits.lowerBound {
            low -= 1
            clear(low - 1)
        } else {
            low += 1
        }
        if high < limits.upperBound {
            high += 1
            clear(high + 1)
        } else {
            high -= 1
        }
    }
}
