import RexCore
import Testing

@Suite("the laws of <>")
struct MonoidLawTests {
    /// Compares by what is noted: `run` must note everything that its value does.
    private func expectLaws<Value: Monoid>(of make: (String, Trace) -> Value, by run: (Value, Trace) -> Void) {
        func lines(_ compose: (Value, Value, Value) -> Value) -> [String] {
            let trace = Trace()
            run(compose(make("a", trace), make("b", trace), make("c", trace)), trace)
            return trace.lines
        }
        #expect(!lines { a, _, _ in a }.isEmpty)
        #expect(lines { a, b, _ in a <> b } != lines { a, b, _ in b <> a })
        #expect(lines { a, b, c in (a <> b) <> c } == lines { a, b, c in a <> (b <> c) })
        #expect(lines { a, _, _ in .identity <> a } == lines { a, _, _ in a })
        #expect(lines { a, _, _ in a <> .identity } == lines { a, _, _ in a })
    }

    @Test("IO keeps them in both lanes")
    func io() {
        expectLaws { name, trace in
            IO<Int>.observer { trace.note("\(name) observes") } <> IO { $0.dispatch(1, info: name) }
        } by: { io, trace in
            io.run { trace.note("dispatched by \($0.dispatcher.info ?? "nobody")") }
        }
    }

    @Test("AfterReducer keeps them")
    func afterReducer() {
        expectLaws { name, trace in
            AfterReducer.do { trace.note(name) }
        } by: { afterReducer, _ in
            OneAfterReducer(afterReducer: afterReducer).handle(action: 1, from: .here(), state: { 0 }).run { _ in }
        }
    }

    @Test("Reducer keeps them")
    func reducer() {
        expectLaws { name, _ in
            Reducer<Int, String>.reduce { action, state in state += "\(name)\(action)" }
        } by: { reducer, trace in
            var state = "start "
            reducer.reduce(1, &state)
            trace.note(state)
        }
    }

    @Test("ComposedMiddleware keeps them")
    func composedMiddleware() {
        expectLaws { name, trace in
            var composed = ComposedMiddleware<Int, Int, Int>()
            composed.append(middleware: Reporter(name: name, trace: trace))
            return composed
        } by: { (middleware: ComposedMiddleware<Int, Int, Int>, _) in
            middleware.handle(action: 1, from: .here(), state: { 0 }).run { _ in }
        }
    }
}

/// A 0.7 middleware that answers every action with the same steps.
private struct OneAfterReducer: Middleware {
    typealias InputActionType = Int
    typealias OutputActionType = Int
    typealias StateType = Int

    let afterReducer: AfterReducer

    func handle(action: Int, from dispatcher: ActionSource, afterReducer: inout AfterReducer) {
        afterReducer = self.afterReducer
    }
}
