internal import StateRendering

/// The record of one store, on the capture of one logger.
///
/// Its lock guards memory and nothing else: whoever compares takes the shadow, works without the lock, and gives it
/// back. A state is freed outside of the lock too, since that can run code of the store's owner.
package final class CapturedStore<State>: StoreRecorder, @unchecked Sendable {  // each variable says whose it is
    let name: String
    let handOver: HandOver
    let capture: CaptureParts
    let lane: LaneLock

    /// The states of `lane.waiting`; guarded by `lane`.
    let states = StateQueue(of: State.self)
    /// The state of `lane.owedVersion`; guarded by `lane`.
    var owed: State?
    /// Nil before the first state; whoever has taken the shadow has it.
    var renderer: ChangeRenderer<State>?

    init(name: String, handOver: HandOver, capture: CaptureParts) {
        self.name = name
        self.handOver = handOver
        self.capture = capture
        lane = LaneLock(StoreLane(pace: HandOverPace(maxInlinePass: capture.maxInlinePass)))
    }

    deinit {
        while states.count > 0 { _ = states.removeFirst(State.self) }
    }

    package func willHandle<Action>(_ action: Action, source: CallSite?, cause: UInt64?, before: State?) -> UInt64 {
        guard isOpen() else { return 0 }
        if let before { catchUp(with: before) }
        return willHandle(action, source: source, cause: cause)
    }

    package func willHandle<Action>(_ action: Action, source: CallSite?, cause: UInt64?) -> UInt64 {
        guard isOpen() else { return 0 }
        guard handOver == .concurrent else { return append(rendering: action, source, cause) }
        makeWay()
        return capture.ring.append(
            .action(CapturedAction(store: name, type: Action.self, source: source, cause: cause)),
            value: action,
            happened: capture.ring.clock.now
        ).seq
    }

    /// The same for an action that only this thread may read.
    package func willHandle<Action>(
        unshared action: Action,
        source: CallSite?,
        cause: UInt64?,
        before: State?
    ) -> UInt64 {
        guard isOpen() else { return 0 }
        if let before { catchUp(with: before) }
        makeWay()
        return append(rendering: action, source, cause)
    }

    package func didHandle(_ action: UInt64, after: State, reduce: Duration?) {
        guard isOpen() else { return }
        hand(over: after, of: action, reduce: reduce?.wholeMicroseconds)
    }

    private func append<Action>(rendering action: Action, _ source: CallSite?, _ cause: UInt64?) -> UInt64 {
        let happened = capture.ring.clock.now
        let body = RenderingThread.run { capture.body(of: action, source: source, cause: cause) }
        return capture.ring
            .append(.rendered(RenderedEvent(store: name, body: body)), happened: happened).seq
    }

    /// False once the logger has stopped; then no state is held any more, and the store's changes copy nothing.
    package func isOpen() -> Bool {
        if capture.ring.isOpen { return true }
        letGo()
        return false
    }

    /// Whether two states have the same storage, both being held: then they are the same.
    package func isSame(_ first: State, _ second: State) -> Bool { StateRenderer.hasSameBits(first, second) }

    private func letGo() {
        var (owed, renderer): (State?, ChangeRenderer<State>?)
        lane.withLock { lane in
            guard !lane.isBehind, !self.lane.hasDirect(lane) else { return }
            lane.owedVersion = nil
            swap(&owed, &self.owed)
            swap(&renderer, &self.renderer)
        }
        withExtendedLifetime((owed, renderer)) {}  // freed outside of the lock
    }
}
