import Foundation
import Locking

/// Which action a thread has printed last, so that the change that it prints next names it.
///
/// A logger prints an action and its change one right after the other on one thread, whatever other loggers do meanwhile.
final class PrintedActions: Sendable {
    private let numbers = Locked<[ObjectIdentifier: UInt64]>([:])

    /// Takes note that this thread has printed the action with this number.
    func note(_ number: UInt64) {
        let thread = ObjectIdentifier(Thread.current)
        numbers.withLock { $0[thread] = number }
    }

    /// The action that this thread has printed, once.
    func take() -> UInt64? {
        let thread = ObjectIdentifier(Thread.current)
        return numbers.withLock { $0.removeValue(forKey: thread) }
    }
}
