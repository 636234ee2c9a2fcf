extension Reducer {
    /// Lifts a reducer of a part to the whole; actions for which `action` is nil are ignored.
    public func lift<GlobalAction, GlobalState>(
        action: KeyPath<GlobalAction, ActionType?>,
        state: WritableKeyPath<GlobalState, StateType>
    ) -> Reducer<GlobalAction, GlobalState> {
        .reduce { globalAction, globalState in
            guard let action = globalAction[keyPath: action] else { return }
            reduce(action, &globalState[keyPath: state])
        }
    }

    /// Lifts the action; the state stays as it is.
    public func lift<GlobalAction>(action: KeyPath<GlobalAction, ActionType?>) -> Reducer<GlobalAction, StateType> {
        lift(action: action, state: \.self)
    }

    /// Lifts the state; the action stays as it is.
    public func lift<GlobalState>(state: WritableKeyPath<GlobalState, StateType>) -> Reducer<ActionType, GlobalState> {
        .reduce { action, globalState in
            reduce(action, &globalState[keyPath: state])
        }
    }

    /// Lifts a reducer of a part to the whole, by closures.
    ///
    /// The part is copied out, changed and set; with key paths it is changed in place.
    public func lift<GlobalAction, GlobalState>(
        actionGetter: @escaping (GlobalAction) -> ActionType?,
        stateGetter: @escaping (GlobalState) -> StateType,
        stateSetter: @escaping (inout GlobalState, StateType) -> Void
    ) -> Reducer<GlobalAction, GlobalState> {
        .reduce { globalAction, globalState in
            guard let action = actionGetter(globalAction) else { return }
            var state = stateGetter(globalState)
            reduce(action, &state)
            stateSetter(&globalState, state)
        }
    }
}
