import Foundation

/// The clients of one measurement: this program once more, as a child, so that their CPU time is not ours.
final class ClientProcess {
    private let process = Process()
    private let output = Pipe()

    /// Starts the child, which connects at once.
    init(_ transport: ClientCrowd.Transport, port: Int, load: FanOutLoad) throws {
        process.executableURL = Bundle.main.executableURL
        process.arguments = ClientCrowd.commandLine(transport, port: port, clients: load.clients, events: load.events)
        process.standardOutput = output
        try process.run()
    }

    /// Waits until every client can take events.
    func waitUntilConnected() throws {
        try expect(ClientCrowd.connected)
    }

    /// Waits until every client has every event.
    func waitUntilServed() throws {
        try expect(ClientCrowd.served)
    }

    private func expect(_ word: String) throws {
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard line == word + "\n" else { throw FanOutError("the clients ended before they were \(word)") }
    }
}
