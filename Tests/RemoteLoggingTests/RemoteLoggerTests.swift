import Foundation
import LoggerMiddleware
import RemoteLogging
import RexCore
import Testing

@Suite(.timeLimit(.minutes(2))) struct RemoteLoggerTests {
    /// The lines that a viewer gets of what `body` has recorded.
    static func lines(of body: (RemoteLogger) -> Void) throws -> [StreamLine] {
        let remote = try RemoteLogger.start(port: 0)
        defer { remote.stop() }
        body(remote)
        remote.log("done")
        return try Websocat(port: remote.port).lines { $0.contains(#""text":"done""#) }
            .dropFirst().dropLast().map(StreamLine.init)
    }

    @Test("a port that is taken is refused with a sentence that names it")
    func takenPort() throws {
        let remote = try RemoteLogger.start(port: 0)
        defer { remote.stop() }
        let error = #expect(throws: RemoteLoggerError.self) { try RemoteLogger.start(port: remote.port) }
        #expect(error?.code == .portUnavailable)
        #expect(error?.message.contains("\(remote.port)") == true)
    }

    @Test("no port, no address and no limit that cannot be used starts, and the message names the value")
    func invalidConfiguration() {
        let cases: [(String, RemoteLoggerError.Code, (inout RemoteLogger.Configuration) -> Void)] = [
            ("70000", .invalidConfiguration, { $0.port = 70_000 }),
            ("-1", .invalidConfiguration, { $0.port = -1 }),
            ("0.0.0.0", .invalidAddress, { $0.addresses = ["0.0.0.0"] }),
            ("elsewhere", .invalidAddress, { $0.addresses = ["elsewhere"] }),
            ("[]", .invalidAddress, { $0.addresses = [] }),
            ("maxHistoryBytes", .invalidConfiguration, { $0.maxHistoryBytes = 0 }),
            ("flushInterval", .invalidConfiguration, { $0.flushInterval = .seconds(-1) }),
            ("flushInterval", .invalidConfiguration, { $0.flushInterval = .seconds(10) }),
            ("drainTimeout", .invalidConfiguration, { $0.drainTimeout = .seconds(-1) }),
            ("maxBacklog", .invalidConfiguration, { $0.maxBacklog = .seconds(Int64.max) }),
            ("maxPassTime", .invalidConfiguration, { $0.maxPassTime = .zero }),
            ("maxInlinePassTime", .invalidConfiguration, { $0.maxInlinePassTime = .seconds(61) }),
            ("maxEventBytes", .invalidConfiguration, { $0.maxEventBytes = 0 }),
            ("maxDepth", .invalidConfiguration, { $0.maxDepth = 0 }),
            ("maxDepth", .invalidConfiguration, { $0.maxDepth = 10_001 }),
            ("maxElements", .invalidConfiguration, { $0.maxElements = 0 }),
            ("maxStringBytes", .invalidConfiguration, { $0.maxStringBytes = 0 }),
        ]
        for (name, code, change) in cases {
            var configuration = RemoteLogger.Configuration()
            configuration.port = 0
            change(&configuration)
            let error = #expect(throws: RemoteLoggerError.self) { try RemoteLogger.start(configuration) }
            #expect(error?.code == code)
            #expect(error?.message.contains(name) == true, "\(error?.message ?? "")")
        }
    }

    @Test("the port is free again when stop returns, and stopping twice does no harm")
    func restart() throws {
        let first = try RemoteLogger.start(port: 0)
        first.stop()
        first.stop()
        let second = try RemoteLogger.start(port: first.port)
        second.stop()
    }

    @Test("any store records an action with its states, without RexCore")
    func foreignStore() throws {
        let lines = try Self.lines { remote in
            remote.record(
                action: Shop.Action.visit,
                source: CallSite(file: "/builds/ci/Sources/Shop/Cart.swift", function: "open()", line: 3),
                before: Shop.State(),
                after: Shop.State(visits: 1)
            )
            remote.record(
                action: Shop.Action.visit,
                before: Shop.State(visits: 1),
                after: Shop.State(visits: 2),
                store: "other"
            )
        }
        #expect(lines.map(\.kind) == ["snapshot", "action", "diff", "snapshot", "action", "diff"])
        #expect(lines.map(\.store) == ["State", "State", "State", "other", "other", "other"])
        try #require(lines.count == 6)
        #expect(lines[1].object("source")["file"] as? String == "Shop/Cart.swift")
        #expect(lines[2].of == 2)
    }

    @Test("a recorder is called around the reducer, and needs the state before only where others change it")
    func recorder() throws {
        let lines = try Self.lines { remote in
            let shop = remote.recorder(of: Shop.State.self, named: "shop")
            var state = Shop.State()
            let first = shop.willHandle(Shop.Action.visit, source: CallSite(), before: state)
            state.visits = 1
            shop.didHandle(after: state, reduce: .microseconds(5))
            shop.willHandle(Shop.Action.visit, cause: first)
            state.visits = 2
            shop.didHandle(after: state)
            shop.didHandle(after: state)
            state.visits = 7
            shop.willHandle(Shop.Action.visit, before: state)
        }
        #expect(lines.map(\.kind) == ["snapshot", "action", "diff", "action", "diff", "diff", "action"])
        #expect(lines.map(\.of) == [nil, nil, 2, nil, 4, nil, nil])
        try #require(lines.count == 7)
        #expect(lines[3].cause == 2)
        #expect(lines[5].changes.first?["value"] as? Int == 7)
    }

    @Test("a recorder of values that are not Sendable renders them before each call returns")
    func unsharedRecorder() throws {
        final class Sku { var text = "A" }
        struct Basket {
            var sku = Sku()
            var count = 0
        }
        let lines = try Self.lines { remote in
            let shop = remote.recorder(of: Basket.self, named: "basket")
            let action = Sku()
            var basket = Basket()
            shop.willHandle(action, before: basket)
            action.text = "B"
            basket.count = 1
            shop.didHandle(after: basket)
        }
        #expect(lines.map(\.kind) == ["snapshot", "action", "diff"])
        try #require(lines.count == 3)
        #expect(lines[1].object("action")["text"] as? String == "A")
    }

    @Test("what changed between two calls of record is a change of its own, and the same storage is none")
    func recordTwice() throws {
        let lines = try Self.lines { remote in
            let states = (0..<4).map { Shop.State(visits: $0) }
            for (before, after) in [(0, 1), (1, 2), (3, 3)] {
                remote.record(action: Shop.Action.visit, before: states[before], after: states[after])
            }
        }
        #expect(lines.map(\.kind) == ["snapshot", "action", "diff", "action", "diff", "diff", "action", "diff"])
    }

    @Test("the seed's string printers stream texts")
    func printers() throws {
        let lines = try Self.lines { remote in
            let logger = LoggerMiddleware<IdentityMiddleware<Shop.Action, Shop.Action, Shop.State>>.default(
                actionTransform: { action, _ in "\(action)" },
                actionPrinter: remote.actionPrinter,
                stateDiffTransform: { $0 == $1 ? nil : "visits: \($1.visits)" },
                stateDiffPrinter: remote.stateDiffPrinter
            )
            let store = Shop.store(logger)
            store.dispatch(.visit)
            store.dispatch(.restock("all"))
            logger.flush()
        }
        #expect(lines.map(\.kind) == ["action", "diff", "action", "diff"])
        #expect(lines.map(\.text) == ["visit", "visits: 1", "restock(\"all\")", nil])
        #expect(lines.map(\.of) == [nil, 1, nil, 3])
    }

    @Test("a logger before the lift records its own part, and changes by others as changes without an action")
    func scope() throws {
        let lines = try Self.lines { remote in
            let cart = IdentityMiddleware<Shop.CartAction, Shop.CartAction, Shop.Cart>().logger(to: remote).lift(
                inputAction: { (action: Shop.Action) in if case .cart(let action) = action { action } else { nil } },
                outputAction: Shop.Action.cart,
                state: { (state: Shop.State) in state.cart }
            )
            let store = Store(
                initialState: Shop.State(),
                reducer: Shop.reducer <> .reduce { if case .restock(let sku) = $0 { $1.cart.items.append(sku) } },
                middleware: cart
            )
            store.dispatch(.cart(.add(sku: "A")))
            store.dispatch(.visit)
            store.dispatch(.restock("B"))
            store.dispatch(.cart(.clear))
        }
        #expect(lines.map(\.kind) == ["snapshot", "action", "diff", "diff", "action", "diff"])
        #expect(lines.map(\.store) == Array(repeating: "Cart", count: 6))
        #expect(lines.map(\.of) == [nil, nil, 2, nil, nil, 5])
        try #require(lines.count == 6)
        #expect(lines[3].changes.first?["path"] as? String == "/items/1")
    }

    @Test("a state that is a class is warned of in the stream, since its changes cannot be seen")
    func classState() throws {
        final class Box {}
        let lines = try Self.lines { $0.record(action: "open", before: Box(), after: Box(), store: "box") }
        #expect(lines.first?.string("level") == "warning")
        #expect(lines.first?.text?.hasPrefix("Box is a class: ") == true)
        #expect(lines.first?.store == "box")
    }

    @Test("a message streams with its level, its metadata and its place")
    func message() throws {
        let lines = try Self.lines { $0.log("slow", level: .warning, metadata: ["ms": "812"], label: "ops") }
        try #require(lines.count == 1)
        #expect(lines[0].string("level") == "warning")
        #expect(lines[0].store == "ops")
        #expect(lines[0].object("metadata")["ms"] as? String == "812")
        #expect(lines[0].object("source")["file"] as? String == "RemoteLoggingTests/RemoteLoggerTests.swift")
    }
}
