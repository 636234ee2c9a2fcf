internal import Foundation
internal import StateRendering
internal import Synchronization

/// What becomes of a change, once it has its number.
private enum Placed: Sendable {
    case queued
    /// Everything up to `end` is to be compared here; the shadow is taken.
    case here(end: UInt64)
    case dropped
    /// To be put into the ring, behind others that lie there.
    case direct
}

/// The dispatching thread's side: handing states over, and comparing them when the render thread is behind.
extension CapturedStore {
    /// Numbers a change and leaves it to the render thread, or compares it at once when that is behind.
    func hand(over state: State, of action: UInt64?, reduce: UInt64?) {
        let now = capture.ring.clock.now
        if mayGoDirectly, lane.isLight.load(ordering: .relaxed) {
            return handDirectly(state, of: action, reduce: reduce, at: now)
        }
        let (placed, version, hasOwed) = lane.withLock { lane in
            let placed = place(state, of: action, reduce: reduce, at: now, in: &lane)
            return (placed, self.lane.version.load(ordering: .relaxed), lane.owedVersion != nil)
        }
        switch placed {
        case .queued: break
        case .here(let end): RenderingThread.run { finish(through: end) }
        case .dropped: owe(state, version: version)
        case .direct: handDirectly(state, of: action, reduce: reduce, at: now)
        }
        if hasOwed { freeOwed() }
        let parking = capture.ring.parking
        if lane.hasLeftState.load(ordering: .relaxed) { parking.wakeIfFarAway() } else { parking.wakeIfParked() }
    }

    private func place(
        _ state: State,
        of action: UInt64?,
        reduce: UInt64?,
        at now: UInt64,
        in lane: inout StoreLane
    ) -> Placed {
        guard !self.lane.hasDirect(lane) else { return .direct }
        let version = self.lane.nextVersion()
        let isHurried = lane.pace.isInline(at: now, isWaiting: lane.isBehind)
        guard capture.ring.append(.change(self), happened: now, wakes: false).isKept else { return .dropped }
        lane.isBegun = true
        lane.waiting.append(WaitingChange(of: action, reduce: reduce, version: version))
        states.append(state)
        guard isHurried || handOver == .inline, lane.takeShadow() else {
            if lane.pace.isWorthwhile { self.lane.hasLeftState.store(true, ordering: .relaxed) }
            return .queued
        }
        return .here(end: lane.waiting.end)
    }

    /// Records what the state has become since this logger saw it last.
    ///
    /// Compared here, so that nothing takes a number when nothing has changed. Only when another thread is at work with
    /// the shadow for longer than this one may wait, or too much waits, does it go the way of all changes; then it may
    /// turn out to be none.
    func catchUp(with state: State) {
        guard let (end, hasOwed) = takeShadow() else { return hand(over: state, of: nil, reduce: nil) }
        RenderingThread.run {
            if !render(through: end) || !compare(state) { hand(over: state, of: nil, reduce: nil) }
        }
        if hasOwed { freeOwed() }
    }

    /// Takes the shadow, for a state that is newer than all before; nil when there is none, or no time to wait for it.
    private func takeShadow() -> (end: UInt64, hasOwed: Bool)? {
        let clock = capture.ring.clock
        let deadline = clock.now + capture.maxInlinePass
        if lane.withLock({ lane.hasDirect($0) }) { capture.ring.parking.wakeNow() }
        while true {
            let (isTaken, mayWait, end, hasOwed) = lane.withLock { lane in
                let isTaken = lane.isBegun && !self.lane.hasDirect(lane) && lane.takeShadow()
                if isTaken { _ = self.lane.nextVersion() }
                return (isTaken, lane.isBegun, lane.waiting.end, lane.owedVersion != nil)
            }
            if isTaken { return (end, hasOwed) }
            // A thread that is rendering may have the shadow itself.
            guard mayWait, !RenderingThread.isCurrent, clock.now < deadline else { return nil }
            sched_yield()
        }
    }

    /// Sends what a state changes, if anything, with the number after what was handed over before; the shadow is given
    /// back.
    ///
    /// - Returns: false when there is no state yet to compare it with.
    private func compare(_ state: State) -> Bool {
        let (ring, budget) = (capture.ring, capture.limits.maxInlinePassTime)
        guard let renderer else {
            lane.withLock { $0.giveShadowBack() }
            return false
        }
        let start = ring.clock.now
        let pass = renderer.advance(to: state, of: nil, reduce: nil, budget: budget, clock: ring.clock)
        let took = ring.clock.now - start
        lane.withLock { lane in
            lane.pace.note(pass: took)
            if !pass.isEmpty || !pass.isComplete {
                // What was handed over meanwhile, from inside a mirror, has an earlier number: then that starts anew.
                let content = CapturedEvent.Content.rendered(RenderedEvent(store: name, body: pass.body))
                let isNext =
                    lane.waiting.isEmpty && !self.lane.hasDirect(lane)
                    && ring.append(content, happened: start, wakes: false).isKept
                if !isNext { renderer.noteLoss() }
            }
            lane.giveShadowBack()
        }
        finishLeftovers()
        ring.parking.wakeIfParked()
        return true
    }

    /// Renders what waits before `end`, and gives the shadow back.
    func finish(through end: UInt64) {
        guard render(through: end) else { return }
        lane.withLock { $0.giveShadowBack() }
        finishLeftovers()
    }

    /// What was handed over from inside a mirror, of a store whose values no other thread may read.
    private func finishLeftovers() {
        guard handOver == .inline else { return }
        while let end = lane.withLock({ $0.waiting.isEmpty || !$0.takeShadow() ? nil : $0.waiting.end }) {
            guard render(through: end) else { return }
            lane.withLock { $0.giveShadowBack() }
        }
    }

    /// Renders what waits before `end`, as far as there is time.
    ///
    /// - Returns: false when the time was over, and the shadow was given back.
    private func render(through end: UInt64) -> Bool {
        let deadline = capture.ring.clock.now + capture.maxInlinePass
        while true {
            let now = capture.ring.clock.now
            var state: State?
            let step = lane.withLock { lane -> Step in
                let step = lane.step(before: end, isInTime: handOver == .inline || now + lane.pace.pass <= deadline)
                if case .render = step { state = states.removeFirst(State.self) }
                return step
            }
            guard case .render(let change) = step, let state else { return step == .done }
            let (body, took) = render(state, change, budget: capture.limits.maxInlinePassTime)
            lane.withLock { lane in
                lane.pace.note(pass: took)
                lane.rendered.append(body)
            }
        }
    }
}

/// What a dispatching thread that has the shadow does next.
private enum Step: Sendable, Equatable {
    case render(WaitingChange)
    case done
    /// The time is over, and the shadow was given back.
    case over
}

extension StoreLane {
    fileprivate mutating func step(before end: UInt64, isInTime: Bool) -> Step {
        guard waiting.taken < end else { return .done }
        if isInTime, let change = waiting.popFirst() { return .render(change) }
        giveShadowBack()
        return .over
    }
}
