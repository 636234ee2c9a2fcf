internal import Locking

/// Holds the state, and runs every action through middleware and reducer, one after the other.
///
/// Any thread may dispatch, and nothing needs a running main loop. A thread that dispatches while the store is idle
/// does the work itself and returns when no action waits any more; a dispatch while the store is at work, from
/// another thread or from inside a middleware, reducer, observer, subscriber or effect, only joins the queue and
/// returns at once. So actions are never nested and never lost, and are handled first in, first out.
///
/// For each action, on one thread: every middleware's `handle` in the order of composition, the reducer, all
/// observers, the subscribers, and then the effects in the opposite order.
public final class Store<ActionType, StateType>: ActionHandler, @unchecked Sendable {  // one thread drains at a time
    private let reducer: Reducer<ActionType, StateType>
    private let middleware: AnyMiddleware<ActionType, ActionType, StateType>
    private let current: CurrentState<StateType>
    private let getState: GetState<StateType>
    private let subscribers = StateSubscribers()
    private let inbox = Locked(Inbox())
    private var output = AnyActionHandler<ActionType> { _ in }  // set once, before the middleware gets it
    /// The action handled last; touched by the thread that drains.
    private var previous: UInt64?

    /// Makes a store and gives the middleware its context.
    ///
    /// Middlewares do not keep the store alive: what an effect dispatches after the store is gone is dropped.
    public init<M: MiddlewareProtocol>(
        initialState: StateType,
        reducer: Reducer<ActionType, StateType>,
        middleware: M
    )
    where
        M.InputActionType == ActionType,
        M.OutputActionType == ActionType,
        M.StateType == StateType
    {
        self.reducer = reducer
        self.middleware = AnyMiddleware(middleware)
        let current = CurrentState(initialState)
        self.current = current
        getState = { current.copy }
        output = AnyActionHandler { [weak self] in self?.dispatch($0) }
        self.middleware.receiveContext(getState: getState, output: output)
    }

    /// Makes a store without any middleware.
    public convenience init(initialState: StateType, reducer: Reducer<ActionType, StateType>) {
        self.init(
            initialState: initialState,
            reducer: reducer,
            middleware: IdentityMiddleware<ActionType, ActionType, StateType>()
        )
    }

    /// A copy of the state as of the last reducer that ended; any thread may ask.
    ///
    /// It waits while a reducer runs on another thread; so a reducer must not wait for a thread that reads the state.
    /// Asked for inside the store's own reducer it stops the process, as any overlapping access in Swift does: the
    /// reducer has the state as its parameter.
    public var state: StateType { current.copy }

    /// Takes an action; see ``Store`` for when it is handled.
    public func dispatch(_ dispatchedAction: DispatchedAction<ActionType>) {
        let cause = DrainFrame.current?.action
        let work: Inbox.Work = { [self] in process(dispatchedAction, cause: cause, in: $0) }
        if inbox.withLock({ $0.add(work) }) { drain() }
    }

    /// Tells `receive` the state after every action, changed or not, on the thread that drains the store.
    ///
    /// - Returns: what keeps the subscription; it ends when this is released.
    public func subscribe(_ receive: @escaping @Sendable (StateType) -> Void) -> StateSubscription {
        subscribers.add { [getState] in receive(getState()) }
    }

    private func drain() {
        DrainFrame.run { frame in
            while let batch = inbox.withLock({ $0.takeAll() }) {
                for work in batch { work(frame) }
            }
        }
    }

    private func process(_ dispatched: DispatchedAction<ActionType>, cause: UInt64?, in frame: DrainFrame) {
        let stamp = DispatchStamp.next(cause: cause, previous: previous)
        previous = stamp.id
        frame.action = stamp.id
        defer { frame.action = nil }
        var source = dispatched.dispatcher
        source.dispatch = stamp

        let io = middleware.handle(action: dispatched.action, from: source, state: getState)
        let pass = reduce(dispatched.action, in: frame, measured: !io.observers.isEmpty)
        io.runObservers(pass)
        subscribers.tellAll()
        io.runEffects(output)
    }

    private func reduce(_ action: ActionType, in frame: DrainFrame, measured: Bool) -> ReducerPass {
        var duration: Duration?
        current.change(in: frame) { state in
            let start = measured ? ContinuousClock.now : nil
            reducer.reduce(action, &state)
            duration = start?.duration(to: .now)
        }
        return ReducerPass(duration: duration)
    }
}
