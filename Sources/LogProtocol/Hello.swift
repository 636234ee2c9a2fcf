internal import StateRendering

/// Who is speaking and what can be had, said first on every connection.
package struct Hello: Sendable, Equatable {
    /// The version of the contract that this code speaks; raised by a change that an old reader would misread.
    package static let protocolVersion = 1

    /// Unique for each start of the service.
    package var run: String

    package var service: String
    package var host: String
    package var pid: Int32

    /// When the run started, in microseconds since 1970.
    package var started: Int64

    /// The number of the oldest event that is retained; one more than ``last`` when none is.
    ///
    /// So `last − first + 1` is always how many there are: 1 and 0 before the first event, 8 and 7 when all seven
    /// have left the history.
    package var first: UInt64

    /// The number of the newest event; 0 before the first.
    package var last: UInt64

    /// What this service can do beyond the plain stream.
    package var features: [String]

    package init(
        run: String,
        service: String,
        host: String,
        pid: Int32,
        started: Int64,
        first: UInt64,
        last: UInt64,
        features: [String]
    ) {
        self.run = run
        self.service = service
        self.host = host
        self.pid = pid
        self.started = started
        self.first = first
        self.last = last
        self.features = features
    }

    func write(to json: inout JSONWriter) {
        json.field("protocol", Self.protocolVersion)
        json.field("run", run)
        json.field("service", service)
        json.field("host", host)
        json.field("pid", pid)
        json.key("started")
        json.time(started)
        json.field("first", first)
        json.field("last", last)
        json.key("features")
        json.raw("[")
        for (position, feature) in features.enumerated() {
            if position > 0 { json.raw(",") }
            json.string(feature)
        }
        json.raw("]")
    }
}
