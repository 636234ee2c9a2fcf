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
        open(named: name, of: state, handOver: handOver)
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
        foreignStore(named: store, of: State.self, handOver: .concurrent)
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
        foreignStore(named: store, of: State.self, handOver: .inline)
            .record(action, source: source, before: before, after: after)
    }

    private func foreignStore<State>(
        named name: String?,
        of state: State.Type,
        handOver: HandOver
    ) -> ForeignStore<State> {
        foreignStores.store(named: name, of: state, handOver: handOver) { name in
            open(named: name, of: state, handOver: handOver)
        }
    }
}

extension RemoteLogger {
    /// Opens the record of a store that is not RexCore's, for calls before and after its reducer.
    ///
    /// - Parameters:
    ///   - state: The type of the state.
    ///   - name: How events name the store; nil takes the name of the state's type. A name that is taken gets a number
    ///     behind it, so open the record of a store once.
    public func recorder<State: Sendable>(of state: State.Type, named name: String? = nil) -> RecordedStore<State> {
        RecordedStore(open(named: name, of: state, handOver: .concurrent))
    }

    /// The same for a state that is not `Sendable`: it is rendered before each call returns.
    public func recorder<State>(of state: State.Type, named name: String? = nil) -> RecordedStore<State> {
        RecordedStore(open(named: name, of: state, handOver: .inline))
    }

    private func open<State>(named name: String?, of state: State.Type, handOver: HandOver) -> CapturedStore<State> {
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
