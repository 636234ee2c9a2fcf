import RexCore
import Testing

struct IOTests {
    private let trace = Trace()

    private var both: IO<Int> {
        IO { $0.dispatch(7, info: "first") } <> IO.observer { [trace] in trace.note("observed") }
            <> IO { $0.dispatch(8, info: "second") }
    }

    private func note(_ dispatched: DispatchedAction<some Any>) {
        trace.note("\(dispatched.action) from \(dispatched.dispatcher.info ?? "nowhere")")
    }

    @Test("a bare run goes through observers, then effects in order")
    func run() {
        both.run(note)
        #expect(trace.lines == ["observed", "7 from first", "8 from second"])
    }

    @Test("a bare run has no time to report")
    func report() {
        IO<Int>.observer(pass: { [trace] in trace.note("\($0.duration as Any)") }).run { _ in }
        #expect(trace.lines == ["nil"])
    }

    @Test("pure runs nothing")
    func pure() {
        IO<Int>.pure().run(note)
        #expect(trace.lines.isEmpty)
    }

    @Test("map transforms what is dispatched, and keeps sources and observers")
    func map() {
        both.map { "<\($0)>" }.run(AnyActionHandler(note))
        #expect(trace.lines == ["observed", "<7> from first", "<8> from second"])
    }

    @Test("flatMap runs another IO for each action, and keeps observers")
    func flatMap() {
        both.flatMap { dispatched in
            IO<String> { output in
                output.dispatch("\(dispatched.action)a", from: dispatched.dispatcher)
                output.dispatch("\(dispatched.action)b", from: dispatched.dispatcher)
            }
        }
        .run(note)
        #expect(trace.lines == ["observed", "7a from first", "7b from first", "8a from second", "8b from second"])
    }
}
