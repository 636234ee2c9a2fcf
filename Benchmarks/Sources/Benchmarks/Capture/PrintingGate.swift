import Synchronization

/// Whether texts are made, so that those that still wait after a burst are skipped.
final class PrintingGate: Sendable {
    private let open = Atomic(true)

    var isOpen: Bool { open.load(ordering: .relaxed) }

    /// Runs `body` with the gate closed.
    func closed(_ body: () -> Void) {
        open.store(false, ordering: .relaxed)
        body()
        open.store(true, ordering: .relaxed)
    }
}
