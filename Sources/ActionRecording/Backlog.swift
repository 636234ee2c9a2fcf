/// What waits, first in first out; its memory is kept, and bounded by the most that has waited.
struct Backlog<Element> {
    private var elements: [Element?] = []
    private var first = 0

    /// How many were taken out so far: the number of the next one.
    private(set) var taken: UInt64 = 0

    var isEmpty: Bool { first == elements.count }

    /// The number that the next one added gets.
    var end: UInt64 { taken + UInt64(elements.count - first) }

    mutating func append(_ element: consuming Element) {
        if first > 64, first > elements.count / 2 {
            elements.removeFirst(first)
            first = 0
        }
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = elements[first].take()
        first += 1
        taken += 1
        if isEmpty {
            elements.removeAll(keepingCapacity: true)
            first = 0
        }
        return element
    }
}

extension Backlog: Sendable where Element: Sendable {}
