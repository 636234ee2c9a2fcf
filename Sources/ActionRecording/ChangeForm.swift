/// Decides in which form a change is sent, by the bytes that it would take.
struct ChangeForm: Sendable {
    enum Step: Sendable, Equatable {
        /// The list of changes.
        case changes
        /// The whole state, if that is shorter than the list.
        case shorter
        /// The whole state, since what was sent before does not lead to the list's start.
        case snapshot
        /// Neither: both are too long.
        case nothing
    }

    /// A shorter list is not worth the time to find out how long the state would be.
    static let shortList = 4_096

    let maxEventBytes: Int
    /// The state's bytes when it was last written as a whole, and how many bytes of changes came since.
    private var lastSnapshot = 0
    private var changedSince = 0
    private(set) var owesSnapshot = false

    init(maxEventBytes: Int) {
        self.maxEventBytes = maxEventBytes
    }

    /// What to do with a list of changes of `count` bytes.
    mutating func step(changes count: Int) -> Step {
        changedSince += count
        // What a change takes away is in its list, so the state cannot have become shorter by more.
        if owesSnapshot { return lastSnapshot - changedSince <= maxEventBytes ? .snapshot : .nothing }
        return count > Self.shortList && (count > lastSnapshot || count > maxEventBytes) ? .shorter : .changes
    }

    /// Takes note of how long the state is as a whole.
    mutating func noteSnapshot(bytes: Int) {
        lastSnapshot = bytes
        changedSince = 0
    }

    /// Takes note that what was sent does not lead to the state any more; the next snapshot that fits does again.
    mutating func noteBreak() { owesSnapshot = true }

    /// Takes note that a snapshot was sent.
    mutating func noteRepair() { owesSnapshot = false }
}
