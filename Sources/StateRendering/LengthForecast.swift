/// When one replacement of a list takes the place of the changes of its elements: when it is shorter.
///
/// Both tiers ask here, and write the same bytes, so that they decide alike.
struct LengthForecast {
    private let count: Int
    private var changed = 0
    private var isMade = false

    /// - Parameter count: how many elements the new list has.
    init(of count: Int) {
        self.count = count
    }

    /// Counts an element that changed; whether the length of all changes is to be foreseen now.
    ///
    /// Once, when a part of the list says enough about the rest.
    mutating func isDue(at index: Int) -> Bool {
        changed += 1
        guard !isMade, changed >= 32, index * 16 >= count else { return false }
        isMade = true
        return true
    }

    /// Whether changes that are as long up to an index will be longer than the replacement by more than a quarter.
    func isHopeless(written: Int, to index: Int, replacement: Int) -> Bool {
        4 * written / (index + 1) > 5 * replacement / max(1, count)
    }

    /// Whether a replacement of lists can be shorter than so many bytes at all: an element has a character and a comma.
    static func isPossible(_ oldCount: Int, _ newCount: Int, within written: Int) -> Bool {
        written > 2 * (oldCount + newCount)
    }

    /// The elements of which the texts are measured, to know about how long all are.
    static func samples(of count: Int) -> StrideTo<Int> {
        stride(from: 0, to: count, by: step(of: count))
    }

    /// About how long the text of a list is, of which the samples have so many bytes.
    static func length(of count: Int, samples bytes: Int) -> Int {
        let number = (count + step(of: count) - 1) / step(of: count)
        return (bytes + number) * count / max(1, number)
    }

    private static func step(of count: Int) -> Int { count / 8 + 1 }
}
