internal import Locking

/// A state of a store, and how many came before it.
struct VersionedState<State> {
    let state: State
    let version: UInt64
}

/// The last state of a store that was sent: what the next diff starts from.
///
/// Whoever renders takes it out and puts the next one in, so that no rendering happens under its lock.
final class SentState<State>: Sendable {
    /// What a state follows.
    enum Step {
        /// The one that was sent before.
        case from(State)
        /// None.
        case first
        /// A newer one was sent already, so there is nothing left to say.
        case outdated
    }

    private let sent = Locked<VersionedState<State>?>(nil)

    /// Makes `next` the last state that was sent, unless it is older.
    func advance(to next: VersionedState<State>) -> Step {
        var next: VersionedState<State>? = next
        let isOutdated = sent.withLock { sent in
            if let sent, let version = next?.version, version < sent.version { return true }
            swap(&sent, &next)
            return false
        }
        if isOutdated { return .outdated }
        return next.map { .from($0.state) } ?? .first
    }

    /// Makes the next diff a snapshot, since what was rendered last was not sent.
    func forget() {
        var nothing: VersionedState<State>?
        sent.withLock { swap(&$0, &nothing) }
    }
}
