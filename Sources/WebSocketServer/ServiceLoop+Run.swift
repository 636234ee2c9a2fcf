import Foundation
import Locking

extension ServiceLoop {
    /// The life of a service thread: listens, says so, serves until it is stopped, and leaves nothing behind.
    static func run(
        configuration: ServerConfiguration,
        handler: any ServerHandler,
        waker: LwsWaker,
        clientCount: Locked<Int>,
        started: (Result<Int, WebSocketServerError>) -> Void
    ) {
        let registry = LwsRegistry()
        do throws(WebSocketServerError) {
            let listeners = try LoopbackListeners(port: configuration.port)
            let port = listeners.port
            let context = try LwsContext(configuration: configuration, registry: registry)
            let loop = ServiceLoop(
                configuration: configuration,
                handler: handler,
                port: port,
                vhost: context.vhost,
                waker: waker,
                clientCount: clientCount
            )
            try loop.start(listeners)
            registry.woken = { [unowned loop] in loop.woken() }
            context.connect(waker)
            started(.success(port))
            while !loop.isFinished, context.service() {}
            if !loop.isFinished { complain(port: port) }
            waker.disconnect()
            context.end()
            withExtendedLifetime((registry, loop)) {}  // lws speaks to both until the context is gone
        } catch {
            started(.failure(error))
        }
    }

    /// The one failure that nobody waits for.
    private static func complain(port: Int) {
        let said = LwsLog.lastMessage ?? "no reason given"
        FileHandle.standardError.write(Data("websocket server on port \(port) ended: \(said)\n".utf8))
    }
}
