import RexCore
import Testing

struct ActionHandlerTests {
    private let trace = Trace()

    private var handler: AnyActionHandler<Int> {
        AnyActionHandler { [trace] in
            trace.note("\($0.action) from \($0.dispatcher.file):\($0.dispatcher.line) \($0.dispatcher.info ?? "-")")
        }
    }

    @Test("dispatch names the place of the call")
    func place() {
        handler.dispatch(1)
        handler.eraseToAnyActionHandler().dispatch(2, info: "why")
        #expect(
            trace.lines == [
                "1 from RexCoreTests/ActionHandlerTests.swift:15 -",
                "2 from RexCoreTests/ActionHandlerTests.swift:16 why",
            ]
        )
    }

    @Test("a known source is passed on")
    func source() {
        let source = ActionSource(file: "App/Cart.swift", function: "buy()", line: 3)
        handler.dispatch(1, from: source)
        handler.dispatch(DispatchedAction(2, dispatcher: source))
        #expect(trace.lines == ["1 from App/Cart.swift:3 -", "2 from App/Cart.swift:3 -"])
    }

    @Test("contramap transforms the action and keeps the source")
    func contramap() {
        handler.contramap { (text: String) in text.count }.dispatch("four", file: "F", line: 1, info: "i")
        #expect(trace.lines == ["4 from F:1 i"])
    }

    @Test("map and compactMap of a dispatched action keep the source")
    func maps() {
        let dispatched = DispatchedAction("12", file: "F", function: "f", line: 1)
        #expect(dispatched.map(\.count) == DispatchedAction(2, dispatcher: dispatched.dispatcher))
        #expect(dispatched.compactMap(Int.init) == DispatchedAction(12, dispatcher: dispatched.dispatcher))
        #expect(DispatchedAction("x").compactMap(Int.init) == nil)
    }
}
