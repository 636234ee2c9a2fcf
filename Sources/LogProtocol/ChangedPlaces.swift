/// Where an event changed the state.
struct ChangedPlaces: Sendable {
    /// One place and what was and is there, as far as the event says it.
    private struct Place {
        var steps: [String]
        var old: JSONValue?
        var value: JSONValue?

        /// Whether the event does not say what is there: what moves goes with everything in it.
        var isMoved = false
    }

    private let places: [Place]

    /// Changes that lie too deep to be read: nobody shall miss them.
    static let everywhere = ChangedPlaces(places: [Place(steps: [], isMoved: true)])

    private init(places: [Place]) {
        self.places = places
    }

    /// What a `diff`, or a `snapshot` in its place, says; nil for any other event.
    init?(_ event: JSONValue) {
        switch event["kind"] {
        case .string("diff"): places = (event["changes"]?.array ?? []).flatMap(Self.places)
        case .string("snapshot") where event["of"] != nil: places = [Place(steps: [], value: event["state"])]
        default: return nil
        }
    }

    /// Whether something changed at or under a place that fits.
    func contain(_ pattern: PathPattern) -> Bool {
        places.contains { place in
            guard zip(place.steps, pattern.steps).allSatisfy({ $1.matches($0) }) else { return false }
            let inside = pattern.steps.dropFirst(place.steps.count)
            return inside.isEmpty || place.isMoved || Self.differ(place.old, place.value, at: inside)
        }
    }

    private static func places(_ change: JSONValue) -> [Place] {
        func steps(_ field: String) -> [String]? { change[field]?.string.map(PathPattern.steps) }
        guard let path = steps("path") else { return [] }
        guard let from = steps("from") else { return [Place(steps: path, old: change["old"], value: change["value"])] }
        return [Place(steps: path, isMoved: true), Place(steps: from, isMoved: true)]
    }

    /// Whether two values differ somewhere below that fits: a replaced whole changes only what became another.
    private static func differ(_ old: JSONValue?, _ value: JSONValue?, at steps: ArraySlice<TextPattern>) -> Bool {
        guard old != value else { return false }
        guard let step = steps.first else { return true }
        let (before, after) = (parts(of: old, fitting: step), parts(of: value, fitting: step))
        return Set(before.keys).union(after.keys).contains { name in
            differ(before[name], after[name], at: steps.dropFirst())
        }
    }

    private static func parts(of value: JSONValue?, fitting step: TextPattern) -> [String: JSONValue] {
        switch value {
        case .object(let members):
            let fitting = members.filter { step.matches($0.name) }.map { ($0.name, $0.value) }
            return Dictionary(fitting, uniquingKeysWith: { $1 })
        case .array(let elements):
            let named = elements.enumerated().map { (String($0.offset), $0.element) }
            return Dictionary(uniqueKeysWithValues: named.filter { step.matches($0.0) })
        default: return [:]
        }
    }
}
