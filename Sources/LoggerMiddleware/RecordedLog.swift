import ActionRecording
import RexCore

/// Hands actions and states to a recorder, as they are.
struct RecordedLog<Action, State>: ActionLog {
    let store: any StoreRecorder<State>
    let causes = CauseLedger()

    func begin(_ action: Action, from source: ActionSource, before: State) -> (State, Duration?) -> Void {
        let cause = source.dispatch?.cause.flatMap(causes.number(of:))
        let number = store.willHandle(action, source: CallSite(source), cause: cause, before: before)
        if let dispatch = source.dispatch { causes.note(number, of: dispatch.id) }
        return { after, reduce in store.didHandle(number, after: after, reduce: reduce) }
    }

    func flush() {}
}

extension CallSite {
    fileprivate init(_ source: ActionSource) {
        self.init(file: source.file, function: source.function, line: source.line, info: source.info)
    }
}
