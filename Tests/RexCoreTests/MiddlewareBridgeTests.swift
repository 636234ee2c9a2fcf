import RexCore
import Testing

@Suite("middlewares of SwiftRex 0.7")
struct MiddlewareBridgeTests {
    private let trace = Trace()

    @Test("they read and dispatch through their context, before and after the reducer")
    func alone() {
        Store(initialState: 10, reducer: adding(), middleware: Old(trace: trace)).dispatch(1)
        #expect(trace.lines == ["context at 10", "before 1: 10", "after 1: 11", "before 5: 11", "after 5: 16"])
    }

    @Test("the context goes through composition, erasure and lifts, and is given once")
    func wrapped() {
        let lifted = Old(trace: trace).eraseToAnyMiddleware()
            .lift(
                inputActionMap: { (text: String) in Int(text) },
                outputActionMap: { "\($0)" },
                stateMap: { (texts: [String]) in texts.count }
            )
        let middleware = IdentityMiddleware<String, String, [String]>() <> lifted.eraseToAnyMiddleware()
        let store = Store(initialState: ["first"], reducer: .reduce { $1.append($0) }, middleware: middleware)
        store.dispatch("not a number")
        store.dispatch("1")
        #expect(trace.lines == ["context at 1", "before 1: 2", "after 1: 3", "before 5: 3", "after 5: 4"])
        #expect(store.state == ["first", "not a number", "1", "5"])
    }

    @Test("the first of a chain is the last after the reducer")
    func chain() {
        let middleware = Old(trace: trace, name: "A ", answer: nil) <> Old(trace: trace, name: "B ", answer: nil)
        Store(initialState: 0, reducer: adding(), middleware: middleware).dispatch(1)
        #expect(
            trace.lines == [
                "A context at 0", "B context at 0", "A before 1: 0", "B before 1: 0", "B after 1: 1", "A after 1: 1",
            ]
        )
    }

    @Test("a collection of AfterReducers runs from its last to its first")
    func collection() {
        let steps = ["a", "b", "c"].map { name in AfterReducer.do { [trace] in trace.note(name) } }
        let middleware = Old(trace: trace, answer: nil, afterReducer: steps.asAfterReducer())
        Store(initialState: 0, reducer: adding(), middleware: middleware).dispatch(1)
        #expect(trace.lines == ["context at 0", "before 1: 0", "after 1: 1", "c", "b", "a"])
    }
}

/// Notes what it does, and answers the action 1.
private final class Old: Middleware {
    typealias InputActionType = Int
    typealias OutputActionType = Int
    typealias StateType = Int

    private let trace: Trace
    private let name: String
    private let answer: Int?
    private let afterReducer: AfterReducer
    private var getState: (() -> Int)!
    private var output: AnyActionHandler<Int>!

    init(trace: Trace, name: String = "", answer: Int? = 5, afterReducer: AfterReducer = .identity) {
        self.trace = trace
        self.name = name
        self.answer = answer
        self.afterReducer = afterReducer
    }

    // Spelled without GetState, as much code of that time is.
    func receiveContext(getState: @escaping () -> Int, output: AnyActionHandler<Int>) {
        self.getState = getState
        self.output = output
        trace.note("\(name)context at \(getState())")
    }

    func handle(action: Int, from dispatcher: ActionSource, afterReducer: inout AfterReducer) {
        trace.note("\(name)before \(action): \(getState())")
        if action == 1, let answer { output.dispatch(answer) }
        let note = AfterReducer.do { [self] in trace.note("\(name)after \(action): \(getState())") }
        afterReducer = self.afterReducer <> note
    }
}
