import Measuring
import RemoteLogging

/// The logger under a load of plain messages; what is measured is nanoseconds per event and client.
enum RemoteServer {
    /// What a message's line has besides its text.
    private static let lineOverhead = 192

    /// From recording to the sockets of clients that are connected.
    static func live(_ load: FanOutLoad) -> Contender {
        Contender {
            let remote = try RemoteLogger.startForMeasuring()
            defer { remote.stop() }
            let crowd = try ClientProcess(.joinedMessages, port: remote.port, load: load)
            try crowd.connect()
            let cost = try CPUClock.process.time {
                record(load, to: remote)
                try crowd.waitUntilServed()
            }
            return cost / Double(load.deliveries)
        }
    }

    /// From the history to the sockets of clients that connect later.
    static func replay(_ load: FanOutLoad, to transport: ClientCrowd.Transport) -> Contender {
        Contender {
            let remote = try RemoteLogger.startForMeasuring()
            defer { remote.stop() }
            let crowd = try ClientProcess(transport, port: remote.port, load: load)
            record(load, to: remote)
            remote.flush()
            let cost = try CPUClock.process.time {
                try crowd.connect()
                try crowd.waitUntilServed()
            }
            return cost / Double(load.deliveries)
        }
    }

    private static func record(_ load: FanOutLoad, to remote: RemoteLogger) {
        let text = String(repeating: "x", count: load.lineBytes - lineOverhead)
        for _ in 0..<load.events { remote.log(text, file: "Load.swift", function: "log", line: 1) }
    }
}
