internal import Foundation
internal import LogProtocol
internal import WebSocketServer

extension RemoteLogger {
    /// What a remote logger listens on and how much it keeps; the default of each value is the safe one.
    public struct Configuration: Sendable {
        /// The port of the viewer and the stream when none is given, 9797.
        public static let defaultPort = 9797

        /// The TCP port, 0…65535; 0 picks a free one. Default: ``defaultPort``.
        public var port = Self.defaultPort

        /// The addresses that are listened on, `127.0.0.1`, `::1` or both. Default: both.
        ///
        /// With both, a machine without IPv6 serves on `127.0.0.1` alone. Any other address is refused at start: everybody
        /// who reaches it could read the service's state.
        public var addresses = ["127.0.0.1", "::1"]

        /// How viewers name the service. Default: the name of the process.
        public var service = ProcessInfo.processInfo.processName

        /// The most bytes of events that are retained for viewers that come later or read slowly. Default: 64 MiB.
        public var maxHistoryBytes = 64 * 1024 * 1024

        /// The most events that are retained. Default: 200,000.
        public var maxHistoryEvents = 200_000

        /// The most events that wait to be rendered; beyond it events are dropped and named in a gap. Default: 65,536.
        public var maxWaitingEvents = 65_536

        /// The longest that rendering may lag behind, as estimated; beyond it events are dropped and named in a gap.
        /// From 1 ms to a day. Default: 2 s.
        public var maxBacklog: Duration = .seconds(2)

        /// The longest that one state is compared with the one before on the logger's thread; an event whose comparison
        /// was not finished says so, and later ones bring the rest. From 1 ms to 60 s. Default: 100 ms.
        public var maxPassTime: Duration = .milliseconds(100)

        /// The same on the thread that dispatches, which compares a large state itself when actions come faster than
        /// states are compared elsewhere, and one that is not `Sendable` always. From 100 µs to 60 s. Default: 2 ms.
        public var maxInlinePassTime: Duration = .milliseconds(2)

        /// The most bytes of an action, of a list of changes or of a state in one event. Default: 16 MiB.
        ///
        /// A list of changes that is longer than the state is sent as the state. What is still too long is cut, says so,
        /// and is made up for when it fits.
        public var maxEventBytes = 16 * 1024 * 1024

        /// How many objects and arrays may lie around a part of a value that is still written out; what lies deeper is
        /// cut. At most 10,000. Default: 64.
        public var maxDepth = 64

        /// The most elements of an array, set or dictionary that are written; the rest is counted. Default: 100,000.
        public var maxElements = 100_000

        /// The most bytes of a text that are written; the rest is counted. Default: 2 MiB.
        public var maxStringBytes = 2 * 1024 * 1024

        /// The most connections at once; one more is answered with status 503. Default: 256.
        public var maxClients = 256

        /// The largest message that a client may send, in bytes; a larger one closes its connection with 1009.
        /// Default: 64 KiB.
        public var maxCommandBytes = 64 * 1024

        /// How long events are collected into one message while they keep coming, from 100 µs to 100 ms. Default: 5 ms.
        ///
        /// The first event after a quiet time leaves at once.
        public var flushInterval: Duration = .milliseconds(5)

        /// How long ``RemoteLogger/stop()`` waits for viewers to read the rest, from 0 to 60 s. Default: 1 s.
        public var drainTimeout: Duration = .seconds(1)

        /// Foreign web origins whose pages may read the stream, as `http://localhost:5173`. Default: none.
        public var allowedOrigins: [String] = []

        /// Where the stream is kept in files. Default: nowhere.
        public var recording: Recording?

        /// A configuration with every value at its default.
        public init() {}
    }
}

extension RemoteLogger.Configuration {
    /// Throws for the first value that cannot be used.
    func validate() throws(RemoteLoggerError) {
        for address in addresses where LoopbackAddress(rawValue: address) == nil {
            throw RemoteLoggerError(
                code: .invalidAddress,
                message:
                    "cannot listen on \(TerminalEscaping.excerpt(address)): only 127.0.0.1 and ::1 are, so that nobody on the network "
                    + "can read the service's state"
            )
        }
        if addresses.isEmpty {
            throw RemoteLoggerError(
                code: .invalidAddress,
                message: "addresses is []: name 127.0.0.1, ::1 or both"
            )
        }
        let limits = [
            ("maxHistoryBytes", maxHistoryBytes), ("maxHistoryEvents", maxHistoryEvents),
            ("maxWaitingEvents", maxWaitingEvents), ("maxClients", maxClients), ("maxCommandBytes", maxCommandBytes),
            ("maxEventBytes", maxEventBytes), ("maxDepth", maxDepth), ("maxElements", maxElements),
            ("maxStringBytes", maxStringBytes),
        ]
        for (name, value) in limits where value < 1 {
            throw RemoteLoggerError(code: .invalidConfiguration, message: "\(name) must be at least 1, got \(value)")
        }
        try Self.check("maxBacklog", maxBacklog, in: .milliseconds(1) ... .seconds(86_400))
        if maxDepth > 10_000 {
            throw RemoteLoggerError(
                code: .invalidConfiguration,
                message: "maxDepth must be at most 10000, got \(maxDepth): the stack of a thread is not deeper"
            )
        }
        try Self.check("maxPassTime", maxPassTime, in: .milliseconds(1) ... .seconds(60))
        try Self.check("maxInlinePassTime", maxInlinePassTime, in: .microseconds(100) ... .seconds(60))
        try Self.check("flushInterval", flushInterval, in: .microseconds(100) ... .milliseconds(100))
        try recording?.validate()
        try Self.check("drainTimeout", drainTimeout, in: .zero ... .seconds(60))
    }

    static func check(
        _ name: String,
        _ value: Duration,
        in range: ClosedRange<Duration>
    ) throws(RemoteLoggerError) {
        guard !range.contains(value) else { return }
        throw RemoteLoggerError(
            code: .invalidConfiguration,
            message: "\(name) must be from \(range.lowerBound) to \(range.upperBound), got \(value)"
        )
    }
}
