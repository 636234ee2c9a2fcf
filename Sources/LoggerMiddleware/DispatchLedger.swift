import Locking
import RexCore

/// What a log has seen of the dispatches: which number the recorder gave to each, and whether it knows the state.
///
/// It remembers about the last ``capacity`` dispatches of the process; an action that was caused by an older one is
/// recorded without cause.
final class DispatchLedger: Sendable {
    /// The most dispatches that are remembered.
    static let capacity = 4_096

    fileprivate struct Entry {
        var dispatch: UInt64 = 0
        var number: UInt64 = 0
    }

    fileprivate struct Contents {
        /// By the last digits of the dispatch, which count up by one.
        var entries: [Entry] = []
        var seen = SeenDispatch()
    }

    private let contents = Locked(Contents())

    /// Takes note that a dispatch begins.
    ///
    /// - Returns: The number of the one that caused it, and whether the state before it is the last one that was seen.
    func begin(_ dispatch: DispatchStamp) -> (cause: UInt64?, isKnown: Bool) {
        contents.withLock { contents in
            let isKnown = contents.seen.begin(dispatch.id, after: dispatch.previous)
            return (dispatch.cause.flatMap { contents.number(of: $0) }, isKnown)
        }
    }

    /// Remembers the number of a dispatch.
    func note(_ number: UInt64, of dispatch: UInt64) {
        contents.withLock { contents in
            if contents.entries.isEmpty { contents.entries = Array(repeating: Entry(), count: Self.capacity) }
            contents.entries[Self.place(of: dispatch)] = Entry(dispatch: dispatch, number: number)
        }
    }

    /// Takes note that the state after a dispatch was seen.
    func end(_ dispatch: UInt64) {
        contents.withLock { $0.seen.end(dispatch) }
    }

    fileprivate static func place(of dispatch: UInt64) -> Int { Int(dispatch % UInt64(capacity)) }
}

extension DispatchLedger.Contents {
    /// The number of a dispatch; nil when this log did not see it, or long ago.
    fileprivate func number(of dispatch: UInt64) -> UInt64? {
        guard !entries.isEmpty else { return nil }
        let entry = entries[DispatchLedger.place(of: dispatch)]
        return entry.dispatch == dispatch ? entry.number : nil
    }
}
