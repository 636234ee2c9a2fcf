/// A timer of the service thread, and confined to it.
final class LoopTimer: LwsEventTarget {
    let socket = LwsSocket()
    private let clock: AlarmClock
    private let fired: () -> Void

    /// Nil when the process has no descriptor left.
    init?(fired: @escaping () -> Void) {
        guard let clock = AlarmClock() else { return nil }
        self.clock = clock
        self.fired = fired
    }

    func start(on vhost: LwsVhost) -> Bool {
        vhost.adopt(clock.watchedDescriptor(), as: .readable, for: self)
    }

    /// Fires once, `interval` from now.
    func arm(_ interval: Duration) {
        clock.set(to: interval)
    }

    func handle(_ event: LwsEvent) -> LwsVerdict {
        if case .readable = event {
            clock.silence()
            fired()
        }
        return .keep
    }
}
