import Locking

/// What happened, in order; any thread may write.
final class Trace: Sendable {
    private let entries = Locked<[String]>([])

    var lines: [String] { entries.withLock { $0 } }

    func note(_ line: String) {
        entries.withLock { $0.append(line) }
    }
}
