import Foundation
import Locking
import StateRendering
import Testing

@testable import ActionRecording

/// What viewers are told leads from state to state without a break, whoever compares.
@Suite struct CaptureChainTests {
    struct Row: Sendable, Identifiable {
        var id: Int
        var name: String
        var quantity = 0
    }

    struct State: Sendable {
        var count = 0
        var rows: [Row]
        var byName: [String: Int] = [:]

        init(rows: Int) {
            self.rows = (0..<rows).map { Row(id: $0, name: "row number \($0)") }
        }

        mutating func step(_ number: Int) {
            count += 1
            guard !rows.isEmpty else { return }
            rows[number % rows.count].quantity += 1
            if number % 7 == 0 { rows.append(Row(id: 10_000 + number, name: "new")) }
            if number % 11 == 0 { rows.remove(at: number % rows.count) }
            if number % 5 == 0 { byName["k\(number % 20)"] = number % 15 == 0 ? nil : number }
        }

        var text: String {
            var json = JSONWriter()
            StateRenderer().write(self, to: &json)
            let value = try? JSONSerialization.jsonObject(with: Data(json.bytes))
            return Replay.text(value ?? NSNull())
        }
    }

    enum Action: Sendable {
        case step(Int)
    }

    static func drive(_ store: CapturedStore<State>, rows: Int, steps: Int, sometimesBefore: Bool) -> State {
        var state = State(rows: rows)
        for number in 0..<steps {
            if sometimesBefore, number % 9 == 4 { state.step(number + 3) }  // by somebody else
            let action = Action.step(number)
            let seq =
                number == 0 || sometimesBefore && number % 3 == 1
                ? store.willHandle(action, source: nil, cause: nil, before: state)
                : store.willHandle(action, source: nil, cause: nil)
            state.step(number)
            store.didHandle(seq, after: state, reduce: nil)
            if number % 50 == 49 { usleep(1_500) }
        }
        return state
    }

    static func capture(_ sink: Received, change: (inout ActionCapture.Limits) -> Void = { _ in }) -> ActionCapture {
        var limits = ActionCapture.Limits()
        limits.maxBacklog = .seconds(3_600)
        change(&limits)
        return ActionCapture(limits: limits, renderer: StateRenderer(), clock: RunClock(), sink: sink)
    }

    @Test("every state of many stores on many threads is told exactly", arguments: [HandOver.concurrent, .inline])
    func manyStores(handOver: HandOver) {
        let received = Received()
        let capture = Self.capture(received)
        let last = Locked<[Int: State]>([:])
        DispatchQueue.concurrentPerform(iterations: 6) { index in
            let rows = [0, 3, 40, 400][index % 4]
            let store = capture.openStore(named: "s\(index)", of: State.self, handOver: handOver)
            let state = Self.drive(store, rows: rows, steps: 300, sometimesBefore: index % 2 == 0)
            last.withLock { $0[index] = state }
        }
        capture.stop(within: .seconds(60))
        #expect(received.gaps.isEmpty)
        #expect(received.numbers == (1...UInt64(received.numbers.count)).map { $0 })
        #expect(received.times == received.times.sorted())
        for (index, state) in last.withLock({ $0 }) {
            let replay = received.replay(of: "s\(index)")
            #expect(replay.faults == [])
            #expect(replay.text == state.text)
        }
    }

    @Test("the chain of states holds when the ring is full again and again", arguments: [1, 2, 7])
    func fullRing(capacity: Int) {
        let received = Received()
        received.whenReceiving = { usleep(20) }
        let capture = Self.capture(received) { $0.maxWaitingEvents = capacity }
        let last = Locked<[Int: State]>([:])
        DispatchQueue.concurrentPerform(iterations: 3) { index in
            let store = capture.openStore(named: "s\(index)", of: State.self, handOver: .concurrent)
            let state = Self.drive(store, rows: index * 30, steps: 300, sometimesBefore: index == 1)
            last.withLock { $0[index] = state }
        }
        capture.flush()
        #expect(!received.gaps.isEmpty)
        for (index, state) in last.withLock({ $0 }) {
            let replay = received.replay(of: "s\(index)")
            #expect(replay.faults == [])
            #expect(replay.text == state.text)
        }
        capture.stop(within: .seconds(60))
        #expect(received.covered == (1...UInt64(received.covered.count)).map { $0 })
    }

    @Test("more events than the ring has slots wait in memory of their own, in their order")
    func overflow() {
        let received = Received()
        let capture = Self.capture(received)
        let store = capture.openStore(named: "s", of: [Int].self, handOver: .concurrent)
        for round in 0..<2 {
            received.hold()
            DispatchQueue.concurrentPerform(iterations: 2) { side in
                for number in 0..<12_000 {
                    let text = String(repeating: "text ", count: 5) + "\(number)"
                    if side == 0 {
                        let seq = store.willHandle((text, text, number), source: nil, cause: nil)
                        store.didHandle(seq, after: [round * 12_000 + number], reduce: nil)
                    } else {
                        capture.capture(store: "", .mark(text))
                    }
                }
            }
            received.release()
            capture.flush()
        }
        capture.stop(within: .seconds(60))
        #expect(received.gaps.isEmpty)
        #expect(received.numbers == Array(1...72_000))
        let replay = received.replay(of: "s")
        #expect(replay.faults == [])
        #expect(replay.text == "[23999]")
        #expect(received.lines.contains { $0.hasSuffix(#"text 11999","2":11999}"#) })
    }

