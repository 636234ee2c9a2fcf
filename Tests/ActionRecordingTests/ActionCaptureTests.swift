import Foundation
import Locking
import StateRendering
import Testing

@testable import ActionRecording

@Suite struct ActionCaptureTests {
    struct State: Sendable {
        var count = 0
        var names = ["a"]
    }

    enum Action: Sendable {
        case add(Int)
    }

    static func capture(_ sink: Received, maxWaitingEvents: Int = 1_000_000) -> ActionCapture {
        var limits = ActionCapture.Limits()
        limits.maxWaitingEvents = maxWaitingEvents
        limits.maxBacklog = .seconds(3_600)
        limits.maxInlinePassTime = .seconds(60)  // a busy machine is no reason to go another way
        return ActionCapture(limits: limits, renderer: StateRenderer(), clock: RunClock(), sink: sink)
    }

    @Test(
        "a store's first action is preceded by a snapshot and followed by what it changed",
        arguments: [
            HandOver.concurrent, .inline,
        ]
    )
    func firstAction(handOver: HandOver) {
        let received = Received()
        let capture = Self.capture(received)
        let store = capture.openStore(named: "cart", of: State.self, handOver: handOver)
        let number = store.willHandle(Action.add(2), source: nil, cause: nil, before: State())
        store.didHandle(number, after: State(count: 2), reduce: .microseconds(7))
        capture.stop(within: .seconds(60))
        #expect(
            received.lines == [
                #"1 cart snapshot {"count":0,"names":["a"]}"#,
                #"2 cart action add {"add":2}"#,
                #"3 cart diff of 2 [{"op":"replace","path":"/count","old":0,"value":2}] reduce 7"#,
            ]
        )
    }

    @Test(
        "what changed between two actions of a store is a diff of its own, without an action",
        arguments: [
            HandOver.concurrent, .inline,
        ]
    )
    func changedElsewhere(handOver: HandOver) {
        let received = Received()
        let capture = Self.capture(received)
        let store = capture.openStore(named: "cart", of: State.self, handOver: handOver)
        store.didHandle(
            store.willHandle(Action.add(1), source: nil, cause: nil, before: State()),
            after: State(count: 1),
            reduce: nil
        )
        store.didHandle(
            store.willHandle(Action.add(1), source: nil, cause: 2, before: State(count: 5)),
            after: State(count: 6),
            reduce: nil
        )
        capture.stop(within: .seconds(60))
        #expect(
            received.lines.dropFirst(3) == [
                #"4 cart diff [{"op":"replace","path":"/count","old":1,"value":5}]"#,
                #"5 cart action add {"add":1} cause 2"#,
                #"6 cart diff of 5 [{"op":"replace","path":"/count","old":5,"value":6}]"#,
            ]
        )
    }

    @Test("an equal state in other storage between two actions is no change")
    func rebuiltElsewhere() {
        let received = Received()
        let capture = Self.capture(received)
        let store = capture.openStore(named: "cart", of: State.self, handOver: .concurrent)
        for _ in 0..<2 {
            let state = State(names: ["a long name that needs storage of its own"].map { $0 + "" })
            let number = store.willHandle(Action.add(0), source: nil, cause: nil, before: state)
            store.didHandle(number, after: state, reduce: nil)
        }
        capture.stop(within: .seconds(60))
        #expect(received.lines.count == 5)
    }

    @Test("a store without a state before its first action gets a snapshot in the place of the diff")
    func noStateBefore() {
        let received = Received()
        let capture = Self.capture(received)
        let store = capture.openStore(named: "cart", of: State.self, handOver: .concurrent)
        let number = store.willHandle(Action.add(2), source: nil, cause: nil, before: nil)
        store.didHandle(number, after: State(count: 2), reduce: nil)
        capture.stop(within: .seconds(60))
        #expect(received.lines.last == #"2 cart snapshot of 1 {"count":2,"names":["a"]}"#)
    }

    @Test("stores of the same name are told apart")
    func names() {
        let received = Received()
        let capture = Self.capture(received)
        for _ in 0..<2 {
            let store = capture.openStore(named: nil, of: State.self, handOver: .concurrent)
            _ = store.willHandle(Action.add(0), source: nil, cause: nil, before: nil)
        }
        capture.stop(within: .seconds(60))
        #expect(received.lines == [#"1 State action add {"add":0}"#, #"2 State #2 action add {"add":0}"#])
    }

    @Test("numbers of many threads are received in order, each once, with a time that never goes back")
    func manyThreads() {
        let received = Received()
        let capture = Self.capture(received)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 { capture.capture(store: "", .mark("")) }
        }
        capture.stop(within: .seconds(60))
        #expect(received.numbers == Array(1...4_000))
        #expect(received.times == received.times.sorted())
    }

    @Test(
        "events that come too fast leave a gap, and the next diff starts at the last sent state",
        arguments: [
            HandOver.concurrent, .inline,
        ]
    )
    func overload(handOver: HandOver) {
        let received = Received()
        let capture = Self.capture(received, maxWaitingEvents: 1)
        let store = capture.openStore(named: "cart", of: State.self, handOver: handOver)
        received.hold()
        for count in 0..<50 {
            let number = store.willHandle(Action.add(1), source: nil, cause: nil, before: State(count: count))
            store.didHandle(number, after: State(count: count + 1), reduce: nil)
        }
        received.release()
        capture.flush()
        let number = store.willHandle(Action.add(0), source: nil, cause: nil, before: State(count: 50))
        capture.flush()
        store.didHandle(number, after: State(count: 51), reduce: nil)
        capture.stop(within: .seconds(60))
        #expect(received.gaps.count > 0)
        #expect(received.covered == (1...UInt64(received.covered.count)).map { $0 })
        #expect(received.counts.last?.after == 51)
        for (previous, next) in zip(received.counts, received.counts.dropFirst()) where next.before != -1 {
            #expect(next.before == previous.after)
        }
    }

    @Test("when a burst ends in an overload, the last state is sent all the same", arguments: [false, true])
    func overloadAtTheEnd(flushes: Bool) {
        let received = Received()
        let capture = Self.capture(received, maxWaitingEvents: 1)
        let store = capture.openStore(named: "cart", of: State.self, handOver: .concurrent)
        received.hold()
        for count in 0..<50 {
            let number = store.willHandle(Action.add(1), source: nil, cause: nil, before: State(count: count))
            store.didHandle(number, after: State(count: count + 1), reduce: nil)
        }
        received.release()
        if flushes {
            capture.flush()
            #expect(received.counts.last?.after == 50)
        }
        capture.stop(within: .seconds(60))
        #expect(received.counts.last?.after == 50)
        #expect(received.covered == (1...UInt64(received.covered.count)).map { $0 })
    }

    @Test("an event that has waited longer than the backlog allows is dropped, and its change comes with a later diff")
    func stale() {
        let received = Received()
        var limits = ActionCapture.Limits()
        limits.maxBacklog = .zero
        let capture = ActionCapture(limits: limits, renderer: StateRenderer(), clock: RunClock(), sink: received)
        let store = capture.openStore(named: "cart", of: State.self, handOver: .concurrent)
        for count in 0..<20 {
            let number = store.willHandle(Action.add(1), source: nil, cause: nil, before: State(count: count))
            store.didHandle(number, after: State(count: count + 1), reduce: nil)
        }
        capture.capture(store: "", .mark("rendered already"))
        capture.flush()
        #expect(received.gaps.count > 0)
        #expect(received.covered == (1...UInt64(received.covered.count)).map { $0 })
        capture.stop(within: .seconds(60))
    }

    @Test("a flush that meets the stop returns")
    func flushAtTheStop() {
        for _ in 0..<200 {
            let capture = Self.capture(Received())
            DispatchQueue.concurrentPerform(iterations: 2) { side in
                if side == 0 { capture.flush() } else { capture.stop(within: .zero) }
            }
        }
    }

    @Test("catching up never goes back behind a change that was sent meanwhile")
    func catchUpUnderWay() {
        let received = Received()
        let capture = Self.capture(received, maxWaitingEvents: 2)
        let store = capture.openStore(named: "cart", of: State.self, handOver: .concurrent)
        for count in 0..<3_000 {
            let number = store.willHandle(Action.add(1), source: nil, cause: nil, before: State(count: count))
            store.didHandle(number, after: State(count: count + 1), reduce: nil)
        }
        capture.flush()
        let counts = received.counts.map(\.after)
        #expect(counts == counts.sorted())
        #expect(counts.last == 3_000)
        capture.stop(within: .seconds(60))
    }

    @Test("what there is no time for at the stop is named in gaps")
    func stopWithoutTime() {
        let received = Received()
        let capture = Self.capture(received)
        received.whenReceiving = { while capture.isOpen { sched_yield() } }
        for _ in 0..<100 { capture.capture(store: "", .mark("")) }
        capture.stop(within: .zero)
        #expect(received.covered == Array(1...100))
        #expect(received.numbers.count <= 1)
        #expect(received.gaps.count <= 2)
    }

    @Test("what is captured after the stop is dropped and does no harm")
    func afterStop() {
        let received = Received()
        let capture = Self.capture(received)
        capture.stop(within: .seconds(60))
        capture.stop(within: .seconds(60))
        capture.capture(store: "", .mark("late"))
        capture.flush()
        #expect(received.numbers.isEmpty)
    }
}
