/// What a 0.7 middleware wants to be run after the reducer.
///
/// Of two, the second runs first: so the first middleware of a chain is the last one after the reducer.
public struct AfterReducer {
    /// In the order in which they run.
    private let steps: [() -> Void]

    private init(steps: [() -> Void]) {
        self.steps = steps
    }

    /// Runs `run` after the reducer.
    public static func `do`(_ run: @escaping () -> Void) -> AfterReducer {
        AfterReducer(steps: [run])
    }

    /// Runs nothing.
    public static func doNothing() -> AfterReducer {
        AfterReducer(steps: [])
    }

    /// The same as effects that dispatch nothing by themselves.
    func asIO<OutputActionType>() -> IO<OutputActionType> {
        steps.isEmpty ? .pure() : IO { _ in for step in steps { step() } }
    }
}

extension AfterReducer: Monoid {
    /// Runs nothing.
    public static var identity: AfterReducer { doNothing() }

    /// Runs `rhs`, then `lhs`.
    public static func <> (lhs: AfterReducer, rhs: AfterReducer) -> AfterReducer {
        AfterReducer(steps: rhs.steps + lhs.steps)
    }
}

extension Collection where Element == AfterReducer {
    /// All of them as one; the last runs first.
    public func asAfterReducer() -> AfterReducer {
        reduce(.identity, <>)
    }
}
