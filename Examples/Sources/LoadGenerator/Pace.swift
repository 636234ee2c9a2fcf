import Foundation

/// Spreads the actions of one thread over time.
struct Pace {
    private(set) var count = 0
    private let actionsPerSecond: Double
    private let started = ContinuousClock.now

    /// - Parameter actionsPerSecond: 0 for no pause at all.
    init(actionsPerSecond: Double) {
        self.actionsPerSecond = actionsPerSecond
    }

    /// Counts the next action when its time has come, else sleeps towards it and returns false.
    ///
    /// The sleep is short, so that the thread soon sees that it shall stop. After a hold-up the actions that are late
    /// come at once.
    mutating func isDue() -> Bool {
        if actionsPerSecond > 0 {
            let due = Double(count) / actionsPerSecond
            let early = due - started.duration(to: .now) / .seconds(1)
            if early > 0 {
                Thread.sleep(forTimeInterval: min(early, 0.05))
                return false
            }
        }
        count += 1
        return true
    }
}
