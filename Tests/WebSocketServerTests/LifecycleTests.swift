import Dispatch
import Foundation
import Locking
import Testing

@testable import WebSocketServer

@Suite("A server's life")
struct LifecycleTests {
    let handler = TestHandler()

    private func makeServer(_ change: (inout ServerConfiguration) -> Void = { _ in }) throws -> WebSocketServer {
        var configuration = ServerConfiguration()
        change(&configuration)
        return try WebSocketServer(configuration: configuration, handler: handler)
    }

    private func connect(to server: WebSocketServer) throws -> RawClient {
        let client = try RawClient(port: server.port)
        #expect(try client.upgrade().status == 101)
        return client
    }

    @Test("both loopback addresses answer, and nothing else is bound")
    func addresses() throws {
        let server = try makeServer()
        for address in [RawSocket.Address.v4, .v6] {
            let client = try RawClient(port: server.port, address: address)
            #expect(try client.request("GET /").body == TestHandler.page)
        }
        #expect(try listeners(on: server.port) == ["0100007F", "00000000000000000000000001000000"])
    }

    @Test("a port that belongs to privileged processes is refused with what to do instead")
    func privilegedPort() {
        let error = LoopbackListeners.explanation(of: EACCES, [.v4, .v6], port: 80)
        #expect(error.code == .portPrivileged)
        #expect(error.message == "port 80 is reserved for privileged processes; choose one from 1024 up, or 0")
    }

    @Test("one of the addresses alone can be chosen", arguments: LoopbackAddress.allCases)
    func oneAddress(address: LoopbackAddress) throws {
        let server = try makeServer { $0.addresses = [address] }
        let bound = address == .v4 ? "0100007F" : "00000000000000000000000001000000"
        #expect(try listeners(on: server.port) == [bound])
    }

