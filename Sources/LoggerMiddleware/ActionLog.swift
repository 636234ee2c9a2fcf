import RexCore

/// Where a logger middleware puts what it sees.
protocol ActionLog<Action, State> {
    associatedtype Action
    associatedtype State

    /// Takes an action before its reducer runs.
    ///
    /// - Parameter before: Gives the state that the reducer will get. Who keeps it makes the reducer copy what it
    ///   changes; who does not need it does not ask.
    /// - Returns: What to call with the state after, and how long the reducer took if that is known.
    func begin(_ action: Action, from source: ActionSource, before: () -> State) -> (State, Duration?) -> Void

    /// Returns when everything taken so far is written.
    func flush()
}
