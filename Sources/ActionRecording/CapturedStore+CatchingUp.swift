internal import Synchronization

/// What is kept of a store whose last change was dropped, or not compared to the end.
extension CapturedStore: LaggingStore {
    /// Keeps a state for the render thread to catch up with, if no later one was handed over.
    ///
    /// Not for values that are not `Sendable`: only their own thread may read them, at the next action.
    func owe(_ state: State, version: UInt64) {
        guard handOver == .concurrent else { return }
        var kept: State? = state
        let isOwed = lane.withLock { lane in
            guard version == self.lane.version.load(ordering: .relaxed) else { return false }
            swap(&kept, &owed)
            lane.owedVersion = version
            return true
        }
        if isOwed { capture.lagging.add(self) }
    }

    /// Lets go of a state that was owed, since a later one was handed over.
    func freeOwed() {
        var free: State?
        lane.withLock { lane in
            guard let version = lane.owedVersion, version < self.lane.version.load(ordering: .relaxed) else { return }
            lane.owedVersion = nil
            swap(&free, &owed)
        }
        withExtendedLifetime(free) {}  // freed outside of the lock
    }

    /// Records the changes that were dropped, when no later event of the store has brought them.
    func catchUp() {
        freeOwed()
        let ring = capture.ring
        let now = ring.clock.now
        let isLeft = lane.withLock { lane in
            guard let version = lane.owedVersion, let state = owed else { return false }
            guard ring.append(.change(self), happened: now, wakes: false, mustKeep: true).isKept else { return true }
            lane.owedVersion = nil
            owed = nil  // the queue has it now, so that nothing is freed
            lane.isBegun = true
            lane.waiting.append(WaitingChange(of: nil, reduce: nil, version: version, isCatchingUp: true))
            states.append(state)
            return false
        }
        if isLeft { capture.lagging.add(self) }
    }
}
