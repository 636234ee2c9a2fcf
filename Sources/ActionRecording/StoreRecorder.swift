/// The record of one store: what it handled, and what that changed.
///
/// A store calls ``willHandle(_:source:cause:before:)`` before its reducer sees the action and
/// ``didHandle(_:after:reduce:)`` right after. One action of a store is handled at a time.
///
/// A recorder that was opened with ``HandOver/concurrent`` reads actions and states on another thread, later: all of
/// them must be `Sendable`. An object inside is read as it lies there, without its own lock; one that changes hides its
/// fields by a `customMirror`.
public protocol StoreRecorder<State>: Sendable {
    /// The state whose changes are recorded.
    associatedtype State

    /// Numbers an action and captures it.
    ///
    /// - Parameters:
    ///   - action: The action, before any reducer has seen it.
    ///   - source: Where it was dispatched; nil when the store does not know.
    ///   - cause: The number of the action that was being handled when this one was dispatched.
    ///   - before: The state that the reducer will get, to be compared with the last one that was handed over, since
    ///     somebody else may have changed it; nil for a store that has none yet, and where nobody can have.
    /// - Returns: The number of the action, for ``didHandle(_:after:reduce:)`` and as the `cause` of others.
    func willHandle<Action>(_ action: Action, source: CallSite?, cause: UInt64?, before: State?) -> UInt64

    /// The same for an action that finds the state as the last ``didHandle(_:after:reduce:)`` has left it: nothing is
    /// compared, and no state copied.
    func willHandle<Action>(_ action: Action, source: CallSite?, cause: UInt64?) -> UInt64

    /// Captures what the action has changed.
    ///
    /// - Parameters:
    ///   - action: What ``willHandle(_:source:cause:before:)`` returned.
    ///   - after: The state that the reducer has left.
    ///   - reduce: How long the reducer took; nil when the store does not measure it.
    func didHandle(_ action: UInt64, after: State, reduce: Duration?)
}

extension StoreRecorder {
    /// Numbers an action whose state before is known.
    public func willHandle<Action>(_ action: Action, source: CallSite?, cause: UInt64?) -> UInt64 {
        willHandle(action, source: source, cause: cause, before: nil)
    }
}
