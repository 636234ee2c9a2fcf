import Testing

@testable import WebSocketServer

@Suite("Waking the service thread")
struct WakeGateTests {
    private var gate = WakeGate()

    @Test("the first news after a quiet time wakes, later ones leave a note for the timer")
    mutating func lazyWake() {
        let first = (gate.announce(), gate.announce())
        #expect(first == (true, false))
        let taken = (gate.takeNews(), gate.takeNews())
        #expect(taken == (true, false))
        let later = (gate.announce(), gate.timerFired())
        #expect(later == (false, true))
    }

    @Test("a timer that finds nothing lets the thread rest, and the next news wake it again")
    mutating func rest() {
        _ = (gate.announce(), gate.takeNews())
        let next = (gate.timerFired(), gate.announce())
        #expect(next == (false, true))
    }

    @Test("stopping wakes once")
    mutating func stop() {
        let calls = (gate.stop(), gate.stop())
        #expect(calls == (true, false))
        #expect(gate.isStopping)
    }
}
