public import ActionRecording

extension RemoteLogger: ActionRecorder {
    /// Opens the record of one store; `.logger(to:)` and `.remote(to:)` call it.
    ///
    /// A name that is taken gets a number behind it, ` #2`. A state that is a class is answered with a warning in the
    /// stream, since a change inside an object is the same object before and after.
    public func openStore<State>(
        named name: String?,
        of state: State.Type,
        handOver: HandOver
    ) -> any StoreRecorder<State> {
        let store = capture.openStore(named: name, of: state, handOver: handOver)
        if State.self is AnyClass {
            log(
                "\(State.self) is a class: what changes inside an object cannot be seen, its actions seem to change nothing",
                level: .warning,
                label: name ?? String(describing: state)
            )
        }
        return store
    }
}

extension RemoteLogger {
    /// Records one action of a store that is not RexCore's, after its reducer has run.
    ///
    /// Actions of one store are recorded one at a time. The calling thread only copies values.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - source: Where it was dispatched, `CallSite()` for the place of this call; nil when that is not known.
    ///   - before: The state before the reducer; nil for a store that had none yet.
    ///   - after: The state after the reducer; nil when the store is gone.
    ///   - store: How events name the store; nil takes the name of the state's type.
    public func record<Action: Sendable, State: Sendable>(
        action: Action,
        source: CallSite? = nil,
        before: State?,
        after: State?,
        store: String? = nil
    ) {
        recorder(named: store, of: State.self, handOver: .concurrent)
            .record(action, source: source, before: before, after: after)
    }

    /// Records one action of a store whose values are not `Sendable`: they are rendered before the call returns, since
    /// they may share mutable references with the store.
    ///
    /// The parameters are those of the form for values that are.
    public func record<Action, State>(
        action: Action,
        source: CallSite? = nil,
        before: State?,
        after: State?,
        store: String? = nil
    ) {
        recorder(named: store, of: State.self, handOver: .inline)
            .record(action, source: source, before: before, after: after)
    }

    private func recorder<State>(
        named name: String?,
        of state: State.Type,
        handOver: HandOver
    ) -> any StoreRecorder<State> {
        foreignStores.recorder(named: name ?? String(describing: state), of: state, handOver: handOver) { name in
            openStore(named: name, of: state, handOver: handOver)
        }
    }
}

extension StoreRecorder {
    fileprivate func record<Action>(_ action: Action, source: CallSite?, before: State?, after: State?) {
        let number = willHandle(action, source: source, cause: nil, before: before)
        if let after { didHandle(number, after: after, reduce: nil) }
    }
}
