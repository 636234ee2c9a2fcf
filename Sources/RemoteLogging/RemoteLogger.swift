@_exported public import ActionRecording  // `CallSite`, `LogLevel` and the recorder protocols are part of this API
internal import Foundation
internal import Locking
internal import LogProtocol
@_exported public import StateRendering  // `LoggedByEncoding` is part of this API
internal import WebSocketServer

/// Streams the actions and state changes of a service to viewers: in the browser, in a terminal.
///
/// ```swift
/// let remote = try RemoteLogger.start(port: 9797)
/// let store = Store(
///     initialState: AppState(),
///     reducer: appReducer,
///     middleware: LoggerMiddleware.remote(to: remote) <> appMiddleware
/// )
/// ```
///
/// One port serves the viewer (`http://127.0.0.1:9797/`) and the stream (`ws://127.0.0.1:9797`), on loopback only.
///
/// Every event gets its number on the thread on which it happens. That thread only copies values; rendering and
/// sending run on two threads of the logger, which keep it alive until ``stop()``. What cannot be kept is named in the
/// stream by a gap, and a viewer that is slow or gone never holds up the service.
public final class RemoteLogger: Sendable {
    /// The port that is listened on.
    public var port: Int { server.port }

    /// The address of the viewer, to open in a browser.
    public let url: String

    let server: WebSocketServer
    let stream: EventStream
    let capture: ActionCapture
    let foreignStores = ForeignStores()
    let printedActions = PrintedActions()
    private let recording: RecordingThread?
    private let drainTimeout: Duration

    private init(
        _ configuration: Configuration,
        server: WebSocketServer,
        stream: EventStream,
        capture: ActionCapture,
        recording: RecordingThread?
    ) {
        self.server = server
        self.recording = recording
        let host = configuration.addresses.contains("127.0.0.1") ? "127.0.0.1" : "[::1]"
        url = "http://\(host):\(server.port)/"
        drainTimeout = configuration.drainTimeout
        self.stream = stream
        self.capture = capture
    }

    /// Starts on a port with everything else at its default; returns when the port is listened on.
    ///
    /// - Parameter port: 0…65535; 0 picks a free one.
    /// - Throws: When the port is taken, privileged or no port at all; the message says what to do.
    @discardableResult
    public static func start(port: Int = Configuration.defaultPort) throws(RemoteLoggerError) -> RemoteLogger {
        var configuration = Configuration()
        configuration.port = port
        return try start(configuration)
    }

    /// Starts as configured; returns when the port is listened on.
    ///
    /// - Throws: When a value cannot be used or the port cannot be listened on; the message says what to do.
    @discardableResult
    public static func start(_ configuration: Configuration) throws(RemoteLoggerError) -> RemoteLogger {
        try configuration.validate()
        let clock = RunClock()
        let stream = EventStream(
            identity: Hello(configuration, started: clock.started),
            limits: EventHistory.Limits(
                maxBytes: configuration.maxHistoryBytes,
                maxEvents: configuration.maxHistoryEvents
            )
        )
        try configuration.recording?.prepare()
        let recording = configuration.recording.map { _ in RecordingThread() }
        let publisher = EventPublisher(stream: stream, recording: recording)
        let capture = ActionCapture(
            limits: ActionCapture.Limits(configuration),
            renderer: StateRenderer(limits: RenderingLimits(configuration)),
            clock: clock,
            sink: publisher
        )
        do throws(WebSocketServerError) {
            let service = ViewerService(
                ViewerService.Source(
                    stream: stream,
                    recording: recording?.status,
                    uptime: { clock.uptime },
                    numbered: { capture.numbered },
                    mark: { capture.capture(store: "", .mark($0)) }
                )
            )
            let server = try WebSocketServer(configuration: ServerConfiguration(configuration), handler: service)
            publisher.wakes(server)
            if let recording, let settings = configuration.recording {
                recording.start(settings, of: stream) { level, text in
                    let body = LogEvent.Body.message(level: level, text: text, metadata: [:], source: nil)
                    capture.capture(store: "recording", body)
                }
            }
            return RemoteLogger(configuration, server: server, stream: stream, capture: capture, recording: recording)
        } catch {
            capture.stop(within: .zero)
            throw RemoteLoggerError(error)
        }
    }

    /// Sends what was captured, says goodbye to every viewer and gives the port back.
    ///
    /// Half of ``Configuration/drainTimeout`` is for rendering what waits, whose rest is named in gaps, and the whole of
    /// it for viewers to read. Calling it again does nothing; events that come later are dropped.
    public func stop() {
        capture.stop(within: drainTimeout / 2)
        stream.end()
        recording?.stop(within: drainTimeout)
        server.stop()
    }

    /// Waits until every event that was recorded before the call can be read by viewers.
    public func flush() {
        capture.flush()
    }
}
