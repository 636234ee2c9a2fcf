import CLibwebsockets
import Foundation

/// Owns one lws context with its one vhost, on the service thread; gone when this value goes out of scope.
@safe struct LwsContext: ~Copyable {
    private let raw: OpaquePointer
    private let settings: LwsSettings  // lws points into them until the context is destroyed

    /// Where descriptors are handed to lws; valid while this context is, and keeps the registry alive for it.
    let vhost: LwsVhost

    init(configuration: ServerConfiguration, registry: LwsRegistry) throws(WebSocketServerError) {
        guard configuration.pingInterval < configuration.hangUpAfter else {
            throw WebSocketServerError(
                code: .invalidConfiguration,
                message: "a ping every \(configuration.pingInterval) can't be answered when silence is cut off "
                    + "after \(configuration.hangUpAfter); choose hangUpAfter larger than pingInterval"
            )
        }
        LwsLog.begin()
        let settings = LwsSettings(configuration: configuration)
        let owner = unsafe Unmanaged.passUnretained(registry).toOpaque()  // `vhost` keeps it
        let created = unsafe Self.keepingSIGPIPE { unsafe lws_create_context(settings.context(owner: owner)) }
        guard let context = unsafe created else { throw Self.failure("a context") }
        guard let vhost = unsafe lws_create_vhost(context, settings.vhost(owner: owner)) else {
            unsafe lws_context_destroy(context)
            throw Self.failure("a virtual host")
        }
        unsafe raw = context
        self.settings = settings
        unsafe self.vhost = LwsVhost(vhost, registry: registry)
    }

    deinit {
        unsafe lws_context_destroy(raw)
    }

    /// Closes everything; events are still delivered meanwhile.
    consuming func end() {}

    /// Waits for events and handles them; false when lws cannot go on.
    func service() -> Bool {
        unsafe lws_service(raw, 0) >= 0
    }

    /// Lets other threads wake this one; `waker.disconnect()` must be called before this value goes.
    func connect(_ waker: LwsWaker) {
        unsafe waker.connect(raw)
    }

    private static func failure(_ what: String) -> WebSocketServerError {
        let said = LwsLog.lastMessage.map { ": \($0)" } ?? ""
        return WebSocketServerError(code: .libraryFailed, message: "libwebsockets could not create \(what)\(said)")
    }

    /// lws ignores SIGPIPE for the whole process; its plain sends do not need that, so the program's choice is kept.
    private static func keepingSIGPIPE<Result>(_ body: () -> Result) -> Result {
        var before = sigaction()
        unsafe sigaction(SIGPIPE, nil, &before)
        defer { unsafe sigaction(SIGPIPE, &before, nil) }
        return body()
    }
}
