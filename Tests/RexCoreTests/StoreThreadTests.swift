import Dispatch
import Locking
import RexCore
import Testing

struct StoreThreadTests {
    @Test("eight threads lose nothing, and no reducer runs beside another")
    func threads() {
        let running = Locked(0)
        let reducer = Reducer<Int, [Int]>.reduce { action, state in
            let beside = running.withLock { running in
                running += 1
                return running
            }
            if beside == 1 { state[action] += 1 }
            running.withLock { $0 -= 1 }
        }
        let store = Store(initialState: Array(repeating: 0, count: 8), reducer: reducer)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for _ in 0..<5_000 { store.dispatch(thread) }
        }
        #expect(store.state == Array(repeating: 5_000, count: 8))
    }

    @Test("each thread's actions keep their order")
    func orderPerThread() {
        let reducer = Reducer<(thread: Int, number: Int), [[Int]]>.reduce { action, state in
            state[action.thread].append(action.number)
        }
        let store = Store(initialState: Array(repeating: [], count: 4), reducer: reducer)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for number in 0..<1_000 { store.dispatch((thread, number)) }
        }
        #expect(store.state == Array(repeating: Array(0..<1_000), count: 4))
    }

    @Test("a reader on another thread never sees half a change")
    func consistentReads() {
        let reducer = Reducer<Int, (Int, [Int])>.reduce { action, state in
            state.0 += action
            state.1[0] += action
        }
        let store = Store(initialState: (0, [0]), reducer: reducer)
        let torn = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for _ in 0..<2_000 {
                if thread == 0 { store.dispatch(1) }
                let state = store.state
                if state.0 != state.1[0] { torn.withLock { $0 += 1 } }
            }
        }
        #expect(torn.withLock { $0 } == 0)
        #expect(store.state == (2_000, [2_000]))
    }

    @Test("a chain of 100,000 dispatches needs no deep stack")
    func longChain() {
        let middleware = AnyMiddleware<Int, Int, Int> { action, _, _ in
            IO { if action < 100_000 { $0.dispatch(action + 1) } }
        }
        let store = Store(initialState: 0, reducer: .reduce { _, state in state += 1 }, middleware: middleware)
        store.dispatch(1)
        #expect(store.state == 100_000)
    }

    @Test("a dispatch returns at once while another thread is at work, which then handles it")
    func joinsTheQueue() {
        let trace = Trace()
        let later = Later()
        let middleware = AnyMiddleware<Int, Int, Int> { action, _, _ in
            trace.note("handles \(action)")
            if action == 1 {
                onOtherThread { later.output.dispatch(2) }
                trace.note("the other thread is back")
            }
            return .pure()
        }
        let store = Store(initialState: 0, reducer: adding(), middleware: middleware)
        later.output = store.eraseToAnyActionHandler()
        store.dispatch(1)
        #expect(trace.lines == ["handles 1", "the other thread is back", "handles 2"])
        #expect(store.state == 3)
    }

    @Test("effects read the state and dispatch later, from a task")
    func laterFromTask() async {
        let tasks = Locked<[Task<Void, Never>]>([])
        let middleware = AnyMiddleware<Int, Int, Int> { action, _, state in
            guard action == 1 else { return .pure() }
            return IO { output in
                let task = Task { output.dispatch(state() * 10) }
                tasks.withLock { $0.append(task) }
            }
        }
        let store = Store(initialState: 0, reducer: adding(), middleware: middleware)
        store.dispatch(1)
        for task in tasks.withLock({ $0 }) { await task.value }
        #expect(store.state == 11)
    }

    @Test("the state is changed where it lies, not copied")
    func inPlace() {
        let reducer = Reducer<Int, [Int]>.reduce { action, state in state[0] += action }
            .lift(action: \BufferAction.value, state: \BufferState.buffer)
        let addresses = Locked<Set<UInt>>([])
        let note = Reducer<BufferAction, BufferState>.reduce { _, state in
            let address = unsafe state.buffer.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }  // compared
            addresses.withLock { _ = $0.insert(address) }
        }
        let reading = AnyMiddleware<BufferAction, BufferAction, BufferState> { _, _, state in
            let first = state().buffer[0]
            return .observer { _ = state().buffer[0] + first }
        }
        let store = Store(initialState: BufferState(), reducer: reducer <> note, middleware: reading)
        for value in 1...100 { store.dispatch(BufferAction(value: value)) }
        #expect(addresses.withLock { $0.count } == 1)
        #expect(store.state.buffer[0] == 5_050)
    }

    private static let reducerReadItsStore =
        "a reducer read the state of its own store: it may only read the state that it was given"

    @Test("a reducer that reads its own store stops the process with a sentence")
    func readInsideReducer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let store = Locked<Store<Int, Int>?>(nil)
            let reducer = Reducer<Int, Int>.reduce { _, _ in _ = store.withLock { $0 }?.state }
            store.withLock { $0 = Store(initialState: 0, reducer: reducer) }
            store.withLock { $0 }?.dispatch(1)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(Self.reducerReadItsStore))
    }

    @Test("so does a reducer that makes another store read its own")
    func readThroughAnotherStore() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let store = Locked<Store<Int, Int>?>(nil)
            let other = Store(initialState: 0, reducer: Reducer<Int, Int>.identity)
            let subscription = other.subscribe { _ in _ = store.withLock { $0 }?.state }
            let reducer = Reducer<Int, Int>.reduce { action, _ in other.dispatch(action) }
            store.withLock { $0 = Store(initialState: 0, reducer: reducer) }
            store.withLock { $0 }?.dispatch(1)
            subscription.cancel()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(Self.reducerReadItsStore))
    }

    @Test("a middleware that keeps its way to the store does not keep the store")
    func noCycle() {
        let middleware = Keeping()
        weak var released: Store<Int, Int>?
        do {
            let store = Store(initialState: 3, reducer: adding(), middleware: middleware)
            released = store
            store.dispatch(4)
        }
        #expect(released == nil)
        #expect(middleware.getState?() == 7)
        middleware.output?.dispatch(1)
        #expect(middleware.getState?() == 7)
    }
}

private struct BufferAction {
    var value: Int?
}

private struct BufferState {
    var buffer = Array(repeating: 0, count: 10)
}

/// A 0.7 middleware that keeps its context, as they all do.
private final class Keeping: Middleware {
    typealias InputActionType = Int
    typealias OutputActionType = Int
    typealias StateType = Int

    var getState: GetState<Int>?
    var output: AnyActionHandler<Int>?

    func receiveContext(getState: @escaping GetState<Int>, output: AnyActionHandler<Int>) {
        self.getState = getState
        self.output = output
    }

    func handle(action: Int, from dispatcher: ActionSource, afterReducer: inout AfterReducer) {}
}