    /// The addresses that the kernel says are listened on, as it writes them.
    private func listeners(on port: Int) throws -> [String] {
        let suffix =
            ":" + String(repeating: "0", count: 4 - String(port, radix: 16).count)
            + String(port, radix: 16, uppercase: true)
        return try ["/proc/net/tcp", "/proc/net/tcp6"].flatMap { path in
            try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
                let fields = line.split(separator: " ")
                guard fields.count > 3, fields[1].hasSuffix(suffix), fields[3] == "0A" else { return nil }
                return String(fields[1].dropLast(5))
            }
        }
    }

    @Test("a taken port is named, with the remedy")
    func taken() throws {
        let server = try makeServer()
        let error = #expect(throws: WebSocketServerError.self) { try makeServer { $0.port = server.port } }
        #expect(error?.code == .portTaken)
        #expect(error?.description == "port \(server.port) is taken; 0 picks a free one")
    }

    @Test("a port that does not exist is named", arguments: [-1, 65536, 70000])
    func outOfRange(port: Int) {
        let error = #expect(throws: WebSocketServerError.self) { try makeServer { $0.port = port } }
        #expect(error?.code == .portOutOfRange)
        #expect(error?.description == "port \(port) does not exist; choose one of 1024…65535, or 0 to pick a free one")
    }

    @Test("a hang-up before the first ping is named")
    func contradiction() {
        let error = #expect(throws: WebSocketServerError.self) { try makeServer { $0.hangUpAfter = .seconds(20) } }
        #expect(error?.code == .invalidConfiguration)
        #expect(
            error?.description == "a ping every 20.0 seconds can't be answered when silence is cut off after "
                + "20.0 seconds; choose hangUpAfter larger than pingInterval"
        )
    }

    @Test("a configuration that is refused leaves nothing behind")
    func refusedConfiguration() throws {
        let first = try makeServer()
        first.stop()
        let error = #expect(throws: WebSocketServerError.self) {
            try makeServer {
                $0.port = first.port
                $0.allowedOrigins = ["nonsense"]
            }
        }
        #expect(error?.code == .invalidConfiguration)
        #expect(try makeServer { $0.port = first.port }.port == first.port)
    }

    @Test("the port can be used again at once, although connections of the last server linger")
    func samePortAgain() throws {
        let first = try makeServer { $0.drainTimeout = .zero }
        let client = try connect(to: first)
        first.stop()
        let second = try makeServer { $0.port = first.port }
        #expect(try RawClient(port: second.port).request("GET /").status == 200)
        withExtendedLifetime(client) {}
    }

    @Test("stopping lets every session say its goodbye, then closes with 1001")
    func goodbye() throws {
        let server = try makeServer { $0.drainTimeout = .seconds(10) }
        let clients = try (0..<3).map { _ in try connect(to: server) }
        handler.publish("goodbye")
        handler.feed.withLock { $0.isOver = true }
        server.stop()
        for client in clients {
            #expect(try client.readFrame() == .text("goodbye"))
            let end = try client.readFrame()
            #expect(end.closeCode == 1001)
            #expect(end.closeReason == "over")
            #expect(try client.isClosed())
        }
        #expect(handler.feed.withLock { $0.closed } == 3)
        #expect(server.clientCount == 0)
    }

    @Test("a session that never says its last is closed with 1001 when the time is up")
    func drainTimeout() throws {
        let server = try makeServer { $0.drainTimeout = .milliseconds(20) }
        let client = try connect(to: server)
        server.stop()
        let end = try client.readFrame()
        #expect(end.closeCode == 1001)
        #expect(end.closeReason == "the server stops")
        #expect(handler.feed.withLock { $0.closed } == 1)
    }

    @Test("a client that does not read does not keep the server from stopping")
    func stopWithStalledClient() throws {
        let server = try makeServer { $0.drainTimeout = .milliseconds(20) }
        let client = try RawClient(port: server.port, receiveBuffer: 4096)
        #expect(try client.upgrade().status == 101)
        handler.feed.withLock { $0.messages = Array(repeating: [UInt8](repeating: 65, count: 1 << 20), count: 8) }
        server.wake()
        server.stop()
        #expect(handler.feed.withLock { $0.closed } == 1)
    }

    @Test("stop may be called many times, from many threads, and wake afterwards does nothing")
    func stopTwice() throws {
        let server = try makeServer()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            server.wake()
            server.stop()
            server.wake()
        }
        #expect(throws: (any Error).self) { try RawClient(port: server.port) }
    }

    @Test("two servers share a process and nothing else")
    func twoServers() throws {
        let other = TestHandler()
        let first = try makeServer()
        let second = try WebSocketServer(configuration: ServerConfiguration(), handler: other)
        let (one, two) = (try connect(to: first), try connect(to: second))
        handler.publish("first")
        other.publish("second")
        first.wake()
        second.wake()
        #expect(try one.readFrame() == .text("first"))
        #expect(try two.readFrame() == .text("second"))
        first.stop()
        #expect(try RawClient(port: second.port).request("GET /").status == 200)
    }

    @Test("one connection over the limit is told so, and there is room again when one leaves")
    func clientLimit() throws {
        let server = try makeServer { $0.maxClients = 2 }
        let first = try connect(to: server)
        let second = try connect(to: server)
        let refused = try RawClient(port: server.port).request("GET /")
        #expect(refused.status == 503)
        #expect(refused.headers["retry-after"] == "1")
        #expect(refused.text == "all 2 connections are in use; close one or try again later\n")
        try first.send(.close(1000))
        _ = try first.readToEnd()
        #expect(handler.sessionEnds())
        _ = try connect(to: server)
        withExtendedLifetime(second) {}
    }

    @Test("clients are counted")
    func count() throws {
        let server = try makeServer()
        let clients = try (0..<5).map { _ in try connect(to: server) }
        handler.publish("all are open")
        server.wake()
        for client in clients { #expect(try client.readFrame() == .text("all are open")) }
        #expect(server.clientCount == 5)
    }

    @Test("a silent peer is pinged, and hung up on when it does not answer")
    func keepAlive() throws {
        let server = try makeServer {
            $0.pingInterval = .seconds(1)
            $0.hangUpAfter = .seconds(2)
        }
        let client = try connect(to: server)
        #expect(try client.readFrame().opcode == 9)
        #expect(try client.isClosed())
        #expect(handler.sessionEnds())
    }

    @Test("a server that nobody holds any more ends by itself")
    func dropped() throws {
        var server: WebSocketServer? = try makeServer { $0.drainTimeout = .zero }
        let client = try connect(to: #require(server))
        server = nil
        #expect(try client.readFrame().closeCode == 1001)
    }

    @Test("starting and stopping leaves no descriptor behind")
    func descriptors() async {
        await #expect(processExitsWith: .success) {
            // A process of its own, where no other test opens anything.
            let once = {
                let server = try WebSocketServer(configuration: ServerConfiguration(), handler: TestHandler())
                _ = try RawClient(port: server.port).request("GET /")
                server.stop()
            }
            let open = { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
            try once()
            let before = try open()
            for _ in 0..<50 { try once() }
            #expect(try open() == before)
        }
    }

    @Test("a connection that finds no descriptor left is served once there is one")
    func descriptorLimit() async {
        await #expect(processExitsWith: .success) {
            let server = try WebSocketServer(configuration: ServerConfiguration(), handler: TestHandler())
            var limit = rlimit(rlim_cur: 40, rlim_max: 40)
            unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)  // C interface
            var fillers: [Int32] = []
            while case let filler = dup(2), filler >= 0 { fillers.append(filler) }
            close(fillers.removeLast())
            let client = try RawClient(port: server.port)
            try client.sendRequest("GET /")
            fillers.forEach { close($0) }
            #expect(try client.readReply().body == TestHandler.page)
            server.stop()
        }
    }

    @Test("SIGPIPE is left as the program has it")
    func signals() async {
        await #expect(processExitsWith: .success) {
            var before = sigaction()
            var after = sigaction()
            unsafe sigaction(SIGPIPE, nil, &before)  // C interface
            let server = try WebSocketServer(configuration: ServerConfiguration(), handler: TestHandler())
            server.stop()
            unsafe sigaction(SIGPIPE, nil, &after)  // C interface
            #expect(String(describing: before.__sigaction_handler) == String(describing: after.__sigaction_handler))
        }
    }
}
