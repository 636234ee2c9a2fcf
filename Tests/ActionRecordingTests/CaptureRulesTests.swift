import Testing

@testable import ActionRecording

/// The rules of capture, as values.
@Suite struct CaptureRulesTests {
    static func pace(learned pass: UInt64, maxInlinePass: UInt64 = 2_000_000) -> HandOverPace {
        var pace = HandOverPace(maxInlinePass: maxInlinePass)
        for _ in 0..<2 { pace.note(pass: pass) }
        return pace
    }

    @Test("a tiny pass is left to the render thread, however fast actions come")
    func tinyPass() {
        var pace = Self.pace(learned: HandOverPace.tinyPass / 2)
        for now in 0..<10 {
            let isInline = pace.isInline(at: UInt64(now), isWaiting: true)
            #expect(!isInline)
        }
    }

    @Test("a store that is behind compares on its own thread")
    func behind() {
        var pace = Self.pace(learned: 70_000)
        let result1 = pace.isInline(at: 0, isWaiting: false)
        #expect(!result1)
        let result2 = pace.isInline(at: 10_000_000, isWaiting: true)
        #expect(result2)
    }

    @Test("a store in a hurry compares on its own thread until it is calm again")
    func hurry() {
        let round = HandOverPace.handOver + 70_000
        var pace = Self.pace(learned: 70_000)
        var now: UInt64 = 0
        func isInline(after interval: UInt64) -> Bool {
            now += interval
            return pace.isInline(at: now, isWaiting: false)
        }
        #expect(!isInline(after: 0))
        #expect(!isInline(after: round))
        #expect(isInline(after: round - 1))
        #expect(isInline(after: 2 * round - 1))
        #expect(!isInline(after: 2 * round))
        #expect(!isInline(after: round))
    }

    @Test("passes that are too long for a dispatching thread are left to the render thread")
    func longPass() {
        var pace = Self.pace(learned: 3_000_000)
        let result3 = pace.isInline(at: 0, isWaiting: true)
        #expect(!result3)
        for _ in 0..<20 { pace.note(pass: 70_000) }
        let result4 = pace.isInline(at: 1, isWaiting: true)
        #expect(result4)
    }

    @Test("one pass that had to wait for a core changes nothing")
    func outlier() {
        var pace = Self.pace(learned: 1_000)
        pace.note(pass: 50_000_000)
        pace.note(pass: 1_000)
        #expect(pace.pass == 1_000)
    }

    @Test("a list of changes is sent as it is while it is short, or shorter than the state")
    func listOfChanges() {
        var form = ChangeForm(maxEventBytes: 100_000)
        form.noteSnapshot(bytes: 10)
        let result5 = form.step(changes: ChangeForm.shortList)
        #expect(result5 == .changes)
        let result6 = form.step(changes: ChangeForm.shortList + 1)
        #expect(result6 == .shorter)
        form.noteSnapshot(bytes: 50_000)
        let result7 = form.step(changes: 50_000)
        #expect(result7 == .changes)
        let result8 = form.step(changes: 100_001)
        #expect(result8 == .shorter)
    }

    @Test("a chain that broke is mended by the first whole state that can fit")
    func brokenChain() {
        var form = ChangeForm(maxEventBytes: 1_000)
        form.noteSnapshot(bytes: 1_500)
        form.noteBreak()
        let result9 = form.step(changes: 300)
        #expect(result9 == .nothing)
        let result10 = form.step(changes: 200)
        #expect(result10 == .snapshot)
        form.noteRepair()
        let result11 = form.step(changes: 200)
        #expect(result11 == .changes)
    }

    @Test("numbers that were dropped are told as ranges, in whatever order threads note them")
    func droppedNumbers() {
        var dropped = DroppedNumbers()
        for number in [5, 7, 6, 12, 10, 11, 4] as [UInt64] { dropped.insert(number) }
        let result12 = dropped.takeFirst(from: 3)
        #expect(result12 == nil)
        let result13 = dropped.takeFirst(from: 4)
        #expect(result13 == 4...7)
        let result14 = dropped.takeFirst(from: 8)
        #expect(result14 == nil)
        let result15 = dropped.takeFirst(from: 10)
        #expect(result15 == 10...12)
        let result16 = dropped.takeFirst(from: 13)
        #expect(result16 == nil)
    }

    @Test("the render thread naps for some milliseconds before it parks, and only naps while somebody works for it")
    func idle() {
        var waiting = IdlePace()
        for _ in 0..<100 {
            guard case .nap(let duration) = waiting.next(mayPark: false), duration <= IdlePace.shortNap else {
                Issue.record("somebody waits for the thread")
                return
            }
        }
        var idle = IdlePace()
        var naps = Duration.zero
        while case .nap(let duration) = idle.next(mayPark: true) { naps += duration }
        #expect((.milliseconds(20) ... .milliseconds(100)).contains(naps))
        let result17 = idle.next(mayPark: true)
        #expect(result17 == .park)
        let result18 = idle.next(mayPark: false)
        #expect(result18 == .nap(IdlePace.shortNap))
        idle.reset()
        let result19 = idle.next(mayPark: true)
        #expect(result19 != .park)
    }

    @Test("the time since the start never goes back, and a clock that was set is followed within a second")
    func times() {
        var times = EventTimes()
        var timeOfDay: Int64 = 1_000_000_000
        let first = times.next(happened: 5_000, now: 10_000, timeOfDay: { timeOfDay })
        #expect(first.mono == 5 && first.time == 999_999_995)
        let second = times.next(happened: 4_000, now: 11_000, timeOfDay: { timeOfDay })
        #expect(second.mono == 5)
        timeOfDay = 0
        let late: UInt64 = 1_000_000_000
        let later = times.next(happened: late, now: late, timeOfDay: { timeOfDay })
        #expect(later.mono == 1_000_000 && later.time == 0)
    }

    @Test("what waits comes out in the order in which it went in, and is numbered")
    func backlog() {
        var backlog = Backlog<Int>()
        var next = 0
        for number in 0..<1_000 {
            backlog.append(number)
            #expect(backlog.end == UInt64(number + 1))
            if number % 3 != 0 {
                let first = backlog.popFirst()
                #expect(first == next)
                next += 1
            }
            #expect(backlog.taken == UInt64(next))
        }
        while let number = backlog.popFirst() {
            #expect(number == next)
            next += 1
        }
        #expect(backlog.isEmpty && next == 1_000)
    }
}
