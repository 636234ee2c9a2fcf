internal import Synchronization

/// Which dispatch of this process an action is, which one brought it about, and which one its store handled before.
package struct DispatchStamp: Sendable, Hashable {
    /// Unique in the process, and growing within a store in the order in which its actions are handled.
    package let id: UInt64

    /// The action that a store was running on the same thread when this one was dispatched; nil at the top level.
    package let cause: UInt64?

    /// The action that the same store has handled right before this one; nil for its first.
    ///
    /// Who has seen the state after that one knows the state before this one. Nil as well for the middleware of one
    /// element of a collection, since the action before may have been another element's.
    package private(set) var previous: UInt64?

    private static let issued = Atomic<UInt64>(0)

    /// Takes the next number of the process.
    static func next(cause: UInt64?, previous: UInt64?) -> DispatchStamp {
        let id = issued.wrappingAdd(1, ordering: .relaxed).newValue
        return DispatchStamp(id: id, cause: cause, previous: previous)
    }

    /// The same dispatch, of which nobody can say what the state was before.
    var withoutPrevious: DispatchStamp {
        var stamp = self
        stamp.previous = nil
        return stamp
    }
}
