/// What one server listens on and how much it lets its clients use.
package struct ServerConfiguration: Sendable {
    /// The TCP port on every address, 0…65535; 0, the default, lets the system pick a free one.
    package var port: Int

    /// The addresses that are listened on; both by default, and then a machine without IPv6 is served on the other.
    package var addresses: Set<LoopbackAddress>

    /// How many connections may be open at once, plain HTTP ones included; default 256.
    ///
    /// More than any team of viewers needs, few enough that their kernel buffers stay small. At most half of the
    /// process's descriptor limit is used, whatever is set here. One more connection is answered with 503.
    package var maxClients: Int

    /// The largest message a client may send, in bytes; default 64 KiB, far above any command.
    ///
    /// A larger one closes the connection with 1009.
    package var maxInboundMessageBytes: Int

    /// Room for the headers of one request, in bytes; default 8 KiB, as browsers and proxies are used to.
    ///
    /// A request with more is cut off without an answer.
    package var maxHeaderBytes: Int

    /// How many bytes of events are joined into one message; default 32 KiB.
    ///
    /// Nearly all of the gain is reached there, and the real `websocat` cuts messages at 64 KiB.
    package var joinedMessageBytes: Int

    /// How long news are collected while they keep coming; default 5 ms.
    ///
    /// The first after a quiet time leaves at once. Shorter costs wake-ups, longer costs latency.
    package var flushInterval: Duration

    /// How long `stop()` lets sessions say what they still have; default 1 s, so that Ctrl-C feels immediate.
    package var drainTimeout: Duration

    /// How long a connection may be silent before it is pinged, in whole seconds; default 20 s.
    package var pingInterval: Duration

    /// How long a connection may give no sign of life before it is dropped, in whole seconds; default 50 s.
    ///
    /// Two pings and a margin, so that a laptop on a slow link is not taken for dead. Must exceed `pingInterval`.
    package var hangUpAfter: Duration

    /// Foreign web origins that may open the stream, like `http://localhost:5173`; none by default.
    ///
    /// Our own are always allowed, and so are clients that send no `Origin` (those are no browsers).
    package var allowedOrigins: [String]

    /// The WebSocket subprotocol spoken here; by default `events`.
    ///
    /// A client that offers subprotocols must offer this one; a client that offers none is welcome.
    package var subprotocol: String

    package init(
        port: Int = 0,
        addresses: Set<LoopbackAddress> = [.v4, .v6],
        maxClients: Int = 256,
        maxInboundMessageBytes: Int = 64 * 1024,
        maxHeaderBytes: Int = 8 * 1024,
        joinedMessageBytes: Int = 32 * 1024,
        flushInterval: Duration = .milliseconds(5),
        drainTimeout: Duration = .seconds(1),
        pingInterval: Duration = .seconds(20),
        hangUpAfter: Duration = .seconds(50),
        allowedOrigins: [String] = [],
        subprotocol: String = "events"
    ) {
        self.port = port
        self.addresses = addresses
        self.maxClients = maxClients
        self.maxInboundMessageBytes = maxInboundMessageBytes
        self.maxHeaderBytes = maxHeaderBytes
        self.joinedMessageBytes = joinedMessageBytes
        self.flushInterval = flushInterval
        self.drainTimeout = drainTimeout
        self.pingInterval = pingInterval
        self.hangUpAfter = hangUpAfter
        self.allowedOrigins = allowedOrigins
        self.subprotocol = subprotocol
    }
}
