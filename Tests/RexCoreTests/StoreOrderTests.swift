import Locking
import RexCore
import Testing

struct StoreOrderTests {
    private let trace = Trace()

    private func reporter(_ name: String, reactions: [Int: Int] = [:]) -> Reporter {
        Reporter(name: name, trace: trace, reactions: reactions)
    }

    private var tracedReducer: Reducer<Int, Int> {
        Reducer.reduce { [trace] action, state in
            trace.note("reduces \(action)")
            state += action
        }
    }

    @Test("handle in order on the old state, the reducer, observers, then effects in reverse on the new state")
    func order() {
        let store = Store(
            initialState: 10,
            reducer: tracedReducer,
            middleware: reporter("A") <> reporter("B") <> reporter("C")
        )
        store.dispatch(5)
        #expect(
            trace.lines == [
                "A handles 5 on 10", "B handles 5 on 10", "C handles 5 on 10",
                "reduces 5",
                "C observes 5 on 15", "B observes 5 on 15", "A observes 5 on 15",
                "C acts after 5 on 15", "B acts after 5 on 15", "A acts after 5 on 15",
            ]
        )
        #expect(store.state == 15)
    }

    @Test("an effect's dispatch waits until the effects of its own action are done")
    func effectIsQueued() {
        let middleware = reporter("A") <> reporter("B", reactions: [1: 10, 10: 100])
        Store(initialState: 0, reducer: tracedReducer, middleware: middleware).dispatch(1)
        #expect(
            trace.lines == [
                "A handles 1 on 0", "B handles 1 on 0", "reduces 1",
                "B observes 1 on 1", "A observes 1 on 1", "B acts after 1 on 1", "A acts after 1 on 1",
                "A handles 10 on 1", "B handles 10 on 1", "reduces 10",
                "B observes 10 on 11", "A observes 10 on 11", "B acts after 10 on 11", "A acts after 10 on 11",
                "A handles 100 on 11", "B handles 100 on 11", "reduces 100",
                "B observes 100 on 111", "A observes 100 on 111", "B acts after 100 on 111", "A acts after 100 on 111",
            ]
        )
    }

    @Test("what handle, observer and effect dispatch is handled first in, first out")
    func firstInFirstOut() {
        let later = Later()
        let middleware = AnyMiddleware<Int, Int, Int> { [trace] action, _, _ in
            trace.note("handles \(action)")
            guard action < 10 else { return .pure() }
            later.output.dispatch(action * 10 + 1)
            return IO.observer { later.output.dispatch(action * 10 + 2) } <> IO { $0.dispatch(action * 10 + 3) }
        }
        let store = Store(initialState: 0, reducer: tracedReducer, middleware: middleware)
        later.output = store.eraseToAnyActionHandler()
        store.dispatch(1)
        #expect(
            trace.lines == [
                "handles 1", "reduces 1", "handles 11", "reduces 11", "handles 12", "reduces 12", "handles 13",
                "reduces 13",
            ]
        )
    }

    @Test("an observer sees the same wherever it stands, also when others dispatch at once", arguments: [true, false])
    func positionIndependence(observerFirst: Bool) {
        let logger = AnyMiddleware<Int, Int, Int> { [trace] action, _, state in
            let before = state()
            return .observer { trace.note("\(action): \(before) → \(state())") }
        }
        let dispatching = AnyMiddleware<Int, Int, Int> { action, _, _ in
            IO { if action < 100 { $0.dispatch(action * 10) } }
        }
        let middleware = observerFirst ? logger <> dispatching : dispatching <> logger
        Store(initialState: 0, reducer: adding(), middleware: middleware).dispatch(1)
        #expect(trace.lines == ["1: 0 → 1", "10: 1 → 11", "100: 11 → 111"])
    }

    @Test("subscribers hear of every action before its effects, until they end")
    func subscribers() {
        let store = Store(initialState: 0, reducer: adding(), middleware: reporter("A"))
        let subscription = store.subscribe { [trace] in trace.note("state is \($0)") }
        store.dispatch(1)
        subscription.cancel()
        store.dispatch(2)
        #expect(
            trace.lines == [
                "A handles 1 on 0", "A observes 1 on 1", "state is 1", "A acts after 1 on 1",
                "A handles 2 on 1", "A observes 2 on 3", "A acts after 2 on 3",
            ]
        )
    }

    @Test("a subscription ends when it is released")
    func release() {
        let store = Store(initialState: 0, reducer: adding())
        do {
            let subscription = store.subscribe { [trace] in trace.note("state is \($0)") }
            store.dispatch(1)
            withExtendedLifetime(subscription) {}
        }
        store.dispatch(2)
        #expect(trace.lines == ["state is 1"])
    }

    @Test("an observer learns how long the reducer took")
    func duration() throws {
        let passes = Locked<[ReducerPass]>([])
        let middleware = AnyMiddleware<Int, Int, Int> { _, _, _ in
            .observer(pass: { pass in passes.withLock { $0.append(pass) } })
        }
        Store(initialState: 0, reducer: adding(), middleware: middleware).dispatch(1)
        let pass = try #require(passes.withLock { $0 }.first)
        #expect(try #require(pass.duration) >= .zero)
    }
}
