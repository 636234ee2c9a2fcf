internal import Locking

/// The last state of a store that was sent: what the next diff starts from.
///
/// Whoever renders takes it out and puts the next one back, so that no rendering happens under its lock.
final class SentState<State>: Sendable {
    private let state = Locked<State?>(nil)

    func exchange(_ next: State?) -> State? {
        state.exchange(next)
    }

    /// Makes the next diff a snapshot, since what was rendered last was not sent.
    func forget() {
        _ = state.exchange(nil)
    }
}
