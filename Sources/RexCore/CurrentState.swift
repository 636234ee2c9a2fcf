internal import Locking

/// The one state of a store, changed in place and read as copies.
///
/// There is no second copy: it would share its buffers with the first, so that each change had to copy them. Hence
/// reading waits while a reducer runs, and inside that reducer there is nothing to read.
final class CurrentState<StateType>: Sendable {
    private let value: Locked<AssumedSendable<StateType>>

    init(_ initial: StateType) {
        value = Locked(AssumedSendable(initial))
    }

    /// A copy, as of the last reducer that ended.
    ///
    /// Stops the process inside the reducer that is changing it, where waiting would last forever.
    var copy: StateType {
        if DrainFrame.isReducing(ObjectIdentifier(self)) {
            fatalError("a reducer read the state of its own store: it may only read the state that it was given")
        }
        return value.withLock { $0.value }
    }

    /// Changes the state in place; `body` is the only user code that ever runs under a lock, and this lock is what
    /// readers of the state wait for, nothing else.
    func change(in frame: DrainFrame, _ body: (inout StateType) -> Void) {
        frame.reducing = ObjectIdentifier(self)
        defer { frame.reducing = nil }
        value.withLock { body(&$0.value) }
    }
}
