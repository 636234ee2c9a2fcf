import Measuring
import Sockets

/// Many clients in one thread, which check what they get and tell the parent process how far they are.
struct ClientCrowd {
    /// How lines come.
    enum Transport: String {
        /// In messages that join lines, as a viewer gets them.
        case joinedMessages
        /// In messages of one line, as `websocat` gets them.
        case singleMessages
        /// Without any frame.
        case plain
    }

    /// What the parent says, and what it reads, a line each.
    static let go = "go"
    static let started = "started"
    static let connected = "connected"
    static let served = "served"

    private static let name = "clients"
    private static let patience = 10  // seconds

    private let transport: Transport
    private let port: Int
    private let clients: Int
    private let events: Int

    /// The arguments that make this program a crowd.
    static func commandLine(_ transport: Transport, port: Int, clients: Int, events: Int) -> [String] {
        [name, transport.rawValue, "\(port)", "\(clients)", "\(events)"]
    }

    /// Reads such arguments; nil when they are others.
    init?(commandLine: [String]) throws {
        guard commandLine.first == Self.name else { return nil }
        let numbers = commandLine.dropFirst(2).compactMap { Int($0) }
        guard numbers.count == 3, let transport = Transport(rawValue: commandLine[1]) else {
            throw FanOutError("these are no clients: \(commandLine)")
        }
        self.transport = transport
        (port, clients, events) = (numbers[0], numbers[1], numbers[2])
    }

    /// Connects when it is told to, and ends when every client has every event.
    func run() throws {
        Console.print(Self.started)
        guard readLine() == Self.go else { return }
        let sockets = try (0..<clients).map { _ in try TCPSocket(connectingTo: port) }
        var streams = try sockets.map { try connect($0) }
        var readable = PollSet(sockets, for: .reading)
        var buffer = [UInt8](repeating: 0, count: 256 * 1_024)

        try wait(for: \.isConnected, of: &streams, on: sockets, &readable, &buffer)
        Console.print(Self.connected)
        try wait(for: { $0.lines.last == UInt64(events) }, of: &streams, on: sockets, &readable, &buffer)
        Console.print(Self.served)
    }

    private func connect(_ socket: TCPSocket) throws -> ClientStream {
        guard transport != .plain else { return ClientStream(framing: nil) }
        let request = WebSocketFraming.request(port: port, splitsLines: transport == .joinedMessages)
        _ = try socket.send(request[...])
        return ClientStream(framing: WebSocketFraming())
    }

    /// Reads until `condition` holds for every stream.
    private func wait(
        for condition: (ClientStream) -> Bool,
        of streams: inout [ClientStream],
        on sockets: [TCPSocket],
        _ readable: inout PollSet,
        _ buffer: inout [UInt8]
    ) throws {
        var missing = streams.count { !condition($0) }
        while missing > 0 {
            let ready = try readable.wait(seconds: Self.patience)
            guard !ready.isEmpty else {
                throw FanOutError("nothing came for \(Self.patience) s, \(missing) clients wait")
            }
            for index in ready {
                let wasMissing = !condition(streams[index])
                try read(sockets[index], into: &streams[index], by: &buffer)
                if wasMissing, condition(streams[index]) { missing -= 1 }
            }
        }
    }

    private func read(_ socket: TCPSocket, into stream: inout ClientStream, by buffer: inout [UInt8]) throws {
        guard let count = try socket.receive(into: &buffer) else { return }
        guard count > 0 else { throw FanOutError("the server closed after event \(stream.lines.last)") }
        try stream.take(buffer[..<count])
    }
}
