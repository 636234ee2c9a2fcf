import Measuring
import RemoteLogging

/// The logger under a load of plain messages.
enum RemoteServer {
    /// What a message's line has besides its text.
    private static let lineOverhead = 176

    /// Nanoseconds per event and client.
    static func contender(_ load: FanOutLoad) -> Contender {
        Contender {
            let remote = try RemoteLogger.start(port: 0)
            defer { remote.stop() }
            let crowd = try ClientProcess(.webSocket, port: remote.port, load: load)
            try crowd.waitUntilConnected()
            let cost = try CPUClock.process.time {
                record(load, to: remote)
                try crowd.waitUntilServed()
            }
            return cost / Double(load.deliveries)
        }
    }

    /// Nanoseconds per event.
    static func contenderWithoutClients(_ load: FanOutLoad) -> Contender {
        Contender {
            let remote = try RemoteLogger.start(port: 0)
            defer { remote.stop() }
            let cost = CPUClock.process.time {
                record(load, to: remote)
                remote.flush()
            }
            return cost / Double(load.events)
        }
    }

    private static func record(_ load: FanOutLoad, to remote: RemoteLogger) {
        let text = String(repeating: "x", count: load.lineBytes - lineOverhead)
        for _ in 0..<load.events { remote.log(text, file: "Load.swift", function: "log", line: 1) }
    }
}
