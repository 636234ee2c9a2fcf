internal import StateRendering

extension CapturedStore {
    /// Renders a change with the shadow, and takes note of what is still owed.
    ///
    /// - Returns: The body of the event, and how long the pass took, in nanoseconds.
    func render(_ state: State, _ change: WaitingChange, budget: Duration) -> (LogEvent.Body, took: UInt64) {
        guard let renderer else {
            let renderer = ChangeRenderer(
                state,
                renderer: capture.renderer,
                maxEventBytes: capture.limits.maxEventBytes
            )
            self.renderer = renderer
            return (renderer.first(of: change.of).body, 0)
        }
        let clock = capture.ring.clock
        let start = clock.now
        let pass = renderer.advance(to: state, of: change.of, reduce: change.reduce, budget: budget, clock: clock)
        // A catch-up that found nothing in all its time would find nothing the next time either.
        if !pass.isComplete, !(change.isCatchingUp && pass.isEmpty) { owe(state, version: change.version) }
        return (pass.body, clock.now - start)
    }
}

/// What the render thread does with a store's next change.
private enum Work: Sendable {
    case over(NextChange)
    case drop(WaitingChange)
    case render(WaitingChange)
}

/// The render thread's side.
extension CapturedStore: ChangeSource {
    func admit(_ change: WaitingChange, from slot: RingSlot) {
        let state = slot.takeValue(State.self)
        lane.withLock { lane in
            lane.admitted = change.version
            lane.waiting.append(change)
            states.append(state)
        }
    }

    func next(_ lateness: Lateness) -> NextChange {
        var state: State?
        switch lane.withLock({ take(lateness, from: &$0, &state) }) {
        case .over(let next): return next
        case .drop(let change):
            if !change.isCatchingUp, let state { owe(state, version: change.version) }
            return .dropped
        case .render(let change):
            guard let rendered = state.take() else { return .dropped }
            let (body, took) = render(rendered, change, budget: capture.limits.maxPassTime)
            lane.withLock { lane in
                lane.pace.note(pass: took)
                lane.giveShadowBack()
            }
            return .rendered(body)
        }
    }

    private func take(_ lateness: Lateness, from lane: inout StoreLane, _ state: inout State?) -> Work {
        if let body = lane.rendered.popFirst() { return .over(.rendered(body)) }
        guard !lane.isTaken, handOver == .concurrent || lateness == .ended else { return .over(.busy) }
        guard let change = lane.waiting.popFirst() else { return .over(.dropped) }
        state = states.removeFirst(State.self)
        guard lateness == .inTime || lateness == .late && change.isCatchingUp else { return .drop(change) }
        _ = lane.takeShadow()
        return .render(change)
    }
}
