import Dispatch
import Foundation
import Synchronization

/// Lets the main thread wait for Ctrl-C (SIGINT) or SIGTERM, to end the service in good order.
///
/// The signals count from `init` on, so make it first. A second one does not wait for the good order: it ends the
/// process at once, unless it comes within 0.2 s. That is no second key press but a launcher such as `timeout`, which
/// sends a signal to the process and again to its group.
public final class StopSignals: Sendable {
    private let arrived = DispatchSemaphore(value: 0)
    private let firstArrival = Atomic<UInt64>(0)

    /// Begins to catch the signals; the process can do so once, for all of its life.
    public init() {
        let queue = DispatchQueue(label: "stop signals")
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)  // the source only watches: it does not keep the signal from ending the process
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { [self] in
                take(number)
                _ = source  // the handler keeps its source, the source its handler
            }
            source.resume()
        }
    }

    /// Waits for the first signal.
    public func wait() {
        arrived.wait()
    }

    /// Waits for the first signal, but no longer than this.
    public func wait(atMost seconds: Double) {
        _ = arrived.wait(timeout: .now() + seconds)
    }

    private func take(_ number: Int32) {
        let now = DispatchTime.now().uptimeNanoseconds
        let first = firstArrival.compareExchange(expected: 0, desired: now, ordering: .relaxed).original
        if first == 0 {
            arrived.signal()
        } else if now - first > 200_000_000 {
            _exit(128 + number)
        }
    }
}
