import ActionRecording
import RexCore

/// Hands actions and states to a recorder, as they are.
///
/// The state before an action is looked at only when something else may have changed it since this log saw it last: a
/// dispatch of the same store that did not come by here, or another part of the state that comes by here too.
struct RecordedLog<Action, State>: ActionLog {
    let store: any StoreRecorder<State>
    let ledger = DispatchLedger()

    func begin(_ action: Action, from source: ActionSource, before: () -> State) -> (State, Duration?) -> Void {
        guard let dispatch = source.dispatch else {
            let number = store.willHandle(action, source: CallSite(source), cause: nil, before: before())
            return { after, reduce in store.didHandle(number, after: after, reduce: reduce) }
        }
        let (cause, isKnown) = ledger.begin(dispatch)
        let number =
            isKnown
            ? store.willHandle(action, source: CallSite(source), cause: cause)
            : store.willHandle(action, source: CallSite(source), cause: cause, before: before())
        ledger.note(number, of: dispatch.id)
        return { after, reduce in
            store.didHandle(number, after: after, reduce: reduce)
            ledger.end(dispatch.id)
        }
    }

    func flush() {}
}

extension CallSite {
    fileprivate init(_ source: ActionSource) {
        self.init(file: source.file, function: source.function, line: source.line, info: source.info)
    }
}
