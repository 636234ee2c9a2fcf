package import StateRendering

/// What `GET /health` answers: one JSON object.
package struct Health: Sendable, Equatable {
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

    package init(
        run: String,
        service: String,
        uptime: UInt64,
        clients: UInt64,
        first: UInt64,
        last: UInt64,
        waiting: UInt64,
        lag: UInt64
    ) {
        self.run = run
        self.service = service
        self.uptime = uptime
        self.clients = clients
        self.first = first
        self.last = last
        self.waiting = waiting
        self.lag = lag
    }

    /// Appends the object, without a newline.
    package func write(to json: inout JSONWriter) {
        json.raw("{\"status\":\"ok\"")
        json.field("run", run)
        json.field("service", service)
        json.field("uptime", uptime)
        json.field("clients", clients)
        json.field("first", first)
        json.field("last", last)
        json.field("waiting", waiting)
        json.field("lag", lag)
        json.raw("}")
    }
}
