import RexCore

/// Where a logger middleware puts what it sees.
protocol ActionLog<Action, State> {
    associatedtype Action
    associatedtype State

    /// Takes an action before its reducer runs.
    ///
    /// - Returns: What to call with the state after, and how long the reducer took if that is known.
    func begin(_ action: Action, from source: ActionSource, before: State) -> (State, Duration?) -> Void

    /// Returns when everything taken so far is written.
    func flush()
}
