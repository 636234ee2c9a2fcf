/// Computes the new state from an action and the old one, in place.
///
/// It must be a pure function: a store runs it while readers of the state wait (see ``Store/state``). Being pure, it is
/// safe to keep in a global constant and to share between threads.
public struct Reducer<ActionType, StateType>: @unchecked Sendable {  // pure by contract, so sharing it shares nothing
    /// The function itself.
    public let reduce: (ActionType, inout StateType) -> Void

    private init(inPlace reduce: @escaping (ActionType, inout StateType) -> Void) {
        self.reduce = reduce
    }

    /// A reducer that returns the new state, as in SwiftRex 0.7.
    ///
    /// Deprecated in SwiftRex 0.8: it copies what it changes. Prefer ``reduce(_:)``.
    public init(_ reduce: @escaping (ActionType, StateType) -> StateType) {
        self.init(inPlace: { action, state in state = reduce(action, state) })
    }

    /// A reducer that changes the state in place.
    public static func reduce(_ reduce: @escaping (ActionType, inout StateType) -> Void) -> Reducer {
        Reducer(inPlace: reduce)
    }
}

extension Reducer: Monoid {
    /// Leaves every state as it is.
    public static var identity: Reducer { .reduce { _, _ in } }

    /// Lets `lhs` change the state before `rhs`.
    public static func <> (lhs: Reducer, rhs: Reducer) -> Reducer {
        .reduce { action, state in
            lhs.reduce(action, &state)
            rhs.reduce(action, &state)
        }
    }
}
