import CLibwebsockets
import Locking

/// Wakes the service thread from any other one.
@safe final class LwsWaker: Sendable {
    @safe private struct State {
        var gate = WakeGate()
        var context: OpaquePointer?
    }

    private let state = Locked(State())

    /// Tells the service thread that there is something new.
    func wake() {
        state.withLock { state in
            if state.gate.announce() { Self.interrupt(state) }
        }
    }

    /// Tells the service thread to come to an end.
    func stop() {
        state.withLock { state in
            if state.gate.stop() { Self.interrupt(state) }
        }
    }

    func withGate<Result>(_ body: (inout WakeGate) -> Result) -> Result {
        state.withLock { body(&$0.gate) }
    }

    func connect(_ context: OpaquePointer) {
        state.withLock { unsafe $0.context = context }
    }

    func disconnect() {
        state.withLock { unsafe $0.context = nil }
    }

    /// Under the lock, so that the context can't vanish meanwhile; at most once per flush interval.
    private static func interrupt(_ state: State) {
        guard let context = unsafe state.context else { return }
        unsafe lws_cancel_service(context)
    }
}
