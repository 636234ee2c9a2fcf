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
        guard isOpen() else { return 0 }
        if let before { catchUp(with: before) }
        return append(PendingAction(action: action, source: source, cause: cause))
    }

    func didHandle(_ action: UInt64, after: State, reduce: Duration?) {
        guard isOpen() else { return }
        _ = seen.exchange(after)
        append(PendingDiff(of: action, after: after, reduce: reduce, sent: sent))
    }

    /// False once the logger has stopped; then no state is held any more, and the store's changes copy nothing.
    private func isOpen() -> Bool {
        if capture.isOpen { return true }
        _ = seen.exchange(nil)
        sent.forget()
        return false
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
