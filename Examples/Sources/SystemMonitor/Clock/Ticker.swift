import Dispatch
import Foundation
import RexCore

/// Dispatches a tick at regular intervals, on a thread of its own.
///
/// Since a store works on the thread that dispatches, all files are read on that thread, too. A tick that takes longer
/// than the interval delays the next one; none are made up for.
final class Ticker: Sendable {
    private let interval: Double
    private let store: SystemStore
    private let stopRequested = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)

    /// - Parameter interval: in seconds.
    init(interval: Double, dispatchingTo store: SystemStore) {
        self.interval = interval
        self.store = store
    }

    /// Begins with the first tick.
    func start() {
        let thread = Thread { [self] in run() }
        thread.name = "ticker"
        thread.start()
    }

    /// Returns when the tick that is under way, if any, has been handled.
    func stop() {
        stopRequested.signal()
        ended.wait()
    }

    private func run() {
        var due = DispatchTime.now()
        var previous: ContinuousClock.Instant?
        repeat {
            let now = ContinuousClock.now
            store.dispatch(.ticked(Tick(time: Date(), elapsedSeconds: previous.map { $0.seconds(to: now) })))
            previous = now
            due = max(due + interval, .now())
        } while stopRequested.wait(timeout: due) == .timedOut
        ended.signal()
    }
}

extension ContinuousClock.Instant {
    /// To the millisecond.
    fileprivate func seconds(to later: ContinuousClock.Instant) -> Double {
        (duration(to: later) / .milliseconds(1)).rounded() / 1000
    }
}
