import LoggerMiddleware
import RexCore

/// The app that the usage forms of the seed's README are used in.
///
/// In Swift `...` is a value, so the README's literal `.lift(...)` compiles once an overload takes it.
enum SeedForms {
    struct AppState: Equatable {
        var mine = MyState()
        var interesting = InterestingState()
    }

    struct MyState: Equatable {
        var count = 0
    }

    struct InterestingState: Equatable {
        var note = ""
    }

    enum AppAction: Equatable {
        case mine(MyAction)
        case interesting(InterestingAction)
        case unrelated
    }

    enum MyAction: Equatable {
        case increment
    }

    enum InterestingAction: Equatable {
        case note(String)
    }

    /// Counts nothing and dispatches nothing: what is logged comes from the logger alone.
    struct MyOtherMiddleware: MiddlewareProtocol {
        func handle(action: MyAction, from dispatcher: ActionSource, state: @escaping GetState<MyState>) -> IO<MyAction>
        {
            .pure()
        }
    }

    static let reducer = Reducer<AppAction, AppState>.reduce { action, state in
        switch action {
        case .mine(.increment): state.mine.count += 1
        case .interesting(.note(let note)): state.interesting.note = note
        case .unrelated: break
        }
    }

    /// Runs one action of each kind through a store with this middleware, and prints what its loggers have taken.
    static func dispatchAll(to middleware: some MiddlewareProtocol<AppAction, AppAction, AppState>) {
        let store = Store(initialState: AppState(), reducer: reducer, middleware: middleware)
        let actions: [(AppAction, UInt)] = [(.mine(.increment), 7), (.interesting(.note("hi")), 8), (.unrelated, 9)]
        for (action, line) in actions { store.dispatch(action, line: line) }
        flushLoggers()
    }
}

extension MiddlewareProtocol
where
    InputActionType == SeedForms.MyAction, OutputActionType == SeedForms.MyAction, StateType == SeedForms.MyState
{
    func lift(_: UnboundedRange) -> LiftMiddleware<SeedForms.AppAction, SeedForms.AppAction, SeedForms.AppState, Self> {
        lift(
            inputAction: { if case .mine(let action) = $0 { action } else { nil } },
            outputAction: SeedForms.AppAction.mine,
            state: \.mine
        )
    }
}

extension MiddlewareProtocol
where
    InputActionType == SeedForms.InterestingAction, OutputActionType == SeedForms.InterestingAction,
    StateType == SeedForms.InterestingState
{
    func lift(_: UnboundedRange) -> LiftMiddleware<SeedForms.AppAction, SeedForms.AppAction, SeedForms.AppState, Self> {
        lift(
            inputAction: { if case .interesting(let action) = $0 { action } else { nil } },
            outputAction: SeedForms.AppAction.interesting,
            state: \.interesting
        )
    }
}
