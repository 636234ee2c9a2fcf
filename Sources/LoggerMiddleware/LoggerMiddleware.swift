public import RexCore

/// A middleware that logs each action and what it changed, wherever it stands in a chain.
///
/// It wraps another middleware and changes nothing of what that one does. Make one with `default()`, or with `logger()`
/// on a middleware of yours:
///
/// ```swift
/// LoggerMiddleware.default() <> MyOtherMiddleware().lift(…)  // everything in the app
/// MyOtherMiddleware().logger().lift(…)                       // what that middleware sees
/// ```
///
/// The state after an action is read right after the reducer and before any effect runs, so that an action that
/// another one has dispatched is logged after it, with a difference of its own.
public struct LoggerMiddleware<M: MiddlewareProtocol>: MiddlewareProtocol {
    /// The actions of the wrapped middleware.
    public typealias InputActionType = M.InputActionType

    /// What the wrapped middleware dispatches.
    public typealias OutputActionType = M.OutputActionType

    /// The state of the wrapped middleware.
    public typealias StateType = M.StateType

    private let middleware: M
    private let actionFilter: (InputActionType) -> Bool
    private let log: any ActionLog<InputActionType, StateType>

    init(
        wrapping middleware: M,
        actionFilter: @escaping (InputActionType) -> Bool,
        log: any ActionLog<InputActionType, StateType>
    ) {
        self.middleware = middleware
        self.actionFilter = actionFilter
        self.log = log
    }

    /// Hands the action to the wrapped middleware, and logs it once the reducer has run.
    ///
    /// An action that the filter refuses is not logged; the wrapped middleware gets it all the same.
    public func handle(
        action: InputActionType,
        from dispatcher: ActionSource,
        state: @escaping GetState<StateType>
    ) -> IO<OutputActionType> {
        guard actionFilter(action) else {
            return middleware.handle(action: action, from: dispatcher, state: state)
        }
        let finish = log.begin(action, from: dispatcher, before: state)
        let io = middleware.handle(action: action, from: dispatcher, state: state)
        return IO.observer(pass: { finish(state(), $0.duration) }) <> io
    }

    /// Forwards the context to the wrapped middleware.
    public func receiveContext(
        getState: @escaping GetState<StateType>,
        output: AnyActionHandler<OutputActionType>
    ) {
        middleware.receiveContext(getState: getState, output: output)
    }

    /// Prints what waits for the queue, on the calling thread, and returns when it is printed.
    ///
    /// Needed before the process ends, and where the queue does not run: the default one, `DispatchQueue.main`, runs
    /// only in a process with a main run loop or `dispatchMain()`. A logger to a remote recorder has nothing to flush.
    public func flush() {
        log.flush()
    }
}
