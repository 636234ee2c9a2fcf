internal import Locking

/// A store whose last change was dropped, so that viewers have not got its state.
protocol LaggingStore: AnyObject, Sendable {
    /// Records what is missing between the state that was sent and the one that is.
    func catchUp()
}

/// The stores that must catch up once there is time.
final class LaggingStores: Sendable {
    private let stores = Locked<[ObjectIdentifier: any LaggingStore]>([:])

    /// Takes note that an event of `store` was dropped.
    func add(_ store: any LaggingStore) {
        stores.withLock { $0[ObjectIdentifier(store)] = store }
    }

    /// Lets each of them catch up; false when there was none.
    func catchUp() -> Bool {
        let lagging = stores.withLock { stores in
            defer { stores = [:] }
            return Array(stores.values)
        }
        for store in lagging { store.catchUp() }
        return !lagging.isEmpty
    }
}
