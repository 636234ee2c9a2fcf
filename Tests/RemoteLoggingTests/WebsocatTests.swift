import Foundation
import LoggerMiddleware
import RemoteLogging
import RexCore
import Testing

@Suite(.timeLimit(.minutes(2))) struct WebsocatTests {
    static func start() throws -> RemoteLogger {
        var configuration = RemoteLogger.Configuration()
        configuration.port = 0
        configuration.service = "shop"
        configuration.maxBacklog = .seconds(600)
        return try RemoteLogger.start(configuration)
    }

    @Test("hello comes first, then every event once, while four threads dispatch ten thousand actions")
    func contiguous() throws {
        let remote = try Self.start()
        defer { remote.stop() }
        let viewer = try Websocat(port: remote.port)
        let store = Shop.store(LoggerMiddleware.remote(to: remote))
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<2_500 { store.dispatch(.visit) }
        }
        remote.log("done")
        let lines = try viewer.lines { $0.contains(#""text":"done""#) }.map(StreamLine.init)
        #expect(lines.first?.kind == "hello")
        #expect(lines.first?.string("service") == "shop")
        #expect(lines.dropFirst().map(\.seq) == (1...20_002).map { UInt64($0) })
        let visits = lines.compactMap { $0.changes.first?["value"] as? Int }
        #expect(visits == Array(1...10_000))
    }

    @Test("a viewer that was killed goes on after its last number, with nothing lost and nothing twice")
    func resume() throws {
        let remote = try Self.start()
        defer { remote.stop() }
        let store = Shop.store(LoggerMiddleware.remote(to: remote))
        let first = try Websocat(port: remote.port)
        for _ in 0..<500 { store.dispatch(.visit) }
        let seen = try first.lines { $0.contains(#""seq":400,"#) }.map(StreamLine.init)
        first.kill()
        for _ in 0..<500 { store.dispatch(.visit) }
        remote.log("done")
        let second = try Websocat(port: remote.port, query: "?since=400")
        let rest = try second.lines { $0.contains(#""text":"done""#) }.map(StreamLine.init)
        #expect(seen.first?.string("run") == rest.first?.string("run"))
        #expect((seen + rest).compactMap(\.seq) == (1...2_002).map { UInt64($0) })
    }

    @Test("a reader of an earlier run, whose number is ahead of this one, gets everything")
    func earlierRun() throws {
        let remote = try Self.start()
        defer { remote.stop() }
        for number in 1...5 { remote.log("message \(number)") }
        remote.flush()
        let viewer = try Websocat(port: remote.port, query: "?since=100000")
        let lines = try viewer.lines { $0.contains("message 5") }.map(StreamLine.init)
        #expect(lines.compactMap(\.seq) == [1, 2, 3, 4, 5])
    }

    @Test("a late viewer gets what is retained, as much as it asks for")
    func tail() throws {
        let remote = try Self.start()
        defer { remote.stop() }
        for number in 1...20 { remote.log("message \(number)") }
        remote.flush()
        for (query, first) in [("", 1), ("?tail=all", 1), ("?tail=5", 16), ("?since=12", 13)] {
            let viewer = try Websocat(port: remote.port, query: query)
            let lines = try viewer.lines { $0.contains("message 20") }.map(StreamLine.init)
            #expect(lines.compactMap(\.seq) == (UInt64(first)...20).map { $0 }, "\(query)")
        }
    }

    @Test("format=text is one line an event, with what changed under it")
    func text() throws {
        let remote = try Self.start()
        defer { remote.stop() }
        let store = Shop.store(LoggerMiddleware.remote(to: remote, store: "shop"))
        store.dispatch(.cart(.add(sku: "A-1")), file: "Shop/Cart.swift", function: "addTapped()", line: 42)
        store.dispatch(.restock("all"), file: "Shop/Cart.swift", function: "touch()", line: 57)
        remote.log("done", level: .warning)
        let viewer = try Websocat(port: remote.port, query: "?format=text")
        let lines = viewer.lines { $0.contains("done") }
        #expect(lines.first?.hasPrefix("# shop · run ") == true)
        let withoutTime = lines.dropFirst().map { line in
            line.first == " " ? line : String(line.dropFirst("18:28:41.123456".count))
        }
        #expect(withoutTime.contains(##"  #2  shop  cart.add(sku: "A-1")   Shop/Cart.swift:42 addTapped()"##))
        #expect(withoutTime.contains(#"                 + /cart/items/0: "A-1""#))
        #expect(withoutTime.contains("                 (no change)"))
        #expect(withoutTime.last?.hasPrefix("  #6  log  warning  done") == true)
    }

    @Test("a filter in the address leaves what passes, a command replaces it, and progress tells the rest")
    func filtered() throws {
        let remote = try Self.start()
        defer { remote.stop() }
        let store = Shop.store(LoggerMiddleware.remote(to: remote, store: "shop"))
        store.dispatch(.cart(.add(sku: "A-1")))
        store.dispatch(.restock("all"))
        remote.flush()
        let viewer = try Websocat(port: remote.port, query: "?filter=path:/cart/items", isTypedTo: true)
        let lines = try viewer.lines { $0.contains("progress") }.map(StreamLine.init)
        #expect(lines.map(\.kind) == ["hello", "action", "diff", "progress"])
        #expect(lines.map(\.name) == ["", "cart.add", "", ""])
        #expect(lines.last?.number("last") == 5)
        try viewer.type(#"{"cmd":"subscribe","filter":"name:nothing.*"}"#)
        #expect(viewer.next() == #"{"kind":"reply","ok":true}"#)
        store.dispatch(.cart(.add(sku: "A-2")))
        #expect(try StreamLine(viewer.next() ?? "").number("last") == 7)
        try viewer.type(#"{"cmd":"subscribe","filter":"oops:x"}"#)
        #expect(viewer.next()?.contains(#""code":"malformed","message":"\"oops\" in \"oops:x\" is no field"#) == true)
        try viewer.type(#"{"cmd":"subscribe","filter":""}"#)
        #expect(viewer.next() == #"{"kind":"reply","ok":true}"#)
        store.dispatch(.restock("all"))
        #expect(viewer.next()?.hasPrefix(#"{"seq":8,"#) == true)
    }

    @Test("an action that an effect dispatches names its cause")
    func cause() throws {
        let remote = try Self.start()
        defer { remote.stop() }
        let store = Shop.store(Shop.Stock() <> LoggerMiddleware.remote(to: remote))
        store.dispatch(.visit)
        store.dispatch(.cart(.clear))
        remote.log("done")
        let lines = try Websocat(port: remote.port).lines { $0.contains(#""text":"done""#) }.map(StreamLine.init)
        let actions = lines.filter { $0.kind == "action" }
        #expect(actions.map(\.name) == ["visit", "cart.clear", "restock"])
        #expect(actions.map(\.cause) == [nil, nil, 4])
        #expect(actions[1].seq == 4)
    }

    @Test("what somebody types is obeyed: a mark enters the stream, a pause holds it up, since goes back")
    func commands() throws {
        let remote = try Self.start()
        defer { remote.stop() }
        let viewer = try Websocat(port: remote.port, isTypedTo: true)
        #expect(viewer.next()?.contains(#""kind":"hello""#) == true)
        try viewer.type(#"{"cmd":"mark","text":"here","id":"a"}"#)
        #expect(viewer.next() == #"{"kind":"reply","to":"a","ok":true}"#)
        #expect(viewer.next()?.contains(#""kind":"mark","store":"","text":"here"}"#) == true)
        try viewer.type(#"{"cmd":"pause","id":2}"#)
        #expect(viewer.next() == #"{"kind":"reply","to":2,"ok":true}"#)
        remote.log("while paused")
        remote.flush()
        try viewer.type("not a command")
        #expect(viewer.next()?.hasPrefix(#"{"kind":"reply","ok":false,"error":{"code":"malformed","#) == true)
        try viewer.type(#"{"cmd":"resume"}"#)
        #expect(viewer.next() == #"{"kind":"reply","ok":true}"#)
        #expect(viewer.next()?.contains("while paused") == true)
        try viewer.type(#"{"cmd":"since","seq":1}"#)
        #expect(viewer.next() == #"{"kind":"reply","ok":true}"#)
        #expect(viewer.next()?.contains("while paused") == true)
    }

    @Test("stopping sends what is left, says goodbye and ends the connection")
    func goodbye() throws {
        let remote = try Self.start()
        let viewer = try Websocat(port: remote.port)
        #expect(viewer.next()?.contains(#""kind":"hello""#) == true)
        for number in 1...100 { remote.log("message \(number)") }
        remote.stop()
        let lines = try viewer.lines { _ in false }.map(StreamLine.init)
        #expect(lines.compactMap(\.seq) == Array(1...100))
        #expect(lines.last?.kind == "goodbye")
    }
}
