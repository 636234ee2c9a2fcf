import Dispatch
import RexCore

/// A way to a store for what must exist before it.
final class Later: @unchecked Sendable {  // set once, before anything is dispatched
    var output = AnyActionHandler<Int> { _ in }
}

/// Runs `body` on another thread and waits for it.
func onOtherThread(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
        body()
        done.signal()
    }
    done.wait()
}
