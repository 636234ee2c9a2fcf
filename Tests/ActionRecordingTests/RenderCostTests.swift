import Testing

@testable import ActionRecording

@Suite struct RenderCostTests {
    @Test("one slow event among many changes little")
    func outlier() {
        var cost = RenderCost()
        let before = cost.events(in: .seconds(2))
        cost.note(1, took: .milliseconds(50))
        #expect(cost.events(in: .seconds(2)) > before / 5)
    }

    @Test("events that go on being slow, or fast, become what is expected", arguments: [2, 200, 3_000])
    func learning(microseconds: Int) {
        var cost = RenderCost()
        for _ in 0..<200 { cost.note(100, took: .microseconds(microseconds * 100)) }
        let expected = 2_000_000 / microseconds
        #expect(abs(cost.events(in: .seconds(2)) - expected) <= expected / 10)
    }

    @Test("however slow, one event may always wait")
    func floor() {
        var cost = RenderCost()
        for _ in 0..<10_000 { cost.note(1, took: .seconds(10)) }
        #expect(cost.events(in: .seconds(2)) == 1)
    }
}
