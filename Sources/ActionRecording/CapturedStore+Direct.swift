internal import Synchronization

/// The shortest way of a state from a dispatching thread to the render thread.
extension CapturedStore {
    /// Whether states can lie in the ring itself.
    @inline(__always)
    var mayGoDirectly: Bool { handOver == .concurrent && RingSlot.fits(State.self) }

    /// Puts a state into the ring itself, without the lock; the render thread adds it to those that wait.
    ///
    /// While one lies there, all later ones go the same way, so that they wait in their order.
    func handDirectly(_ state: State, of action: UInt64?, reduce: UInt64?, at now: UInt64) {
        let version = lane.nextVersion()
        let change = WaitingChange(of: action, reduce: reduce, version: version)
        if capture.ring.append(.state(change, self), value: state, happened: now).isKept {
            lane.lastDirect.store(version, ordering: .relaxed)
        } else {
            owe(state, version: version)
        }
    }
}
