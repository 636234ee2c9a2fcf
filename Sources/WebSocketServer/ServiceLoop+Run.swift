import Foundation

extension ServiceLoop {
    /// The life of a service thread: listens, says so, serves until it is stopped, and leaves nothing behind.
    static func run(_ link: ServiceLink, started: (Result<Int, WebSocketServerError>) -> Void) {
        let registry = LwsRegistry()
        do throws(WebSocketServerError) {
            let listeners = try LoopbackListeners(link.configuration.addresses, port: link.configuration.port)
            let port = listeners.port
            let context = try LwsContext(configuration: link.configuration, registry: registry)
            let loop = try ServiceLoop(link, port: port, vhost: context.vhost)
            try loop.start(listeners)
            registry.woken = { [unowned loop] in loop.woken() }
            context.connect(link.waker)
            started(.success(port))
            while !loop.isFinished, context.service() {}
            if !loop.isFinished { complain(port: port) }
            link.waker.disconnect()
            context.end()
            withExtendedLifetime((registry, loop)) {}  // lws speaks to both until the context is gone
        } catch {
            started(.failure(error))
        }
    }

    /// The one failure that nobody waits for.
    private static func complain(port: Int) {
        let said = LwsLog.lastMessage ?? "no reason given"
        try? FileHandle.standardError.write(contentsOf: Data("websocket server on port \(port) ended: \(said)\n".utf8))
    }
}
