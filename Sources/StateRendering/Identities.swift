/// Numbers elements by their `id`.
enum Identities {
    /// Equal ids have equal numbers; nil when the elements have no id of their own.
    ///
    /// The identity that an object has by default is none: the next state holds another object for the same thing.
    static func numbers<Element>(_ old: [Element], _ new: [Element]) -> (old: [Int], new: [Int])? {
        guard let type = Element.self as? any Identifiable.Type else { return nil }
        return numbers(old, new, as: type)
    }

    private static func numbers<Row: Identifiable>(_ old: Any, _ new: Any, as: Row.Type) -> (old: [Int], new: [Int])? {
        guard Row.ID.self != ObjectIdentifier.self, let old = old as? [Row], let new = new as? [Row] else { return nil }
        var numbers: [Row.ID: Int] = [:]
        func number(_ row: Row) -> Int {
            let id = row.id
            if let known = numbers[id] { return known }
            numbers[id] = numbers.count
            return numbers.count - 1
        }
        return (old.map(number), new.map(number))
    }
}
