import Locking
import Testing

@testable import WebSocketServer

@Suite("Messages over a WebSocket")
struct MessageTests {
    let handler: TestHandler
    let server: WebSocketServer
    let client: RawClient

    init() throws {
        handler = TestHandler()
        var configuration = ServerConfiguration()
        configuration.maxInboundMessageBytes = 100_000
        server = try WebSocketServer(configuration: configuration, handler: handler)
        client = try RawClient(port: server.port)
        #expect(try client.upgrade().status == 101)
    }

    private func echo(_ text: String) throws {
        try client.send(.text(text))
        #expect(try client.readFrame() == .text(text))
    }

    @Test("what the session has to say comes as one text frame each")
    func stream() throws {
        handler.publish("one", "two")
        server.wake()
        #expect(try client.readFrame() == .text("one"))
        #expect(try client.readFrame() == .text("two"))
    }

    @Test("what was there before the client came is sent without a wake")
    func history() throws {
        handler.publish("before")
        let late = try RawClient(port: server.port)
        #expect(try late.upgrade().status == 101)
        #expect(try late.readFrame() == .text("before"))
    }

    @Test("a session may join events into one message up to the limit")
    func joined() throws {
        handler.feed.withLock {
            $0.joins = true
            $0.messages = (0..<6000).map { Array("event \($0)".utf8) }
        }
        server.wake()
        var lines: [String] = []
        while lines.count < 6000 {
            let frame = try client.readFrame()
            #expect(frame.isFinal && frame.opcode == 1 && frame.payload.count <= 32 * 1024)
            lines += frame.text.split(separator: "\n").map(String.init)
        }
        #expect(lines == (0..<6000).map { "event \($0)" })
    }

    @Test("one event of 1 MiB is one message")
    func large() throws {
        let text = String(repeating: "0123456789abcdef", count: 65536)
        handler.publish(text, "next")
        server.wake()
        #expect(try client.readFrame() == .text(text))
        #expect(try client.readFrame() == .text("next"))
    }

    @Test("text is echoed whatever its length", arguments: [0, 1, 125, 126, 4095, 4096, 4097, 65535, 65536, 100_000])
    func echoes(length: Int) throws {
        try echo(String(repeating: "x", count: length))
    }

    @Test("a message in fragments is received as one, with a ping between them")
    func fragments() throws {
        try client.send(RawClient.Frame(isFinal: false, opcode: 1, payload: Array("frag".utf8)))
        try client.send(RawClient.Frame(opcode: 9, payload: Array("still there?".utf8)))
        try client.send(RawClient.Frame(isFinal: false, opcode: 0, payload: Array("men".utf8)))
        try client.send(RawClient.Frame(opcode: 0, payload: Array("ted".utf8)))
        #expect(try client.readFrame() == RawClient.Frame(opcode: 10, payload: Array("still there?".utf8)))
        #expect(try client.readFrame() == .text("fragmented"))
        #expect(handler.feed.withLock { $0.received } == ["fragmented"])
    }

    @Test("a binary message closes with 1003")
    func binary() throws {
        try client.send(RawClient.Frame(opcode: 2, payload: [1, 2, 3]))
        let frame = try client.readFrame()
        #expect(frame.closeCode == 1003)
        #expect(frame.closeReason == "only text messages are understood here")
        try client.send(.close(1003))
        #expect(try client.isClosed())
    }

    @Test("a message over the limit closes with 1009, and the client that goes on sending reads so")
    func tooLarge() throws {
        try client.send(.text(String(repeating: "x", count: 1_000_000)))
        let frame = try client.readFrame()
        #expect(frame.closeCode == 1009)
        #expect(frame.closeReason == "a message may have 100000 bytes")
        try client.send(.close(1009))
        #expect(try client.isClosed())
        #expect(handler.feed.withLock { $0.received.isEmpty })
    }

    @Test("fragments over the limit together close with 1009")
    func tooLargeInFragments() throws {
        try client.send(RawClient.Frame(isFinal: false, opcode: 1, payload: [UInt8](repeating: 65, count: 60_000)))
        try client.send(RawClient.Frame(opcode: 0, payload: [UInt8](repeating: 65, count: 60_000)))
        #expect(try client.readFrame().closeCode == 1009)
    }

    @Test("invalid UTF-8 closes with 1007", arguments: [[0xFF], [0xC0, 0x80], [0x61, 0xE2, 0x82]] as [[UInt8]])
    func invalidText(bytes: [UInt8]) throws {
        try client.send(RawClient.Frame(opcode: 1, payload: bytes))
        #expect(try client.readFrame().closeCode == 1007)
    }

    @Test("a client's close is answered, and its session learns of it once")
    func clientCloses() throws {
        try client.send(.close(1000))
        #expect(try client.readFrame().closeCode == 1000)
        #expect(try client.isClosed())
        #expect(handler.sessionEnds())
        #expect(handler.feed.withLock { $0.closed } == 1)
        #expect(server.clientCount == 0)
    }

    @Test("many wakes are one while the flush interval runs")
    func coalescing() throws {
        try echo("warm")
        let before = handler.feed.withLock { $0.questions }
        handler.feed.withLock { $0.joins = true }
        for number in 0..<20_000 {
            handler.publish("\(number)")
            server.wake()
        }
        var last = ""
        var messages = 0
        while last != "19999" {
            last = String(try client.readFrame().text.split(separator: "\n").last ?? "")
            messages += 1
        }
        #expect(messages < 5000)
        #expect(handler.feed.withLock { $0.questions } - before < 12_000)
    }

    @Test("a client that does not read holds nobody up, and gets everything once it does")
    func stalled() throws {
        let stalled = try RawClient(port: server.port, receiveBuffer: 4096)
        #expect(try stalled.upgrade().status == 101)
        let text = String(repeating: "x", count: 64 * 1024)
        for number in 0..<100 {
            handler.publish("\(number) \(text)")
            server.wake()
            #expect(try client.readFrame().text.hasPrefix("\(number) "))
        }
        for number in 0..<100 { #expect(try stalled.readFrame().text.hasPrefix("\(number) ")) }
    }
}
