internal import Foundation
internal import Synchronization

/// Where the render thread sleeps, and how it is woken.
///
/// A nap ends by itself, so nobody has to look, unless a large state would wait for the end of a long one; a thread that
/// is parked must be woken by whoever has work for it.
final class Parking: Sendable {
    private let isParked = Atomic(false)
    /// Whether it is in a long nap, or parked.
    private let isFarAway = Atomic(false)
    private let wake = DispatchSemaphore(value: 0)

    /// Wakes the render thread if it is parked; call it after the work can be seen.
    @inline(__always)
    func wakeIfParked() {
        guard isParked.load(ordering: .sequentiallyConsistent) else { return }
        wakeParked()
    }

    /// Wakes the render thread if it is parked or in a long nap.
    func wakeIfFarAway() {
        guard isFarAway.load(ordering: .sequentiallyConsistent) else { return }
        if isFarAway.exchange(false, ordering: .sequentiallyConsistent) { wakeNow() }
    }

    /// Wakes the render thread, also from a nap.
    func wakeNow() {
        isParked.store(false, ordering: .sequentiallyConsistent)
        wake.signal()
    }

    /// Sleeps for `duration` or until somebody insists.
    func nap(for duration: Duration) {
        _ = wake.wait(timeout: .now() + .nanoseconds(Int(duration.wholeNanoseconds)))
    }

    /// The same for a long time; returns at once when `hasWork` sees some after it has said that it sleeps.
    func nap(for duration: Duration, unless hasWork: () -> Bool) {
        isFarAway.store(true, ordering: .sequentiallyConsistent)
        if !hasWork() { nap(for: duration) }
        isFarAway.store(false, ordering: .sequentiallyConsistent)
    }

    /// Sleeps until there is work; returns at once when `hasWork` sees some after it has said that it sleeps.
    func park(unless hasWork: () -> Bool) {
        isFarAway.store(true, ordering: .sequentiallyConsistent)
        isParked.store(true, ordering: .sequentiallyConsistent)
        if hasWork() {
            isParked.store(false, ordering: .sequentiallyConsistent)
        } else {
            wake.wait()
        }
        isFarAway.store(false, ordering: .sequentiallyConsistent)
    }

    @inline(never)
    private func wakeParked() {
        guard isParked.exchange(false, ordering: .sequentiallyConsistent) else { return }
        isFarAway.store(false, ordering: .sequentiallyConsistent)
        wake.signal()
    }
}
