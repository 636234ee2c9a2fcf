internal import StateRendering

/// The record of one store, on the capture of one logger.
final class CapturedStore<State>: StoreRecorder {
    private let name: String
    private let handOver: HandOver
    private let capture: ActionCapture

    private let seen = SeenState<State>()
    private let sent = SentState<State>()

    init(name: String, handOver: HandOver, capture: ActionCapture) {
        self.name = name
        self.handOver = handOver
        self.capture = capture
    }

    func willHandle<Action>(_ action: Action, source: CallSite?, cause: UInt64?, before: State?) -> UInt64 {
        guard isOpen() else { return 0 }
        if let before { catchUp(with: before) }
        return append(PendingAction(action: action, source: source, cause: cause))
    }

    func didHandle(_ action: UInt64, after: State, reduce: Duration?) {
        guard isOpen() else { return }
        append(PendingDiff(of: action, after: seen.note(after).now, reduce: reduce, sent: sent, lag: lag))
    }

    /// False once the logger has stopped; then no state is held any more, and the store's changes copy nothing.
    private func isOpen() -> Bool {
        if capture.isOpen { return true }
        seen.forget()
        sent.forget()
        return false
    }

    /// Records what the state has become since this logger saw it last.
    private func catchUp(with state: State) {
        let (now, before) = seen.note(state)
        guard let before else {
            append(PendingSnapshot(state: now, sent: sent, lag: lag))
            return
        }
        if !capture.renderer.isUnchanged(before, state) {
            append(PendingDiff(of: nil, after: now, reduce: nil, sent: sent, lag: lag))
        }
    }

    @discardableResult
    private func append(_ event: some PendingRender) -> UInt64 {
        switch handOver {
        case .concurrent:
            let ticket = capture.append(store: name, .pending(event))
            if !ticket.isKept { event.skip() }
            return ticket.seq
        case .inline:
            let ticket = capture.append(store: name, .rendered(event.render(with: capture.renderer)))
            if !ticket.isKept { sent.forget() }
            return ticket.seq
        }
    }

    private var lag: @Sendable () -> Void {
        { [weak self] in
            guard let self else { return }
            capture.lagging.add(self)
        }
    }
}

extension CapturedStore: LaggingStore {
    /// Records the changes that were dropped, when no later event of the store has brought them.
    ///
    /// Not for values that are not `Sendable`: only their own thread may read them, at the next action.
    func catchUp() {
        guard handOver == .concurrent, let last = seen.last else { return }
        let diff = PendingDiff(of: nil, after: last, reduce: nil, sent: sent, lag: {})
        _ = capture.append(store: name, .pending(diff), isLast: true)
    }
}
