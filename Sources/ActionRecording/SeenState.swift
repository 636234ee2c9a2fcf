internal import Locking

/// The state as a logger saw it last; what differs at the next action was changed by somebody else.
final class SeenState<State>: Sendable {
    private let seen = Locked<VersionedState<State>?>(nil)

    /// The last state; nil before the first, and once the logger has stopped.
    var last: VersionedState<State>? { seen.withLock { $0 } }

    /// Takes note of a state; the one before is returned with it, so that it is never freed under the lock.
    func note(_ state: State) -> (now: VersionedState<State>, before: State?) {
        seen.withLock { seen in
            let before = seen
            let now = VersionedState(state: state, version: (before?.version ?? 0) + 1)
            seen = now
            return (now, before?.state)
        }
    }

    /// Lets go of the state.
    func forget() {
        var nothing: VersionedState<State>?
        seen.withLock { swap(&$0, &nothing) }
    }
}
