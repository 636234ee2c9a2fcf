/// First in, first out; an element keeps its number while it is in.
struct Queue<Element> {
    private var elements: [Element?] = []
    private var removed = 0
    private var start = 0

    var isEmpty: Bool { count == 0 }
    var count: Int { elements.count - start }
    var first: Element? { count == 0 ? nil : elements[start] }

    /// The number of the next element to come.
    var end: Int { removed + count }

    subscript(number: Int) -> Element {
        get {
            guard let element = elements[start + number - removed] else { preconditionFailure("\(number) is gone") }
            return element
        }
        set { elements[start + number - removed] = newValue }
    }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        let element = elements[start].take()
        start += 1
        removed += 1
        if start > 32, start * 2 > elements.count {
            elements.removeFirst(start)
            start = 0
        }
        return element
    }
}

extension Queue: Sendable where Element: Sendable {}
