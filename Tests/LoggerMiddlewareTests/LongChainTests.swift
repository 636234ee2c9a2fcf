import LoggerMiddleware
import RexCore
import Testing

/// A chain of 16 middlewares; that it type-checks in no time is seen by the compiler flag of this target.
@Suite struct LongChainTests {
    struct Feature: MiddlewareProtocol {
        let number: Int

        func handle(action: Int, from dispatcher: ActionSource, state: @escaping GetState<Int>) -> IO<Int> {
            action < 15 && action == number ? IO { $0.dispatch(action + 1) } : .pure()
        }
    }

    typealias Lifted = LiftMiddleware<String, String, Double, Feature>

    static func lifted(_ number: Int) -> Lifted {
        Feature(number: number).lift(inputAction: { Int($0) }, outputAction: { "\($0)" }, state: { Int($0) })
    }

    @Test("a chain of 16 middlewares led by a logger compiles and hands every action on")
    func chain() {
        let chain =
            LoggerMiddleware.default(actionFilter: { _ in false })
            <> Self.lifted(1) <> Self.lifted(2) <> Self.lifted(3) <> Self.lifted(4) <> Self.lifted(5)
            <> Feature(number: 6).lift(inputAction: { Int($0) }, outputAction: { "\($0)" }, state: { Int($0) })
            <> Feature(number: 7).lift(inputAction: { Int($0) }, outputAction: { "\($0)" }, state: { Int($0) })
            <> Self.lifted(8) <> Self.lifted(9) <> Self.lifted(10) <> Self.lifted(11) <> Self.lifted(12)
            <> Self.lifted(13) <> Self.lifted(14) <> Self.lifted(15)
        let store = Store(
            initialState: 0,
            reducer: Reducer<String, Double>.reduce { $1 += Double($0) ?? 0 },
            middleware: chain
        )
        store.dispatch("1")
        #expect(store.state == Double((1...15).reduce(0, +)))
    }
}
