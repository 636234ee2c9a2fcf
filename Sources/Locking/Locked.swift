internal import Foundation

/// A value that any thread may reach, one at a time.
///
/// Under the lock only memory is touched: no callback, encoding, I/O or logging. Over `NSLock`, since ThreadSanitizer
/// on Linux does not follow `Synchronization.Mutex`, and that one hands over slowly under contention in this toolchain.
package final class Locked<Value>: @unchecked Sendable {  // `value` is only touched between lock and unlock
    private let lock = NSLock()
    private var value: Value

    package init(_ value: sending Value) {
        self.value = value
    }

    /// Runs `body` with the value to itself.
    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
