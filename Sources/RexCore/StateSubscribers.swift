internal import Locking

/// Who wants to be told about a store's state.
final class StateSubscribers: Sendable {
    /// Reads the state and passes it on.
    typealias Tell = @Sendable () -> Void

    private struct List {
        var nextID = 0
        var entries: [(id: Int, tell: Tell)] = []
    }

    private let list = Locked(List())

    /// Adds one, who is told until the subscription ends.
    func add(_ tell: @escaping Tell) -> StateSubscription {
        let id = list.withLock { list in
            defer { list.nextID += 1 }
            list.entries.append((list.nextID, tell))
            return list.nextID
        }
        return StateSubscription { [weak self] in
            self?.list.withLock { list in list.entries.removeAll { $0.id == id } }
        }
    }

    /// Tells everybody, in the order of subscription.
    func tellAll() {
        for (_, tell) in list.withLock({ $0.entries }) { tell() }
    }
}
