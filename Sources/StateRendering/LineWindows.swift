/// Which lines of a text are written while it is gone through from its start.
struct LineWindows {
    /// The number of the next line.
    private(set) var line = 0
    /// The next lines to write, from ``line`` on; both `Int.max` when no more are.
    private(set) var start: Int
    private var end: Int
    private let ranges: [Range<Int>]
    private var next: Int

    /// All lines.
    init() {
        (start, end) = (0, .max)
        (ranges, next) = ([], 0)
    }

    /// - Parameter ranges: none is empty, each begins behind the one before.
    init(_ ranges: [Range<Int>]) {
        self.ranges = ranges
        (start, end) = (ranges.first?.lowerBound ?? .max, ranges.first?.upperBound ?? .max)
        next = 1
    }

    /// Whether no further line is written.
    @inline(__always) var isPast: Bool { start == .max }

    /// Whether all lines are written.
    var isUnlimited: Bool { start == 0 && end == .max }

    /// Passes one line; true when it is written.
    @inline(__always)
    mutating func take() -> Bool {
        let isShown = line >= start
        line &+= 1
        if line >= end { advance() }
        return isShown
    }

    /// Passes `count` lines if none of them is written.
    @inline(__always)
    mutating func skips(_ count: Int) -> Bool {
        guard count > 0, line &+ count <= start else { return false }
        line &+= count
        return true
    }

    /// Goes to a line that is not behind the next one to write.
    mutating func jump(to line: Int) {
        self.line = line
    }

    private mutating func advance() {
        while line >= end {
            guard next < ranges.count else {
                (start, end) = (.max, .max)
                return
            }
            (start, end) = (ranges[next].lowerBound, ranges[next].upperBound)
            next += 1
        }
    }
}
