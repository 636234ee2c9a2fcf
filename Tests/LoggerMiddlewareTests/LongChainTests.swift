import LoggerMiddleware
import RexCore
import Testing

/// A chain of 16 middlewares; that it type-checks in no time is seen by the compiler flag of this target.
@Suite struct LongChainTests {
    enum Action: Equatable {
        case feature(Int)

        var number: Int? {
            switch self {
            case .feature(let number): number
            }
        }
    }

    struct State {
        var sum = 0
    }

    struct Feature: MiddlewareProtocol {
        let number: Int

        func handle(action: Int, from dispatcher: ActionSource, state: @escaping GetState<Int>) -> IO<Int> {
            action == number ? IO { $0.dispatch(action + 1) } : .pure()
        }
    }

    @Test("a chain of 16 middlewares led by a logger compiles and hands every action on")
    func chain() {
        let chain =
            LoggerMiddleware.default()
            <> Feature(number: 1).lift(
                inputAction: { $0.number },
                outputAction: { Action.feature($0) },
                state: { $0.sum }
            )
            <> Feature(number: 2).lift(inputAction: \.number, outputAction: Action.feature, state: \.sum)
            <> Feature(number: 3).lift(inputAction: \Action.number, outputAction: Action.feature, state: \State.sum)
            <> Feature(number: 4).lift(
                inputAction: { $0.number },
                outputAction: { Action.feature($0) },
                state: { $0.sum }
            )
            <> Feature(number: 5).lift(inputAction: \.number, outputAction: Action.feature, state: \.sum)
            <> Feature(number: 6).lift(inputAction: \Action.number, outputAction: Action.feature, state: \State.sum)
            <> Feature(number: 7).lift(
                inputAction: { $0.number },
                outputAction: { Action.feature($0) },
                state: { $0.sum }
            )
            <> Feature(number: 8).lift(inputAction: \.number, outputAction: Action.feature, state: \.sum)
            <> Feature(number: 9).lift(inputAction: \Action.number, outputAction: Action.feature, state: \State.sum)
            <> Feature(number: 10).lift(
                inputAction: { $0.number },
                outputAction: { Action.feature($0) },
                state: { $0.sum }
            )
            <> Feature(number: 11).lift(inputAction: \.number, outputAction: Action.feature, state: \.sum)
            <> Feature(number: 12).lift(inputAction: \Action.number, outputAction: Action.feature, state: \State.sum)
            <> Feature(number: 13).lift(
                inputAction: { $0.number },
                outputAction: { Action.feature($0) },
                state: { $0.sum }
            )
            <> Feature(number: 14).lift(inputAction: \.number, outputAction: Action.feature, state: \.sum)
            <> Feature(number: 15).lift(inputAction: \Action.number, outputAction: Action.feature, state: \State.sum)
        let store = Store(
            initialState: State(),
            reducer: .reduce { $1.sum += $0.number ?? 0 },
            middleware: chain
        )
        store.dispatch(.feature(1))
        #expect(store.state.sum == (1...16).reduce(0, +))
    }
}
