import Foundation
import Locking
import StateRendering
import Testing

@testable import ActionRecording

/// Code of the user runs while values are rendered, and when states are freed; it may do anything.
@Suite struct CaptureUserCodeTests {
    /// Does something while a state is being rendered.
    final class Hook: Sendable {
        private let work = Locked<[@Sendable () -> Void]>([])

        func add(_ body: @escaping @Sendable () -> Void) { work.withLock { $0.append(body) } }

        func run() { work.withLock { $0.isEmpty ? nil : $0.removeFirst() }?() }
    }

    struct State: Sendable, CustomReflectable {
        var count = 0
        let hook: Hook

        var customMirror: Mirror {
            hook.run()
            return Mirror(self, children: ["count": count])
        }
    }

    /// Counts how many of its tokens are alive.
    final class Census: Sendable {
        let alive = Locked(0)
    }

    final class Token: Sendable {
        let census: Census

        init(_ census: Census) {
            self.census = census
            census.alive.withLock { $0 += 1 }
        }

        deinit { census.alive.withLock { $0 -= 1 } }
    }

    struct Held: Sendable {
        var count = 0
        var token: Token
        var texts = ["a text that is long enough for storage of its own"]
        var padding = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    }

    @Test("a mirror may record, flush and stop while it is being read", arguments: [HandOver.concurrent, .inline])
    func reentrancy(handOver: HandOver) {
        let received = Received()
        let capture = CaptureChainTests.capture(received)
        let store = capture.openStore(named: "s", of: State.self, handOver: handOver)
        let hook = Hook()
        let next = Locked(100)
        let record: @Sendable () -> Void = {
            let count = next.withLock { count in
                count += 1
                return count
            }
            let state = State(count: count, hook: hook)
            store.didHandle(
                store.willHandle("nested", source: nil, cause: nil, before: count % 2 == 0 ? state : nil),
                after: state,
                reduce: nil
            )
        }
        for count in 0..<30 {
            let state = State(count: count, hook: hook)
            if count % 3 == 0 { hook.add(record) }
            if count % 4 == 0 { hook.add { capture.flush() } }
            if count % 5 == 0 { hook.add { for _ in 0..<3 { record() } } }
            let seq = store.willHandle("outer", source: nil, cause: nil, before: count % 2 == 0 ? state : nil)
            store.didHandle(seq, after: State(count: count + 1, hook: hook), reduce: nil)
        }
        capture.flush()
        hook.add { capture.stop(within: .seconds(60)) }
        store.didHandle(0, after: State(count: 7, hook: hook), reduce: nil)
        capture.stop(within: .seconds(60))
        let replay = received.replay(of: "s")
        #expect(replay.faults == [])
        #expect(received.covered == (1...UInt64(received.covered.count)).map { $0 })
    }

    @Test(
        "no state and no action outlives the logger and the store",
        arguments: [HandOver.concurrent, .inline],
        [1, 1_000_000]
    )
    func lifetimes(handOver: HandOver, capacity: Int) {
        let census = Census()
        do {
            let received = Received()
            let capture = CaptureChainTests.capture(received) { $0.maxWaitingEvents = capacity }
            DispatchQueue.concurrentPerform(iterations: 4) { index in
                var state = Held(token: Token(census))
                let store = capture.openStore(named: "s\(index)", of: Held.self, handOver: handOver)
                for number in 0..<200 {
                    let seq = store.willHandle(
                        Held(token: Token(census)),
                        source: nil,
                        cause: nil,
                        before: number % 3 == 0 ? state : nil
                    )
                    state = Held(count: number, token: Token(census), texts: state.texts + ["\(number)"])
                    store.didHandle(seq, after: state, reduce: nil)
                }
            }
            capture.stop(within: .seconds(60))
        }
        #expect(census.alive.withLock { $0 } == 0)
    }

    @Test("a store that is gone is still recorded to its end, and then nothing is left of it")
    func storeGoesAway() {
        let census = Census()
        let received = Received()
        let capture = CaptureChainTests.capture(received)
        received.hold()
        do {
            let store = capture.openStore(named: "s", of: Held.self, handOver: .concurrent)
            let state = Held(token: Token(census))
            let seq = store.willHandle("go", source: nil, cause: nil, before: state)
            store.didHandle(seq, after: Held(count: 1, token: state.token), reduce: nil)
        }
        received.release()
        capture.flush()
        #expect(received.lines.count == 3)
        #expect(census.alive.withLock { $0 } == 0)
        capture.stop(within: .seconds(60))
    }

