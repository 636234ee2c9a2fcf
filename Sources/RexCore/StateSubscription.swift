/// Keeps a subscriber of a store's state; it ends when this is cancelled or released.
public final class StateSubscription: Sendable {
    private let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) {
        self.end = end
    }

    deinit {
        end()
    }

    /// Ends the subscription; a call that is under way on another thread still finishes.
    public func cancel() {
        end()
    }
}
