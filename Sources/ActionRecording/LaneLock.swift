internal import Foundation
internal import Synchronization

/// The lock of a store's lane.
///
/// A `Locked` that first tries for a moment: the render thread and the dispatching one meet here at every change, each
/// for a few dozen nanoseconds, and to be put to sleep for that costs a hundred times as much. Not generic, so that
/// nothing is looked up at run time.
final class LaneLock: @unchecked Sendable {  // `lane` is only touched between lock and unlock
    private static let attempts = 100

    /// Whether a state that is large was left to the render thread; asked by the threads that dispatch, without the lock.
    let hasLeftState = Atomic(false)
    /// `StoreLane.isLight`, as of the last time that the lock was given back.
    let isLight = Atomic(false)
    /// How many states were handed over, kept or dropped.
    let version = Atomic<UInt64>(0)
    /// The version of the last state that was put into the ring itself; for the threads that dispatch.
    let lastDirect = Atomic<UInt64>(0)
    private let lock = NSLock()
    @exclusivity(unchecked) private var lane: StoreLane  // the lock sees to it

    init(_ lane: StoreLane) {
        unsafe self.lane = lane  // nobody else has it yet
    }

    @inline(__always)
    func withLock<Result>(_ body: (inout StoreLane) -> Result) -> Result {
        if !lock.try() { wait() }
        defer {
            unsafe isLight.store(lane.isLight, ordering: .relaxed)  // still locked
            lock.unlock()
        }
        return unsafe body(&lane)  // locked
    }

    /// Counts a state that is handed over.
    func nextVersion() -> UInt64 { version.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Whether states lie in the ring itself that are older than what is handed over now.
    func hasDirect(_ lane: StoreLane) -> Bool { lastDirect.load(ordering: .relaxed) > lane.admitted }

    @inline(never)
    private func wait() {
        for _ in 0..<Self.attempts where lock.try() { return }
        lock.lock()
    }
}