    @Test("once the logger has stopped, a store that goes on holds no state")
    func afterStop() {
        let census = Census()
        let capture = CaptureChainTests.capture(Received())
        let store = capture.openStore(named: "s", of: Held.self, handOver: .concurrent)
        for step in 0..<3 {
            if step == 2 { capture.stop(within: .seconds(60)) }
            let state = Held(token: Token(census))
            store.didHandle(store.willHandle("step", source: nil, cause: nil, before: state), after: state, reduce: nil)
        }
        #expect(census.alive.withLock { $0 } == 0)
    }

    @Test("a store may be recorded from the code that runs when a state is freed")
    func recordFromDeinit() {
        final class Last: Sendable {
            let body: @Sendable () -> Void
            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
            deinit { body() }
        }
        struct Ending: Sendable {
            var count: Int
            var last: Last
        }
        let received = Received()
        let capture = CaptureChainTests.capture(received) { $0.maxWaitingEvents = 2 }
        let store = capture.openStore(named: "s", of: Int.self, handOver: .concurrent)
        let endings = capture.openStore(named: "e", of: Ending.self, handOver: .concurrent)
        for count in 0..<200 {
            let last = Last {
                store.didHandle(store.willHandle(count, source: nil, cause: nil), after: count, reduce: nil)
            }
            let seq = endings.willHandle(count, source: nil, cause: nil)
            endings.didHandle(seq, after: Ending(count: count, last: last), reduce: nil)
        }
        capture.flush()
        capture.stop(within: .seconds(60))
        #expect(received.covered == (1...UInt64(received.covered.count)).map { $0 })
    }

    /// Does something wherever code of the user runs, and once more where that in turn runs such code.
    final class Probe: Sendable {
        private let work = Locked<(@Sendable () -> Void)?>(nil)
        private let depth = Locked(0)
        let calls = Locked(0)

        func set(_ body: (@Sendable () -> Void)?) { work.withLock { $0 = body } }

        func call() {
            guard let body = work.withLock({ $0 }), depth.withLock({ $0.begin() }) else { return }
            body()
            calls.withLock { $0 += 1 }
            depth.withLock { $0 -= 1 }
        }
    }

    /// Calls its probe when it is compared, hashed, described, reflected or freed.
    final class Probed: Sendable, Hashable, CustomReflectable, CustomStringConvertible {
        let number: Int
        let probe: Probe

        init(_ number: Int, _ probe: Probe) {
            self.number = number
            self.probe = probe
        }

        deinit { probe.call() }

        static func == (first: Probed, second: Probed) -> Bool {
            first.probe.call()
            return first.number == second.number
        }

        func hash(into hasher: inout Hasher) {
            probe.call()
            hasher.combine(number)
        }

        var customMirror: Mirror {
            probe.call()
            return Mirror(self, children: ["number": number])
        }

        var description: String {
            probe.call()
            return "\(number)"
        }
    }

    struct ProbedState: Sendable {
        var one: Probed
        var many: [Probed]
        var set: Set<Probed>
        var byKey: [Probed: Int]

        init(_ number: Int, _ probe: Probe) {
            one = Probed(number, probe)
            many = (0..<3).map { Probed(number + $0, probe) }
            set = Set(many)
            byKey = [Probed(number, probe): number]
        }
    }

    @Test(
        "no code of the user runs under a lock: all of it may record into the same store",
        .timeLimit(.minutes(2)),
        arguments: [HandOver.concurrent, .inline],
        [2, 1_000_000]
    )
    func recordFromEverywhere(handOver: HandOver, capacity: Int) {
        let received = Received()
        let capture = CaptureChainTests.capture(received) { $0.maxWaitingEvents = capacity }
        let store = capture.openStore(named: "s", of: ProbedState.self, handOver: handOver)
        let (probe, quiet) = (Probe(), Probe())
        probe.set {
            let seq = store.willHandle(Probed(0, quiet), source: nil, cause: nil)
            store.didHandle(seq, after: ProbedState(0, quiet), reduce: nil)
            capture.capture(store: "", .mark("from the user's code"))
        }
        received.hold()
        for number in 0..<12 {
            if number == 6 { received.release() }  // until then small rings are full, and states are owed
            let before = number % 3 == 0 ? ProbedState(-number, probe) : nil
            let seq = store.willHandle(Probed(number, probe), source: nil, cause: nil, before: before)
            store.didHandle(seq, after: ProbedState(number, probe), reduce: nil)
        }
        capture.flush()
        probe.set(nil)
        capture.stop(within: .seconds(60))
        #expect(probe.calls.withLock { $0 } > 0)
        #expect(received.covered == (1...UInt64(received.covered.count)).map { $0 })
    }
}

extension Int {
    /// Counts one more, up to two; false when there were two already.
    fileprivate mutating func begin() -> Bool {
        guard self < 2 else { return false }
        self += 1
        return true
    }
}
