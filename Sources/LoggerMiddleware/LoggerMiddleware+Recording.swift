public import ActionRecording
public import RexCore

extension MiddlewareProtocol where InputActionType: Sendable, StateType: Sendable {
    /// Records the actions and the state changes that this middleware sees, as values.
    ///
    /// The dispatching thread only copies values; they are rendered elsewhere, in order.
    ///
    /// - Parameters:
    ///   - recorder: What they are recorded to, a `RemoteLogger` for example.
    ///   - store: How events name the store; nil takes the name of the state's type.
    ///   - actionFilter: Which actions are recorded; the middleware itself gets every one. What an unrecorded action
    ///     changes appears as a change without an action before the next one that is recorded.
    public func logger(
        to recorder: some ActionRecorder,
        store: String? = nil,
        actionFilter: @escaping (InputActionType) -> Bool = { _ in true }
    ) -> LoggerMiddleware<Self> {
        recorded(by: recorder.openStore(named: store, of: StateType.self, handOver: .concurrent), actionFilter)
    }
}

extension MiddlewareProtocol {
    /// Records the actions and the state changes that this middleware sees, as values that are not `Sendable`.
    ///
    /// They may share mutable references with the store, so they are rendered before the dispatch goes on.
    ///
    /// - Parameters:
    ///   - recorder: What they are recorded to, a `RemoteLogger` for example.
    ///   - store: How events name the store; nil takes the name of the state's type.
    ///   - actionFilter: Which actions are recorded; the middleware itself gets every one. What an unrecorded action
    ///     changes appears as a change without an action before the next one that is recorded.
    public func logger(
        to recorder: some ActionRecorder,
        store: String? = nil,
        actionFilter: @escaping (InputActionType) -> Bool = { _ in true }
    ) -> LoggerMiddleware<Self> {
        recorded(by: recorder.openStore(named: store, of: StateType.self, handOver: .inline), actionFilter)
    }

    private func recorded(
        by store: any StoreRecorder<StateType>,
        _ actionFilter: @escaping (InputActionType) -> Bool
    ) -> LoggerMiddleware<Self> {
        LoggerMiddleware(wrapping: self, actionFilter: actionFilter, log: RecordedLog(store: store))
    }
}

extension LoggerMiddleware {
    /// A recorder of everything in the app: `LoggerMiddleware.remote(to: remote) <> MyOtherMiddleware().lift(…)`.
    ///
    /// The parameters are those of `logger(to:)` on a middleware.
    public static func remote<Input: Sendable, Output, State: Sendable>(
        to recorder: some ActionRecorder,
        store: String? = nil,
        actionFilter: @escaping (Input) -> Bool = { _ in true }
    ) -> LoggerMiddleware<IdentityMiddleware<Input, Output, State>>
    where M == IdentityMiddleware<Input, Output, State> {
        IdentityMiddleware<Input, Output, State>().logger(to: recorder, store: store, actionFilter: actionFilter)
    }

    /// A recorder of everything in the app, of values that are not `Sendable`; see `logger(to:)` on a middleware.
    public static func remote<Input, Output, State>(
        to recorder: some ActionRecorder,
        store: String? = nil,
        actionFilter: @escaping (Input) -> Bool = { _ in true }
    ) -> LoggerMiddleware<IdentityMiddleware<Input, Output, State>>
    where M == IdentityMiddleware<Input, Output, State> {
        IdentityMiddleware<Input, Output, State>().logger(to: recorder, store: store, actionFilter: actionFilter)
    }
}
