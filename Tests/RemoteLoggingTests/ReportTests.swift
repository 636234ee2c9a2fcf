import Foundation
import LoggerMiddleware
import RemoteLogging
import RexCore
import Testing

@Suite(.timeLimit(.minutes(2))) struct ReportTests {
    private static func start(_ change: (inout RemoteLogger.Configuration) -> Void = { _ in }) throws -> RemoteLogger {
        var configuration = RemoteLogger.Configuration()
        configuration.port = 0
        configuration.service = "shop"
        change(&configuration)
        return try RemoteLogger.start(configuration)
    }

    @Test("a download holds the retained events, byte for byte as the stream has them")
    func download() async throws {
        let remote = try Self.start()
        defer { remote.stop() }
        for number in 1...2_000 {
            remote.log("message \(number)", metadata: ["text": String(repeating: "é", count: 50)])
        }
        remote.flush()
        let answer = try await Web.get("/events.ndjson", port: remote.port)
        #expect(answer.status == 200)
        #expect(answer.header("Content-Type") == "application/x-ndjson")
        #expect(answer.header("Content-Disposition")?.hasPrefix("attachment; filename=\"events-") == true)
        #expect(answer.text.hasSuffix("\n"))
        let viewer = try Websocat(port: remote.port)
        let stream = viewer.lines { $0.contains(#""text":"message 2000""#) }
        #expect(answer.lines.count == 2_001)
        #expect(answer.lines == stream)
    }

    @Test("a download obeys the parameters of the stream, and refuses what it cannot understand")
    func parameters() async throws {
        let remote = try Self.start()
        defer { remote.stop() }
        for number in 1...20 { remote.log("message \(number)", level: number % 2 == 0 ? .warning : .info) }
        remote.flush()
        let some = try await Web.get("/events.ndjson?since=10&filter=level:warning", port: remote.port)
        #expect(try some.lines.map { try StreamLine($0).kind } == ["hello"] + Array(repeating: "message", count: 5))
        let none = try await Web.get("/events.ndjson?filter=nothing", port: remote.port)
        #expect(none.lines.last == #"{"kind":"progress","last":20}"#)
        let text = try await Web.get("/events.ndjson?tail=1&format=text", port: remote.port)
        #expect(text.header("Content-Type") == "text/plain; charset=utf-8")
        #expect(text.lines.count == 2)
        #expect(text.lines.last?.contains("#20  log  warning  message 20") == true)
        let refused = try await Web.get("/events.ndjson?since=x", port: remote.port)
        #expect(refused.status == 400)
        #expect(refused.text == "\"since\"=\"x\" cannot be understood; since takes the number of an event\n")
    }

    @Test("a download of nothing is a hello, and what was evicted is a gap")
    func gaps() async throws {
        let remote = try Self.start { $0.maxHistoryEvents = 100 }
        defer { remote.stop() }
        let empty = try await Web.get("/events.ndjson", port: remote.port)
        #expect(try empty.lines.map { try StreamLine($0).kind } == ["hello"])
        for number in 1...1_000 { remote.log("message \(number)") }
        remote.flush()
        let lines = try await Web.get("/events.ndjson?since=1", port: remote.port).lines.map(StreamLine.init)
        #expect(lines[1].kind == "gap")
        #expect(lines[1].string("reason") == "evicted")
        #expect(lines[1].number("from") == 2)
        #expect(lines[1].number("to") == lines[2].seq.map { $0 - 1 })
        #expect(lines.last?.seq == 1_000)
    }

    @Test("health says which run it is and how it is doing")
    func health() async throws {
        let remote = try Self.start()
        defer { remote.stop() }
        remote.log("one")
        remote.flush()
        let answer = try await Web.get("/health", port: remote.port)
        #expect(answer.header("Content-Type") == "application/json")
        let health = try StreamLine(answer.text)
        #expect(health.string("status") == "ok")
        #expect(health.string("service") == "shop")
        #expect(health.string("run")?.count == 16)
        #expect(health.number("first") == 1)
        #expect(health.number("last") == 1)
        #expect(health.number("clients") == 0)
        #expect(health.number("waiting") == 0)
    }

    @Test("metrics are what promtool accepts, and count what happened")
    func metrics() async throws {
        let remote = try Self.start { $0.service = #"a "quoted" \ name"# }
        defer { remote.stop() }
        Shop.store(LoggerMiddleware.remote(to: remote)).dispatch(.restock("all"))
        remote.flush()
        let viewer = try Websocat(port: remote.port)
        _ = viewer.lines { $0.contains(#""kind":"diff""#) }
        let answer = try await Web.get("/metrics", port: remote.port)
        #expect(answer.header("Content-Type") == "text/plain; version=0.0.4; charset=utf-8")
        #expect(try Self.promtool(answer.text) == "")
        for sample in [
            #"remote_logger_events_total{kind="action"} 1"#, #"remote_logger_events_total{kind="diff"} 1"#,
            #"remote_logger_events_total{kind="snapshot"} 1"#, #"remote_logger_events_total{kind="mark"} 0"#,
            "remote_logger_clients 1", "remote_logger_clients_total 1", "remote_logger_last_seq 3",
            "remote_logger_history_events 3", "remote_logger_waiting_events 0",
            "remote_logger_slowest_client_lag_events 0", #"remote_logger_gaps_total{reason="overload"} 0"#,
        ] {
            #expect(answer.lines.contains(sample), "\(sample)")
        }
    }

    /// What `promtool check metrics` has to say; empty when all is well.
    private static func promtool(_ text: String) throws -> String {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["promtool", "check", "metrics"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return process.terminationStatus == 0
            ? String(decoding: said, as: UTF8.self) : "failed: " + String(decoding: said, as: UTF8.self)
    }
}
