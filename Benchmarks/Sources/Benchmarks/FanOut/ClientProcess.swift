import Foundation

/// The clients of one measurement: this program once more, as a child, so that their CPU time is not ours.
final class ClientProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread: [UInt8] = []

    /// Starts the child; returns when it waits for ``connect()``.
    init(_ transport: ClientCrowd.Transport, port: Int, load: FanOutLoad) throws {
        process.executableURL = Bundle.main.executableURL
        process.arguments = ClientCrowd.commandLine(transport, port: port, clients: load.clients, events: load.events)
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try expect(ClientCrowd.started)
    }

    /// Lets the clients connect; returns when each of them can take events.
    func connect() throws {
        try input.fileHandleForWriting.write(contentsOf: Data("\(ClientCrowd.go)\n".utf8))
        try expect(ClientCrowd.connected)
    }

    /// Waits until every client has every event.
    func waitUntilServed() throws {
        try expect(ClientCrowd.served)
    }

    private func expect(_ word: String) throws {
        while !unread.contains(UInt8(ascii: "\n")) {
            let bytes = output.fileHandleForReading.availableData
            guard !bytes.isEmpty else { throw FanOutError("the clients ended before they were \(word)") }
            unread += bytes
        }
        let line = String(decoding: unread.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        unread.removeFirst(line.utf8.count + 1)
        guard line == word else { throw FanOutError("the clients are \(line), not \(word)") }
    }
}
