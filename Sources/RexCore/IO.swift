/// What a middleware wants to be run after the reducer: observers first, then effects.
///
/// The two lanes are a difference from SwiftRex 0.8, where there are only effects. A store runs the observers of all
/// middlewares right after the reducer and before any effect, so that an observer sees the state that its own action
/// made, wherever its middleware stands in the chain.
public struct IO<OutputActionType> {
    typealias Observer = (ReducerPass) -> Void
    typealias Effect = (AnyActionHandler<OutputActionType>) -> Void

    let observers: [Observer]
    private let effects: Effect?

    /// An effect: it may dispatch further actions to `output`, at once or later, from any thread.
    public init(_ run: @escaping (_ output: AnyActionHandler<OutputActionType>) -> Void) {
        self.init(observers: [], effects: run)
    }

    private init(observers: [Observer], effects: Effect?) {
        self.observers = observers
        self.effects = effects
    }

    /// Runs nothing.
    public static func pure() -> IO {
        IO(observers: [], effects: nil)
    }

    /// An observer: it runs right after the reducer, before the effects of every middleware, and dispatches nothing.
    public static func observer(_ observe: @escaping () -> Void) -> IO {
        IO(observers: [{ _ in observe() }], effects: nil)
    }

    /// An observer that is told about the reducer's run.
    package static func observer(pass observe: @escaping (ReducerPass) -> Void) -> IO {
        IO(observers: [observe], effects: nil)
    }

    /// Runs the observers, then the effects.
    public func run(_ output: AnyActionHandler<OutputActionType>) {
        runObservers(ReducerPass(duration: nil))
        runEffects(output)
    }

    /// Runs the observers, then the effects, which dispatch to a closure.
    public func run(_ output: @escaping (DispatchedAction<OutputActionType>) -> Void) {
        run(AnyActionHandler(output))
    }

    func runObservers(_ pass: ReducerPass) {
        for observe in observers { observe(pass) }
    }

    func runEffects(_ output: AnyActionHandler<OutputActionType>) {
        effects?(output)
    }
}

extension IO: Monoid {
    /// Runs nothing.
    public static var identity: IO { .pure() }

    /// Runs what `lhs` holds before what `rhs` holds, lane by lane.
    public static func <> (lhs: IO, rhs: IO) -> IO {
        IO(observers: lhs.observers + rhs.observers, effects: sequence(lhs.effects, rhs.effects))
    }

    private static func sequence(_ first: Effect?, _ second: Effect?) -> Effect? {
        guard let first, let second else { return first ?? second }
        return { output in
            first(output)
            second(output)
        }
    }
}

extension IO {
    /// Transforms every action that the effects dispatch; sources and observers stay.
    public func map<NewAction>(_ transform: @escaping (OutputActionType) -> NewAction) -> IO<NewAction> {
        IO<NewAction>(
            observers: observers,
            effects: effects.map { run in { run($0.contramap(transform)) } }
        )
    }

    /// Runs, in the place of every action that the effects dispatch, what `transform` makes of it; observers stay.
    public func flatMap<NewAction>(
        _ transform: @escaping (DispatchedAction<OutputActionType>) -> IO<NewAction>
    ) -> IO<NewAction> {
        IO<NewAction>(
            observers: observers,
            effects: effects.map { run in { output in run(AnyActionHandler { transform($0).run(output) }) } }
        )
    }
}
