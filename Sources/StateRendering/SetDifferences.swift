internal import Foundation

/// The members by which two sets differ, with their places among the sorted members.
struct SetDifferences {
    private struct Change {
        let text: [UInt8]
        let isAdded: Bool
        /// Where it is when whatever is before it was settled: an index of the new members.
        let index: Int
    }

    private let removed: [[UInt8]]
    private let added: [[UInt8]]
    /// The texts of both, sorted, each once.
    private let texts: [[UInt8]]
    /// How many of the new members' texts lie before each of the texts and behind the one before it, and how many are
    /// the same.
    private var before: [Int]
    private var same: [Int]
    private var length = 0

    init(removed: [[UInt8]], added: [[UInt8]]) {
        self.removed = removed.sorted(by: Self.precedes)
        self.added = added.sorted(by: Self.precedes)
        texts = (removed + added).sorted(by: Self.precedes).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        before = Array(repeating: 0, count: texts.count + 1)
        same = before
    }

    var isEmpty: Bool { texts.isEmpty }

    /// How long the texts of all members of both sets are, when all of the new ones were noted.
    var totalLength: Int {
        2 * length + removed.reduce(0) { $0 + $1.count } - added.reduce(0) { $0 + $1.count }
    }

    /// Takes the text of a new member into account.
    mutating func note(_ text: UnsafeBufferPointer<UInt8>) {
        length += text.count
        var (low, high) = (0, texts.count)
        while low < high {
            let middle = (low + high) / 2
            if unsafe Self.precedes(texts[middle], text) { low = middle + 1 } else { high = middle }
        }
        if low < texts.count, unsafe texts[low].elementsEqual(text) { same[low] += 1 } else { before[low] += 1 }
    }

    /// Reports the changes, or one replacement of the set if that is shorter.
    func report<Member>(_ old: Set<Member>, _ new: Set<Member>, in walk: inout ChangeWalk) {
        guard !isEmpty else { return }
        walk.orReplace(old, new, estimatedLength: totalLength) { walk in
            walk.along(.members) { walk in
                for change in changes where !walk.isSatisfied {
                    if change.isAdded {
                        walk.added(text: change.text, at: change.index)
                    } else {
                        walk.removed(text: change.text, at: change.index)
                    }
                }
            }
        }
    }

    /// The changes in the order in which they apply.
    private var changes: [Change] {
        var changes: [Change] = []
        var (removed, added) = (removed[...], added[...])
        var start = 0
        for (number, text) in texts.enumerated() {
            start += before[number]
            let (goes, comes) = (removed.prefix { $0 == text }.count, added.prefix { $0 == text }.count)
            let kept = start + same[number] - comes
            for _ in 0..<goes { changes.append(Change(text: text, isAdded: false, index: kept)) }
            for index in 0..<comes { changes.append(Change(text: text, isAdded: true, index: kept + index)) }
            removed.removeFirst(goes)
            added.removeFirst(comes)
            start += same[number]
        }
        return changes
    }

    private static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        unsafe right.withUnsafeBufferPointer { unsafe precedes(left, $0) }  // only compared
    }

    /// Whether a text comes before another one in the order of bytes.
    private static func precedes(_ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        unsafe left.withUnsafeBufferPointer { left in  // only compared
            let common = min(left.count, right.count)
            guard common > 0, let start = left.baseAddress, let other = right.baseAddress else {
                return left.count < right.count
            }
            let order = unsafe memcmp(start, other, common)  // both are that long
            return order == 0 ? left.count < right.count : order < 0
        }
    }
}
