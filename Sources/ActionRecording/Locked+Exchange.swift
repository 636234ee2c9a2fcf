internal import Locking

extension Locked {
    /// Puts `next` in place of the value; the old one is returned, so that it is never freed under the lock.
    func exchange<Wrapped>(_ next: Wrapped?) -> Wrapped? where Value == Wrapped? {
        var next = next
        withLock { swap(&$0, &next) }
        return next
    }
}
