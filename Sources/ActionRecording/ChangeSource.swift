/// A store's record as the render thread sees it: what the store has handed over, one change after the other.
protocol ChangeSource: AnyObject, Sendable {
    /// How events name the store.
    var name: String { get }

    /// Takes a state out of the ring itself, as the last of those that wait.
    func admit(_ change: WaitingChange, from slot: RingSlot)

    /// Renders the next change, or takes it if a dispatching thread has rendered it.
    func next(_ lateness: Lateness) -> NextChange
}

/// Whether there is time to render an event.
enum Lateness: Sendable {
    case inTime
    /// It has waited for too long: it is dropped, unless it is rendered already or brings what was dropped before.
    case late
    /// The logger stops and its time is over: it is dropped.
    case ended
}

/// What there is of a store's next change.
enum NextChange: Sendable {
    case rendered(LogEvent.Body)
    /// Nothing: a later change brings what this one would have.
    case dropped
    /// Another thread is at it.
    case busy
}
