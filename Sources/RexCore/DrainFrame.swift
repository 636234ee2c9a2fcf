internal import Foundation

/// What a store is doing on this thread at the moment, and below it the store that called into this one.
///
/// Owned by the thread that made it; no other thread ever gets hold of it.
final class DrainFrame {
    /// The number of the action at work; nil between two actions.
    var action: UInt64?

    /// Whose reducer is running, if one is.
    var reducing: ObjectIdentifier?

    private let outer: DrainFrame?

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = unsafe pthread_key_create(&key, nil)  // C's only way to hand out a key
        precondition(status == 0, "the process has no thread-specific key left for RexCore")
        return key
    }()

    private init(outer: DrainFrame?) {
        self.outer = outer
    }

    /// The innermost frame of this thread.
    static var current: DrainFrame? {
        guard let frame = unsafe pthread_getspecific(key) else { return nil }  // a plain pointer is what C keeps
        return unsafe Unmanaged<DrainFrame>.fromOpaque(frame).takeUnretainedValue()  // `run` holds it meanwhile
    }

    /// Runs `body` with a new innermost frame.
    static func run(_ body: (DrainFrame) -> Void) {
        let outer = current
        let frame = DrainFrame(outer: outer)
        withExtendedLifetime(frame) {
            setCurrent(frame)
            body(frame)
            setCurrent(outer)
        }
    }

    /// Whether the reducer of `state` is running on this thread, in whichever frame.
    static func isReducing(_ state: ObjectIdentifier) -> Bool {
        var frame = current
        while let inner = frame {
            if inner.reducing == state { return true }
            frame = inner.outer
        }
        return false
    }

    private static func setCurrent(_ frame: DrainFrame?) {
        let pointer = unsafe frame.map { unsafe Unmanaged.passUnretained($0).toOpaque() }  // `run` holds the frame
        let status = unsafe pthread_setspecific(key, pointer)  // as above
        precondition(status == 0, "the thread has no memory left for RexCore's frame")
    }
}
