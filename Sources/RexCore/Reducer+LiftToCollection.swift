extension Reducer where StateType: Identifiable {
    /// Lifts a reducer of one element to a collection of them; actions for an id that is not there are ignored.
    ///
    /// - Complexity: O(n) in the number of elements, to find the id.
    public func liftToCollection<GlobalAction, GlobalState, CollectionState: MutableCollection>(
        action: KeyPath<GlobalAction, ElementIDAction<StateType.ID, ActionType>?>,
        stateCollection: WritableKeyPath<GlobalState, CollectionState>
    ) -> Reducer<GlobalAction, GlobalState> where CollectionState.Element == StateType {
        liftToCollection(action: action, stateCollection: stateCollection, identifier: \.id)
    }
}

extension Reducer {
    /// Lifts a reducer of one element to a collection of them, which are told apart by `identifier`.
    ///
    /// - Complexity: O(n) in the number of elements, to find the id.
    public func liftToCollection<GlobalAction, GlobalState, CollectionState: MutableCollection, ID: Hashable>(
        action: KeyPath<GlobalAction, ElementIDAction<ID, ActionType>?>,
        stateCollection: WritableKeyPath<GlobalState, CollectionState>,
        identifier: KeyPath<StateType, ID>
    ) -> Reducer<GlobalAction, GlobalState> where CollectionState.Element == StateType {
        .reduce { globalAction, globalState in
            guard let element = globalAction[keyPath: action],
                let index = globalState[keyPath: stateCollection]
                    .firstIndex(where: { $0[keyPath: identifier] == element.id })
            else { return }
            reduce(element.action, &globalState[keyPath: stateCollection][index])
        }
    }

    /// Lifts a reducer of one element to a collection of them; actions for an index out of bounds are ignored.
    public func liftToCollection<GlobalAction, GlobalState, CollectionState: MutableCollection>(
        action: KeyPath<GlobalAction, ElementIndexAction<CollectionState.Index, ActionType>?>,
        stateCollection: WritableKeyPath<GlobalState, CollectionState>
    ) -> Reducer<GlobalAction, GlobalState> where CollectionState.Element == StateType {
        .reduce { globalAction, globalState in
            guard let element = globalAction[keyPath: action] else { return }
            let startIndex = globalState[keyPath: stateCollection].startIndex
            let endIndex = globalState[keyPath: stateCollection].endIndex
            guard startIndex <= element.index, element.index < endIndex else { return }
            reduce(element.action, &globalState[keyPath: stateCollection][element.index])
        }
    }
}
