public import ActionRecording
internal import Locking

/// The record of a store that is not RexCore's: what it handles, and what that changes.
///
/// Make one for each store with `RemoteLogger.recorder(of:named:)`, and call it around the reducer:
///
/// ```swift
/// let cart = remote.recorder(of: CartState.self, named: "cart")
///
/// cart.willHandle(action, source: CallSite(), before: state)
/// state.apply(action)
/// cart.didHandle(after: state)
/// ```
///
/// One action of a store is handled at a time. Nothing here keeps a state that the store still has, so that the
/// reducer's writes copy nothing: `record(action:source:before:after:)` needs the state before, and whoever keeps that
/// makes the reducer copy each array and dictionary that it writes to.
public final class RecordedStore<State>: Sendable {
    private let store: CapturedStore<State>
    /// The number of the action at work.
    private let current = Locked<UInt64?>(nil)

    init(_ store: CapturedStore<State>) {
        self.store = store
    }

    /// Records an action, before the reducer has seen it.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - source: Where it was dispatched, `CallSite()` for the place of this call; nil when that is not known.
    ///   - cause: The number of the action that was being handled when this one was dispatched.
    ///   - before: The state that the reducer will get, when something else than a recorded action may have changed it:
    ///     what differs from the last one is shown as a change without an action. Nil when nothing can have, which
    ///     saves the comparison; but hand the first state in, or the first change is sent as a whole state.
    /// - Returns: The number of the action, for others as their `cause`.
    @discardableResult
    public func willHandle<Action: Sendable>(
        _ action: Action,
        source: CallSite? = nil,
        cause: UInt64? = nil,
        before: State? = nil
    ) -> UInt64 {
        begin(store.willHandle(action, source: source, cause: cause, before: before))
    }

    /// The same for an action that is not `Sendable`: it is rendered before the call returns.
    @discardableResult
    public func willHandle<Action>(
        _ action: Action,
        source: CallSite? = nil,
        cause: UInt64? = nil,
        before: State? = nil
    ) -> UInt64 {
        begin(store.willHandle(unshared: action, source: source, cause: cause, before: before))
    }

    /// Records what the action has changed, right after the reducer and before any effect.
    ///
    /// - Parameters:
    ///   - after: The state that the reducer has left.
    ///   - reduce: How long the reducer took; nil when nobody measured it.
    public func didHandle(after: State, reduce: Duration? = nil) {
        let action = current.withLock { $0.take() }
        guard let action else { return }
        store.didHandle(action, after: after, reduce: reduce)
    }

    private func begin(_ number: UInt64) -> UInt64 {
        current.withLock { $0 = number }
        return number
    }
}
