import ActionRecording
import Locking

/// The record of a store that reports both states of each action at once.
///
/// It keeps the last state. That costs the store nothing, since whoever hands the state before in has kept that as well;
/// and one that has the same storage as the last state after needs no comparison.
final class ForeignStore<State>: Sendable {
    private let store: CapturedStore<State>
    private let last = Locked<State?>(nil)

    init(_ store: CapturedStore<State>) {
        self.store = store
    }

    func record<Action>(_ action: Action, source: CallSite?, before: State?, after: State?) {
        // Taken out, so that no state is freed, and none compared, under the lock.
        let last = self.last.withLock { $0.take() }
        let isKnown = if let before, let last { store.isSame(before, last) } else { false }
        let number =
            isKnown
            ? store.willHandle(action, source: source, cause: nil)
            : store.willHandle(action, source: source, cause: nil, before: before)
        guard let after else { return }
        store.didHandle(number, after: after, reduce: nil)
        if store.isOpen() { _ = self.last.withLock { $0.replace(with: after) } }
    }
}

extension Optional {
    /// Puts a value in and returns the one before.
    fileprivate mutating func replace(with value: Wrapped) -> Wrapped? {
        defer { self = value }
        return self
    }
}
