/// Tells whether a log knows the state before an action, since it has seen the one before to its end.
struct SeenDispatch: Sendable {
    private var latest: UInt64?
    private var isEnded = false
    /// Whether several parts of the state come by here in one dispatch, as when one logger is lifted twice.
    private var isShared = false

    /// Takes note of a dispatch, and of the one that its store handled before.
    ///
    /// - Returns: Whether the state before it is the one that was seen last.
    mutating func begin(_ dispatch: UInt64, after previous: UInt64?) -> Bool {
        if dispatch == latest { isShared = true }
        let isKnown = !isShared && isEnded && previous != nil && previous == latest
        latest = dispatch
        isEnded = false
        return isKnown
    }

    /// Takes note that the state after a dispatch was seen.
    mutating func end(_ dispatch: UInt64) {
        if dispatch == latest { isEnded = true }
    }
}
