extension MiddlewareProtocol where StateType: Identifiable {
    /// Lifts a middleware of one element to a collection of them; actions for an id that is not there are ignored.
    public func liftToCollection<GlobalInputAction, GlobalOutputAction, GlobalState, CollectionState: Collection>(
        inputAction: @escaping (GlobalInputAction) -> ElementIDAction<StateType.ID, InputActionType>?,
        outputAction: @escaping (ElementIDAction<StateType.ID, OutputActionType>) -> GlobalOutputAction,
        state: @escaping (GlobalState) -> CollectionState
    ) -> LiftToCollectionMiddleware<GlobalInputAction, GlobalOutputAction, GlobalState, CollectionState, Self>
    where CollectionState.Element == StateType {
        LiftToCollectionMiddleware(
            self,
            inputAction: inputAction,
            outputAction: { _, action in outputAction(action) },
            collection: state
        )
    }
}

extension MiddlewareProtocol where StateType: Identifiable, InputActionType == OutputActionType {
    /// Lifts a middleware of one element to a collection of them; actions for an id that is not there are ignored.
    ///
    /// What its effects dispatch is written through `action` into a copy of the action that was handled.
    public func liftToCollection<GlobalAction, GlobalState, CollectionState: Collection>(
        action: WritableKeyPath<GlobalAction, ElementIDAction<StateType.ID, InputActionType>?>,
        stateCollection: KeyPath<GlobalState, CollectionState>
    ) -> LiftToCollectionMiddleware<GlobalAction, GlobalAction, GlobalState, CollectionState, Self>
    where CollectionState.Element == StateType {
        LiftToCollectionMiddleware(
            self,
            inputAction: { $0[keyPath: action] },
            outputAction: { handled, output in
                var dispatched = handled
                dispatched[keyPath: action] = output
                return dispatched
            },
            collection: { $0[keyPath: stateCollection] }
        )
    }
}
