import Dispatch
import RexCore

/// Holds threads up while too many actions wait in the store's queue, which itself has no bound.
struct WaitingActions: MiddlewareProtocol {
    private let room: DispatchSemaphore

    init(atMost count: Int) {
        room = DispatchSemaphore(value: count)
    }

    /// Waits for room; call it before each dispatch.
    func waitForRoom() {
        room.wait()
    }

    /// Gives the room back once the store is done with the action.
    func handle(
        action: LoadAction,
        from dispatcher: ActionSource,
        state: @escaping GetState<LoadState>
    ) -> IO<LoadAction> {
        .observer { room.signal() }
    }
}
