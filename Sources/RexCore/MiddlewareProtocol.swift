/// Handles actions before the reducer, and may ask for observers and effects to be run after it.
public protocol MiddlewareProtocol<InputActionType, OutputActionType, StateType> {
    /// The actions that it handles.
    associatedtype InputActionType

    /// The actions that its effects dispatch.
    associatedtype OutputActionType

    /// The part of the state that it reads.
    associatedtype StateType

    /// Takes what a 0.7 middleware needs for its whole life; called once, when the store is made.
    ///
    /// SwiftRex 0.8 deprecates it, since `handle` has it all; without an implementation nothing happens.
    func receiveContext(getState: @escaping GetState<StateType>, output: AnyActionHandler<OutputActionType>)

    /// Handles an action, on the thread that drains the store, and returns what to run after the reducer.
    ///
    /// `state` reads the state: here the old one, in the returned observers and effects the new one.
    func handle(
        action: InputActionType,
        from dispatcher: ActionSource,
        state: @escaping GetState<StateType>
    ) -> IO<OutputActionType>
}

extension MiddlewareProtocol {
    /// Does nothing.
    public func receiveContext(
        getState: @escaping GetState<StateType>,
        output: AnyActionHandler<OutputActionType>
    ) {}

    /// This middleware without its type.
    public func eraseToAnyMiddleware() -> AnyMiddleware<InputActionType, OutputActionType, StateType> {
        AnyMiddleware(self)
    }
}