    @Test(
        "a large state that was left to the render thread is not held any more when the reducer writes",
        .disabled(
            if: ProcessInfo.processInfo.environment["REMOTE_LOGGER_RENDERING"] == "public",
            "the shadow of the public tier shares the state's arrays"
        )
    )
    func makingWay() {
        let received = Received()
        let capture = Self.capture(received) { $0.maxInlinePassTime = .seconds(60) }
        let store = capture.openStore(named: "s", of: State.self, handOver: .concurrent)
        var state = State(rows: 2_000)
        func handle(_ number: Int) -> Bool {
            let seq = store.willHandle(Action.step(number), source: nil, cause: nil)
            let storage = unsafe state.rows.withUnsafeBufferPointer { $0.baseAddress }  // only compared
            state.rows[number].quantity += 1
            let isSame = unsafe state.rows.withUnsafeBufferPointer { $0.baseAddress } == storage  // as above
            store.didHandle(seq, after: state, reduce: nil)
            return isSame
        }
        for number in 0..<8 {
            _ = handle(number)
            capture.flush()
        }
        received.hold()
        capture.capture(store: "", .mark("the render thread stops here"))
        for number in 0..<8 {
            usleep(20_000)  // longer than a store in a hurry waits
            #expect(handle(number))
        }
        received.release()
        capture.stop(within: .seconds(60))
        #expect(received.replay(of: "s").faults == [])
        #expect(received.replay(of: "s").text == state.text)
    }

    @Test("a change that is larger than the state is sent as the state")
    func snapshotInPlace() {
        let received = Received()
        let capture = Self.capture(received)
        let store = capture.openStore(named: "s", of: State.self, handOver: .concurrent)
        var state = State(rows: 500)
        let first = store.willHandle(Action.step(0), source: nil, cause: nil, before: state)
        state.rows = (0..<400).map { Row(id: 5_000 + $0, name: "another row, number \($0)") }
        store.didHandle(first, after: state, reduce: nil)
        let second = store.willHandle(Action.step(1), source: nil, cause: nil)
        state.count = 7
        store.didHandle(second, after: state, reduce: nil)
        capture.stop(within: .seconds(60))
        #expect(received.lines.count == 5)
        #expect(received.lines[2].hasPrefix("3 s snapshot of 2 {"))
        #expect(received.lines[4] == #"5 s diff of 4 [{"op":"replace","path":"/count","old":0,"value":7}]"#)
        #expect(received.replay(of: "s").text == state.text)
    }

    @Test("what is over the limit of an event is cut, and the state is told again once it fits")
    func eventBytes() {
        let received = Received()
        let capture = Self.capture(received) { $0.maxEventBytes = 10_000 }
        let store = capture.openStore(named: "s", of: State.self, handOver: .concurrent)
        var state = State(rows: 2)
        for rows in [400, 400, 3, 4] {
            let seq = store.willHandle(
                String(repeating: "x", count: rows * 30),
                source: nil,
                cause: nil,
                before: rows == 400 && state.rows.count == 2 ? state : nil
            )
            state.rows = State(rows: rows).rows
            state.count += 1
            store.didHandle(seq, after: state, reduce: nil)
        }
        capture.stop(within: .seconds(60))
        let lines = received.lines
        #expect(lines.count == 9)
        #expect(lines[1] == #"2 s action String {"$cut":{"kept":0,"of":12002}}"#)
        #expect(lines[2] == "3 s diff of 2 [] uncompared bytes")
        #expect(lines[4] == "5 s diff of 4 [] uncompared bytes")
        #expect(lines[6].hasPrefix("7 s snapshot of 6 {"))
        #expect(lines[8].hasPrefix("9 s diff of 8 [{"))
        #expect(received.replay(of: "s").text == state.text)
    }

    @Test("a first state over the limit is cut, and told once it fits")
    func firstState() {
        let received = Received()
        let capture = Self.capture(received) { $0.maxEventBytes = 10_000 }
        let store = capture.openStore(named: "s", of: State.self, handOver: .concurrent)
        for rows in [400, 1] {
            let state = State(rows: rows)
            let seq = store.willHandle(Action.step(rows), source: nil, cause: nil, before: rows == 400 ? state : nil)
            store.didHandle(seq, after: state, reduce: nil)
        }
        capture.stop(within: .seconds(60))
        #expect(received.lines[0].hasPrefix(#"1 s snapshot {"$cut":{"kept":0,"of":"#))
        #expect(received.lines[2] == "3 s diff of 2 [] uncompared bytes")
        #expect(received.lines[4].hasPrefix("5 s snapshot of 4 {"))
    }
}
