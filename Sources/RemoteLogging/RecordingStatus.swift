import Locking

/// How a recording is doing, for whoever asks from another thread.
final class RecordingStatus: Sendable {
    private let state = Locked<(bytes: UInt64, failure: String?)>((0, nil))

    /// The bytes written since the start.
    var bytes: UInt64 { state.withLock { $0.bytes } }

    /// Why nothing is written at the moment; nil when all is well.
    var failure: String? { state.withLock { $0.failure } }

    func wrote(_ bytes: Int) {
        state.withLock { $0.bytes += UInt64(bytes) }
    }

    /// Notes that writing fails, or works; true when that is news.
    func note(failure: String?) -> Bool {
        state.withLock { state in
            defer { state.failure = failure }
            return (state.failure == nil) != (failure == nil)
        }
    }
}
