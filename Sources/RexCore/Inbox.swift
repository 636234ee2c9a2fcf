/// The work that waits for a store, first in first out, and whether a thread is at it.
///
/// It has no bound: to drop an action would make the program wrong, and to block who dispatches one from inside an
/// effect would stop the store.
struct Inbox {
    /// Handles one action. Without the action's type, since generic collections are slow outside their module.
    typealias Work = (DrainFrame) -> Void

    private var waiting: [Work] = []
    private var isDrained = true

    /// Adds work.
    ///
    /// - Returns: whether nobody is at it, so that the caller must be.
    mutating func add(_ work: @escaping Work) -> Bool {
        waiting.append(work)
        defer { isDrained = false }
        return isDrained
    }

    /// Takes everything that waits; when that is nothing, whoever was at work is done.
    mutating func takeAll() -> [Work]? {
        guard !waiting.isEmpty else {
            isDrained = true
            return nil
        }
        defer { waiting = [] }
        return waiting
    }
}
