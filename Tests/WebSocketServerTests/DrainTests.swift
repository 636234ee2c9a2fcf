import Testing

@testable import WebSocketServer

@Suite("Waiting for clients while stopping")
struct DrainTests {
    private let start: ContinuousClock.Instant
    private var drain: Drain

    init() {
        start = .now
        drain = Drain(startedAt: start, timeout: .seconds(1))
    }

    private mutating func step(after time: Int, speaking: Int, connected: Int) -> Drain.Step {
        drain.step(at: start + .milliseconds(time), speaking: speaking, connected: connected)
    }

    @Test("without clients it ends at once")
    mutating func empty() {
        let first = step(after: 0, speaking: 0, connected: 0)
        #expect(first == .end)
    }

    @Test("sessions may speak until the time is up, then they are closed, and peers get a moment to answer")
    mutating func deadline() {
        let steps = [
            step(after: 999, speaking: 1, connected: 2),
            step(after: 1000, speaking: 1, connected: 2),
            step(after: 1249, speaking: 0, connected: 1),
            step(after: 1250, speaking: 0, connected: 1),
        ]
        #expect(steps == [.wait, .closeRest, .wait, .end])
    }

    @Test("when all sessions have said their last, only the peers' answers are waited for")
    mutating func allSaid() {
        let steps = [0, 249, 250].map { step(after: $0, speaking: 0, connected: 1) }
        #expect(steps == [.wait, .wait, .end])
    }
}
