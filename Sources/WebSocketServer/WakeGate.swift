/// Decides who wakes the service thread, and when it may rest.
///
/// While the flush timer is armed a wake only leaves a note, so that a busy producer pays for a lock and a flag.
struct WakeGate {
    private var hasNews = false
    private var isTimerArmed = false
    private(set) var isStopping = false

    /// Notes that there is something new; true when the service thread has to be woken for it.
    mutating func announce() -> Bool {
        hasNews = true
        if isTimerArmed { return false }
        isTimerArmed = true
        return true
    }

    /// Notes that the server is to stop; true the first time.
    mutating func stop() -> Bool {
        if isStopping { return false }
        isStopping = true
        return true
    }

    /// What woke the service thread; true when the clients are to be served and the timer armed.
    mutating func takeNews() -> Bool {
        defer { hasNews = false }
        return hasNews
    }

    /// What to do when the flush timer fired: true to serve the clients and arm it again, false to leave it off.
    mutating func timerFired() -> Bool {
        if takeNews() { return true }
        isTimerArmed = false
        return false
    }
}
