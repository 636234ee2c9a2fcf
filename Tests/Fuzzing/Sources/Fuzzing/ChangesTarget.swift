import StateRendering

/// The changes of a state: both tiers must find the same, and none only where none is.
enum ChangesTarget {
    static func run(_ input: inout FuzzInput) {
        let old = FuzzedState(&input)
        var new = old
        let other = FuzzedState(&input)
        if input.flag() { new = other }
        if input.flag() { new.text = other.text }
        if input.flag() { new.rows = other.rows }
        if input.flag() { new.counts = other.counts }
        if input.flag() { new.date = other.date }
        let changes = Rendered.changes(from: old, to: new)
        guard let operations = Rendered.parsed(changes) as? [[String: Any]] else { fatalError("no list") }
        require(operations.isEmpty == (Rendered.value(old) == Rendered.value(new)), "a difference without operations")
    }
}
