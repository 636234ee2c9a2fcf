internal import Locking

/// Which dispatch of this process an action is, and which one brought it about.
package struct DispatchStamp: Sendable, Hashable {
    /// Unique in the process, and growing within a store in the order in which its actions are handled.
    package let id: UInt64

    /// The action that a store was running on the same thread when this one was dispatched; nil at the top level.
    package let cause: UInt64?

    private static let issued = Locked<UInt64>(0)

    /// Takes the next number of the process.
    static func next(cause: UInt64?) -> DispatchStamp {
        let id = issued.withLock { issued in
            issued += 1
            return issued
        }
        return DispatchStamp(id: id, cause: cause)
    }
}
