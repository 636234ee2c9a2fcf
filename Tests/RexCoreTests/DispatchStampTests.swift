import Dispatch
import RexCore
import Testing

/// Actions below 10 come from outside; their hundreds are what the code under test dispatches for them.
struct DispatchStampTests {
    private let seen = StampTrace()

    private func store(
        reducer: Reducer<Int, Int> = .identity,
        handle: @escaping (Int, ActionSource, AnyActionHandler<Int>) -> IO<Int>
    ) -> Store<Int, Int> {
        let later = Later()
        let middleware = AnyMiddleware<Int, Int, Int> { action, source, _ in
            handle(action, source, later.output)
        }
        let store = Store(initialState: 0, reducer: reducer, middleware: StampReporter(seen: seen) <> middleware)
        later.output = store.eraseToAnyActionHandler()
        return store
    }

    @Test("numbers are unique in the process and grow within a store")
    func numbers() {
        let first = store { _, _, _ in .pure() }
        let second = store { _, _, _ in .pure() }
        for action in 1...3 {
            first.dispatch(action)
            second.dispatch(action)
        }
        let ids = seen.stamps.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == 6)
    }

    @Test("what nobody caused has no cause")
    func topLevel() {
        let store = store { _, _, _ in .pure() }
        store.dispatch(1)
        store.dispatch(2)
        #expect(seen.stamps.map(\.cause) == [nil, nil])
    }

    @Test("handle, observer, subscriber and effect make their action the cause")
    func causes() {
        let store = store(reducer: .reduce { $1 = $0 }) { action, _, output in
            guard action < 10 else { return .pure() }
            output.dispatch(action + 100)
            return .observer { output.dispatch(action + 200) } <> IO { $0.dispatch(action + 300) }
        }
        let subscription = store.subscribe { [unowned store] latest in
            if latest == 1 { store.dispatch(401) }
        }
        store.dispatch(1)
        store.dispatch(2)
        subscription.cancel()
        #expect([101, 201, 301, 401].map(seen.cause(of:)) == [1, 1, 1, 1])
        #expect([102, 202, 302].map(seen.cause(of:)) == [2, 2, 2])
    }

    @Test("a reducer that dispatches makes its action the cause")
    func reducerCause() {
        let later = Later()
        let reducer = Reducer<Int, Int>.reduce { action, _ in
            if action < 10 { later.output.dispatch(action + 100) }
        }
        let store = store(reducer: reducer) { _, _, _ in .pure() }
        later.output = store.eraseToAnyActionHandler()
        store.dispatch(1)
        #expect(seen.cause(of: 101) == 1)
    }

    @Test("the cause is the action at work, not an earlier one of the chain")
    func chain() {
        store { action, _, _ in action < 4 ? IO { $0.dispatch(action + 1) } : .pure() }.dispatch(1)
        #expect((1...4).map(seen.cause(of:)) == [nil, 1, 2, 3])
    }

    @Test("another thread's dispatch has no cause, even while the store is at work")
    func otherThread() {
        let store = store { action, _, output in
            if action == 1 {
                onOtherThread { output.dispatch(2) }
            }
            return .pure()
        }
        store.dispatch(1)
        #expect(seen.stamps.count == 2)
        #expect(seen.cause(of: 2) == nil)
    }

    @Test("one store can be the cause of another's action")
    func twoStores() {
        let second = store { _, _, _ in .pure() }
        let first = store { action, _, _ in
            if action == 1 { second.dispatch(2) }
            return IO { if action == 1 { $0.dispatch(3) } }
        }
        first.dispatch(1)
        #expect([2, 3].map(seen.cause(of:)) == [1, 1])
    }

    @Test("a forwarded source is stamped anew, and lifts carry the stamp")
    func forwarding() {
        let store = store { action, source, _ in
            action == 1 ? IO { $0.dispatch(2, from: source) } : .pure()
        }
        store.dispatch(1)
        #expect(seen.stamps[0].id < seen.stamps[1].id)
        #expect(seen.stamps[1].cause == seen.stamps[0].id)

        let lifted = StampReporter(seen: seen)
            .lift(
                inputAction: { (text: String) in Int(text) },
                outputAction: { "\($0)" },
                state: { (text: String) in text.count }
            )
        Store(initialState: "", reducer: .identity, middleware: lifted.eraseToAnyMiddleware() <> lifted).dispatch("5")
        #expect(seen.stamps.count == 4)
        #expect(seen.stamps[2] == seen.stamps[3])
    }
}
