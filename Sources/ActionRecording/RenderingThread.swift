internal import Foundation

/// Tells whether this thread is rendering at the moment: what user code asks for from in there must not wait for it.
enum RenderingThread {
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return unsafe pthread_key_create(&key, nil) == 0 ? key : nil  // C's only way to hand out a key
    }()

    /// Whether ``run(_:)`` is at work on this thread.
    static var isCurrent: Bool {
        guard let key else { return false }
        return unsafe pthread_getspecific(key) != nil  // only compared
    }

    /// Runs `body` as the rendering of this thread.
    static func run<Result>(_ body: () -> Result) -> Result {
        guard let key, !isCurrent else { return body() }
        unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))  // never dereferenced
        defer { pthread_setspecific(key, nil) }
        return body()
    }
}
