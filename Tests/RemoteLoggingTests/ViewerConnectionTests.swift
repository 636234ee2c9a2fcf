import LogProtocol
import Testing
import WebSocketServer

@testable import RemoteLogging

@Suite struct ViewerConnectionTests {
    static func stream(events: UInt64) -> EventStream {
        let hello = Hello(
            run: "7f3a",
            service: "shop",
            host: "atlas",
            pid: 1,
            started: 0,
            first: 1,
            last: 0,
            features: []
        )
        let stream = EventStream(
            identity: hello,
            limits: EventHistory.Limits(maxBytes: 10_000_000, maxEvents: 1_000_000)
        )
        for number in 1...max(1, events) where events > 0 {
            let line = #"{"seq":\#(number),"kind":"mark","store":"","text":"\#(String(repeating: "x", count: 200))"}"#
            stream.append(Array((line + "\n").utf8), numbers: number...number, kind: .mark)
        }
        return stream
    }

    static func connection(
        to stream: EventStream,
        joinsLines: Bool = true,
        mark: @escaping @Sendable (String) -> Void = { _ in }
    ) -> ViewerConnection {
        ViewerConnection(
            stream: stream,
            counts: ServingCounts(),
            request: StreamRequest(),
            joinsLines: joinsLines,
            mark: mark
        )
    }

    /// The messages that a connection has to send until it is idle or closes.
    static func messages(of connection: ViewerConnection) -> [String] {
        var messages: [String] = []
        var buffer = MessageBuffer()
        while connection.nextMessage(into: &buffer) == .message {
            messages.append(String(decoding: buffer.bytes, as: UTF8.self))
            buffer.removeAll()
        }
        return messages
    }

    @Test("what is ready is joined into messages of whole lines, at most 32 KiB each")
    func joined() {
        let messages = Self.messages(of: Self.connection(to: Self.stream(events: 1_000)))
        #expect(messages.count > 5 && messages.count < 20)
        #expect(messages.allSatisfy { $0.utf8.count <= 32 * 1024 })
        let lines = messages.flatMap { $0.split(separator: "\n") }
        #expect(lines.count == 1_001)
        #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    }

    @Test("a client that cannot split lines gets the same lines, each in a message of its own")
    func linewise() {
        let stream = Self.stream(events: 300)
        let joined = Self.messages(of: Self.connection(to: stream)).joined(separator: "\n")
        let single = Self.messages(of: Self.connection(to: stream, joinsLines: false))
        #expect(single.count == 301)
        #expect(single.joined(separator: "\n") == joined)
    }

    @Test("commands are obeyed and answered, with their id")
    func commands() {
        let stream = Self.stream(events: 3)
        let connection = Self.connection(to: stream)
        #expect(Self.messages(of: connection).count == 2)
        connection.receive(Array(#"{"cmd":"pause","id":1}"#.utf8))
        stream.append(Array("{\"seq\":4}\n".utf8), numbers: 4...4, kind: .mark)
        #expect(Self.messages(of: connection) == [#"{"kind":"reply","to":1,"ok":true}"#])
        connection.receive(Array(#"{"cmd":"resume"}"#.utf8))
        #expect(Self.messages(of: connection) == [#"{"kind":"reply","ok":true}"#, #"{"seq":4}"#])
        connection.receive(Array(#"{"cmd":"since","seq":3}"#.utf8))
        #expect(Self.messages(of: connection) == [#"{"kind":"reply","ok":true}"#, #"{"seq":4}"#])
        connection.receive(Array("{\"cmd\":\"since\",\"seq\":18446744073709551615}\n".utf8))
        #expect(Self.messages(of: connection) == [#"{"kind":"reply","ok":true}"#])
    }

    @Test(
        "a command that is not understood, or not in this version, is answered and changes nothing",
        arguments: [
            ("snapshot", "unsupported"), ("subscribe", "malformed"), ("dance", "unknown-command"),
        ]
    )
    func refused(command: String, code: String) {
        let connection = Self.connection(to: Self.stream(events: 0))
        _ = Self.messages(of: connection)
        connection.receive(Array(#"{"cmd":"\#(command)"}"#.utf8))
        let replies = Self.messages(of: connection)
        #expect(replies.count == 1)
        #expect(replies.first?.hasPrefix(#"{"kind":"reply","ok":false,"error":{"code":"\#(code)","message":""#) == true)
    }

    @Test("hello comes first, also when a command came before it")
    func helloFirst() {
        let connection = Self.connection(to: Self.stream(events: 1))
        connection.receive(Array(#"{"cmd":"pause"}"#.utf8))
        let messages = Self.messages(of: connection)
        #expect(messages.first?.contains(#""kind":"hello""#) == true)
        #expect(messages.dropFirst() == [#"{"kind":"reply","ok":true}"#])
    }

    @Test("more commands than the rate close the connection with 1008, and no more than the rate are kept")
    func flood() {
        let connection = Self.connection(to: Self.stream(events: 1))
        for _ in 0..<10_000 { connection.receive(Array(#"{"cmd":"resume"}"#.utf8)) }
        var buffer = MessageBuffer()
        #expect(
            connection.nextMessage(into: &buffer) == .close(code: 1008, reason: "more than 100 commands a second")
        )
    }

    @Test("the rate is counted by the second")
    func rate() {
        let start = ContinuousClock.now
        var rate = CommandRate(now: start)
        let early = (0...CommandRate.maxPerSecond).map { _ in rate.allows(commandAt: start + .milliseconds(999)) }
        #expect(early == Array(repeating: true, count: CommandRate.maxPerSecond) + [false])
        let later = rate.allows(commandAt: start + .seconds(1))
        #expect(later)
    }

    @Test("at the end comes goodbye, then the connection is closed with 1001")
    func end() {
        let stream = Self.stream(events: 1)
        let connection = Self.connection(to: stream)
        stream.end()
        #expect(Self.messages(of: connection).last == #"{"kind":"goodbye","reason":"the service stops"}"#)
        var buffer = MessageBuffer()
        #expect(connection.nextMessage(into: &buffer) == .close(code: 1001, reason: "the service stops"))
    }
}
