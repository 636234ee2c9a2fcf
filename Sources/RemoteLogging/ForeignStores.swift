import ActionRecording
import Locking

/// The records of stores that report through `record(action:source:before:after:)`.
///
/// One for each name, type of state and way of handing over, kept for the life of the logger.
final class ForeignStores: Sendable {
    private struct Key: Hashable {
        let state: ObjectIdentifier
        /// Nil is another spelling of the name of the state's type, which takes long to make.
        let name: String?
        let handOver: HandOver
    }

    private let stores = Locked<[Key: any AnyObject & Sendable]>([:])

    /// The record of a store, opened at the first call.
    func store<State>(
        named name: String?,
        of state: State.Type,
        handOver: HandOver,
        open: (String) -> CapturedStore<State>
    ) -> ForeignStore<State> {
        let key = Key(state: ObjectIdentifier(state), name: name, handOver: handOver)
        if let known = stores.withLock({ $0[key] }) as? ForeignStore<State> { return known }
        let full = Key(state: key.state, name: name ?? String(describing: state), handOver: handOver)
        let opened = stores.withLock { stores in
            let store = stores[full] ?? ForeignStore(open(full.name ?? ""))
            stores[full] = store
            stores[key] = store
            return store
        }
        guard let store = opened as? ForeignStore<State> else {
            preconditionFailure("a key names the type of its state")
        }
        return store
    }
}
