internal import Locking
internal import StateRendering

/// The record of one store, on the capture of one logger.
final class CapturedStore<State>: StoreRecorder {
    private let name: String
    private let handOver: HandOver
    private let capture: ActionCapture

    /// The state as this logger saw it last; what differs at the next action was changed by somebody else.
    private let seen = Locked<State?>(nil)
    private let sent = SentState<State>()

    init(name: String, handOver: HandOver, capture: ActionCapture) {
        self.name = name
        self.handOver = handOver
        self.capture = capture
    }

    func willHandle<Action>(_ action: Action, source: CallSite?, cause: UInt64?, before: State?) -> UInt64 {
        if let before { catchUp(with: before) }
        return append(PendingAction(action: action, source: source, cause: cause))
    }

    func didHandle(_ action: UInt64, after: State, reduce: Duration?) {
        _ = seen.exchange(after)
        append(PendingDiff(of: action, after: after, reduce: reduce, sent: sent))
    }

    /// Records what the state has become since this logger saw it last.
    private func catchUp(with state: State) {
        guard let previous = seen.exchange(state) else {
            append(PendingSnapshot(state: state, sent: sent))
            return
        }
        if !capture.renderer.isUnchanged(previous, state) {
            append(PendingDiff(of: nil, after: state, reduce: nil, sent: sent))
        }
    }

    @discardableResult
    private func append(_ event: some PendingRender) -> UInt64 {
        switch handOver {
        case .concurrent:
            return capture.append(store: name, .pending(event)).seq
        case .inline:
            let ticket = capture.append(store: name, .rendered(event.render(with: capture.renderer)))
            if !ticket.isKept { sent.forget() }
            return ticket.seq
        }
    }
}

/// The last state of a store that was sent: what the next diff starts from.
///
/// Whoever renders takes it out and puts the next one back, so that no rendering happens under its lock.
final class SentState<State>: Sendable {
    private let state = Locked<State?>(nil)

    func exchange(_ next: State?) -> State? {
        state.exchange(next)
    }

    /// Makes the next diff a snapshot, since what was rendered last was not sent.
    func forget() {
        _ = state.exchange(nil)
    }
}

extension Locked {
    /// Puts `next` in place of the value; the old one is returned, so that it is never freed under the lock.
    fileprivate func exchange<Wrapped>(_ next: Wrapped?) -> Wrapped? where Value == Wrapped? {
        var next = next
        withLock { swap(&$0, &next) }
        return next
    }
}
