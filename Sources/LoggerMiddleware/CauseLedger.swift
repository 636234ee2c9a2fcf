import Locking

/// Which number the recorder gave to which dispatch, so that a dispatch can name the one that caused it.
///
/// It remembers the last ``capacity`` dispatches; an action that was caused by an older one is recorded without cause.
final class CauseLedger: Sendable {
    /// The most dispatches that are remembered.
    static let capacity = 4_096

    private struct Contents {
        var numbers: [UInt64: UInt64] = [:]
        var order: [UInt64] = []
        var oldest = 0
    }

    private let contents = Locked(Contents())

    /// The number of a dispatch; nil when this logger did not see it, or long ago.
    func number(of dispatch: UInt64) -> UInt64? {
        contents.withLock { $0.numbers[dispatch] }
    }

    /// Remembers the number of a dispatch.
    func note(_ number: UInt64, of dispatch: UInt64) {
        contents.withLock { contents in
            contents.numbers[dispatch] = number
            guard contents.order.count == Self.capacity else { return contents.order.append(dispatch) }
            contents.numbers[contents.order[contents.oldest]] = nil
            contents.order[contents.oldest] = dispatch
            contents.oldest = (contents.oldest + 1) % Self.capacity
        }
    }
}
