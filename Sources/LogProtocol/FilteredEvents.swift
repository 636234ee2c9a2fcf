/// A stream of lines on its way through a filter.
///
/// What an action changed is judged by the name and the source file of its action, which is remembered for a while; and
/// where a filter speaks of paths an action waits for what it changed, and what follows waits with it, so that the order
/// stays.
package struct FilteredEvents: Sendable {
    /// The most lines that wait; then the first of them is judged as an action that changed nothing.
    package static let maxHeldEvents = 256

    /// The most bytes that wait.
    package static let maxHeldBytes = 262_144

    /// The actions whose name and file are known for what they changed.
    private static let maxKnownActions = 1_024

    private struct Held {
        let line: [UInt8]
        let first: UInt64?
        let last: UInt64?
        /// Nil while an action waits for what it changed.
        var isWanted: Bool?
    }

    private let filter: EventFilter
    private var held = Queue<Held>()
    private var heldBytes = 0
    private var undecided: [UInt64: Int] = [:]
    private var actions: [UInt64: (name: String?, file: String?)] = [:]
    private var knownActions = Queue<UInt64>()

    /// The number up to which every event was judged and, if wanted, handed out; nil before the first.
    package private(set) var considered: UInt64?

    package init(_ filter: EventFilter) {
        self.filter = filter
    }

    /// The number of the first event that was taken and is not handed out; nil when there is none.
    package var firstHeld: UInt64? { held.first?.first }

    /// Takes the next line, without its newline.
    package mutating func take(_ line: [UInt8]) {
        let outline = EventOutline(line)
        if outline.kind == "goodbye" { decideAll() }
        let verdict = outline.isAboutStream ? true : judge(line, outline)
        if verdict == nil, let seq = outline.seq { undecided[seq] = held.end }
        let (first, last) = (outline.from ?? outline.seq, outline.to ?? outline.seq)
        held.append(Held(line: line, first: first, last: last, isWanted: verdict))
        heldBytes += line.count
        if held.count > Self.maxHeldEvents || heldBytes > Self.maxHeldBytes { _ = decideFirst() }
    }

    /// The next line that is wanted; nil when there is none, or one before it is still judged, or it has more than
    /// `limit` bytes.
    package mutating func next(fitting limit: Int = .max) -> [UInt8]? {
        while let first = held.first, let isWanted = first.isWanted, !isWanted || first.line.count <= limit {
            _ = held.popFirst()
            heldBytes -= first.line.count
            considered = first.last ?? considered
            if isWanted { return first.line }
        }
        return nil
    }

    /// Judges what waits as actions that changed nothing.
    package mutating func decideAll() {
        while decideFirst() {}
    }

    private mutating func judge(_ line: [UInt8], _ outline: EventOutline) -> Bool? {
        var event = OutlinedEvent(line: line, outline: outline, name: outline.name, file: outline.file)
        if outline.kind == "action" { remember(event) }
        if let action = outline.of.flatMap({ actions[$0] }) { (event.name, event.file) = action }
        let isWanted = filter.holdsApartFromPaths(for: event)
        guard filter.asksForPaths else { return isWanted }
        if outline.kind == "action" { return isWanted ? nil : false }
        guard isWanted || outline.of != nil else { return false }
        let isChanged = filter.pathsHold(for: Self.changes(line, outline))
        decide(outline.of, isChanged)
        return isWanted && isChanged
    }

    private static func changes(_ line: [UInt8], _ outline: EventOutline) -> ChangedPlaces? {
        guard outline.kind == "diff" || outline.of != nil else { return nil }
        guard let event = try? JSONValue(parsing: line) else { return .everywhere }
        return ChangedPlaces(event)
    }

    private mutating func remember(_ action: OutlinedEvent) {
        guard let seq = action.outline.seq else { return }
        actions[seq] = (action.name, action.file)
        knownActions.append(seq)
        if knownActions.count > Self.maxKnownActions, let oldest = knownActions.popFirst() { actions[oldest] = nil }
    }

    private mutating func decide(_ action: UInt64?, _ isWanted: Bool) {
        guard let action, let index = undecided.removeValue(forKey: action) else { return }
        held[index].isWanted = isWanted
    }

    /// Judges the first action that waits; false when none does.
    private mutating func decideFirst() -> Bool {
        guard let action = undecided.keys.min() else { return false }
        decide(action, filter.pathsHold(for: nil))
        return true
    }
}
