import Dispatch
import Foundation
import Testing

@testable import LoggerMiddleware

@Suite struct PrintLaneTests {
    /// Collects texts from any thread.
    final class Texts: @unchecked Sendable {  // guarded by its lock
        private let lock = NSLock()
        private var texts: [String] = []

        func append(_ text: String) { lock.withLock { texts.append(text) } }
        var all: [String] { lock.withLock { texts } }
    }

    /// A queue that runs nothing, as the main queue of a service without a main run loop.
    static func stalledQueue() -> DispatchQueue {
        let queue = DispatchQueue(label: "stalled")
        queue.suspend()
        return queue
    }

    @Test("without a running queue nothing is printed until somebody flushes")
    func flush() {
        let queue = Self.stalledQueue()
        defer { queue.resume() }
        let texts = Texts()
        let lane = PrintLane(queue: queue)
        lane.submit { texts.append("first") }
        lane.submit { texts.append("second") }
        #expect(texts.all == [])
        lane.flush()
        #expect(texts.all == ["first", "second"])
    }

    @Test("entries of several threads are printed in the order in which each thread submitted them")
    func order() {
        let texts = Texts()
        let lane = PrintLane(queue: DispatchQueue(label: "log"))
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for number in 0..<500 { lane.submit { texts.append("\(thread) \(number)") } }
        }
        lane.flush()
        for thread in 0..<4 {
            let own = texts.all.filter { $0.hasPrefix("\(thread) ") }
            #expect(own == (0..<500).map { "\(thread) \($0)" })
        }
    }

    @Test("a queue that does not run costs the oldest entries, which are counted, and is reported once")
    func bound() {
        let queue = Self.stalledQueue()
        defer { queue.resume() }
        let texts = Texts()
        let reports = Texts()
        let lane = PrintLane(queue: queue, report: reports.append)
        let total = PrintLane.maxWaitingEntries * 2
        for number in 1...total { lane.submit { texts.append("\(number)") } }
        #expect(
            reports.all == [
                """
                LoggerMiddleware: 10000 entries wait for the queue "stalled", which does not keep up or does not run; \
                the oldest are dropped. Pass another queue, run the main loop, or call flush().
                """
            ]
        )
        lane.flush()
        #expect(texts.all.last == "\(total)")
        #expect(reports.all.last == "LoggerMiddleware: \(total - texts.all.count) entries dropped here")
    }

    @Test("a printer that flushes its own logger does not wait for itself")
    func reentrantFlush() {
        let texts = Texts()
        let lane = PrintLane(queue: DispatchQueue(label: "log"))
        lane.submit {
            lane.flush()
            texts.append("printed")
        }
        lane.flush()
        #expect(texts.all == ["printed"])
    }
}
