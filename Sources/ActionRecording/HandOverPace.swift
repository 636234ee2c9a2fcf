/// Decides who compares a store's next change: the render thread, or the thread that dispatches.
///
/// A state that waits for the render thread shares its storage with the store, so the store's next write copies that
/// storage, which costs several times what comparing does. Hence a store whose actions follow each other faster than
/// states are rendered compares on its own thread, until it is calm again.
struct HandOverPace: Sendable {
    /// A pass below this is cheaper than the trouble of avoiding a copy.
    static let tinyPass: UInt64 = 8_000
    /// About how long a state waits before the render thread looks at it.
    static let handOver = IdlePace.shortNap.wholeNanoseconds

    /// The longest pass that a dispatching thread makes; all times here are in nanoseconds.
    let maxInlinePass: UInt64
    /// How long a pass takes, learned from the last ones.
    private(set) var pass: UInt64 = 0
    private var lastPass: UInt64 = 0
    private var lastChange: UInt64?
    private var isHurried = false

    init(maxInlinePass: UInt64) {
        self.maxInlinePass = maxInlinePass
    }

    /// Whether a pass is known, and never worth to be made by a thread that dispatches.
    var isTiny: Bool { pass > 0 && pass <= Self.tinyPass }

    /// Whether a pass is worth to be made by a thread that dispatches, if that saves a copy.
    var isWorthwhile: Bool { pass > Self.tinyPass && pass <= maxInlinePass }

    /// Whether the dispatching thread compares a change that happens now.
    ///
    /// - Parameter isWaiting: whether an earlier state of the store waits to be rendered.
    mutating func isInline(at now: UInt64, isWaiting: Bool) -> Bool {
        let interval = lastChange.map { now > $0 ? now - $0 : 0 } ?? .max
        lastChange = now
        guard isWorthwhile else {
            isHurried = false
            return false
        }
        let round = Self.handOver + pass
        isHurried = isWaiting || interval < (isHurried ? 2 * round : round)
        return isHurried
    }

    /// Takes in how long a pass took.
    ///
    /// Of two in a row the shorter one counts, so that a thread that had to wait for a core does not decide.
    mutating func note(pass duration: UInt64) {
        guard duration > 0 else { return }  // nothing was compared
        let lower = min(duration, lastPass)
        lastPass = duration
        pass = pass == 0 ? lower : (3 * pass + lower) / 4
    }
}
