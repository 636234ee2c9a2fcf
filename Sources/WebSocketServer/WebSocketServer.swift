import Foundation
import Locking

/// A web server on both loopback addresses that serves pages and WebSocket streams.
///
/// Runs on a thread of its own. Any number of servers may live in one process.
package final class WebSocketServer: Sendable {
    /// The port that is listened on.
    package let port: Int

    private let link: ServiceLink
    private let thread: Locked<Thread>
    private let finished = DispatchGroup()

    /// Returns when the server listens; throws a sentence when it can't.
    package init(configuration: ServerConfiguration, handler: any ServerHandler) throws(WebSocketServerError) {
        let outcome = Locked<Result<Int, WebSocketServerError>?>(nil)
        let ready = DispatchSemaphore(value: 0)
        link = ServiceLink(configuration: configuration, handler: handler)
        let thread = Thread { [link, finished] in
            ServiceLoop.run(link) { result in
                outcome.withLock { $0 = result }
                ready.signal()
            }
            finished.leave()
        }
        thread.name = "ws-server"
        finished.enter()
        thread.start()
        self.thread = Locked(thread)
        ready.wait()
        guard let result = outcome.withLock({ $0 }) else { preconditionFailure("the service thread reports first") }
        port = try result.get()
    }

    /// Asks the service thread to end and does not wait: whoever wants the goodbye calls `stop()`.
    deinit {
        link.waker.stop()
    }

    /// How many WebSocket clients are connected.
    package var clientCount: Int { link.clientCount.withLock { $0 } }

    /// Says that sessions may have something new; from any thread.
    ///
    /// Many wakes are one. The first after a quiet time is served at once, later ones with the next flush.
    package func wake() {
        link.waker.wake()
    }

    /// Lets every session have its last word, closes what is left with 1001, and waits until the thread is done.
    ///
    /// From any thread but the service thread, any number of times.
    package func stop() {
        let isServiceThread = thread.withLock { $0 === Thread.current }
        precondition(!isServiceThread, "a server cannot be stopped from one of its own callbacks")
        link.waker.stop()
        finished.wait()
    }
}
