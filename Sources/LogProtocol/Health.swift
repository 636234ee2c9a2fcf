package import StateRendering

/// What `GET /health` answers: one JSON object.
package struct Health: Sendable, Equatable {
    /// What is recorded to files.
    package struct Recording: Sendable, Equatable {
        /// The bytes that were written since the start.
        package var bytes: UInt64

        /// Why nothing is written at the moment; nil when all is well.
        package var error: String?

        package init(bytes: UInt64, error: String?) {
            self.bytes = bytes
            self.error = error
        }
    }

    package var run: String
    package var service: String

    /// Whole seconds since the run started.
    package var uptime: UInt64

    /// The WebSocket clients that are connected.
    package var clients: UInt64

    /// The retained range, as in ``Hello``.
    package var first: UInt64
    package var last: UInt64

    /// The events that wait to be rendered.
    package var waiting: UInt64

    /// How many events the slowest client has still to be sent.
    package var lag: UInt64

    /// Nil when nothing shall be recorded.
    package var recording: Recording?

    package init(
        run: String,
        service: String,
        uptime: UInt64,
        clients: UInt64,
        first: UInt64,
        last: UInt64,
        waiting: UInt64,
        lag: UInt64,
        recording: Recording? = nil
    ) {
        self.run = run
        self.service = service
        self.uptime = uptime
        self.clients = clients
        self.first = first
        self.last = last
        self.waiting = waiting
        self.lag = lag
        self.recording = recording
    }

    /// Appends the object, without a newline.
    package func write(to json: inout JSONWriter) {
        json.raw("{\"status\":")
        json.string(recording?.error == nil ? "ok" : "degraded")
        json.field("run", run)
        json.field("service", service)
        json.field("uptime", uptime)
        json.field("clients", clients)
        json.field("first", first)
        json.field("last", last)
        json.field("waiting", waiting)
        json.field("lag", lag)
        if let recording {
            json.raw(",\"recording\":{\"bytes\":\(recording.bytes)")
            if let error = recording.error { json.field("error", error) }
            json.raw("}")
        }
        json.raw("}")
    }
}
