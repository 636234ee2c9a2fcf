import Dispatch
import Foundation
import RexCore
import Synchronization

/// The threads that dispatch.
final class WorkerGroup: Sendable {
    private let load: Load
    private let store: Store<LoadAction, LoadState>
    private let waiting: WaitingActions
    private let running = DispatchGroup()
    private let isStopping = Atomic(false)
    private let dispatched = Atomic(0)
    private let cpuNanoseconds = Atomic(0)
    private let started = ContinuousClock.now

    init(load: Load, store: Store<LoadAction, LoadState>, waiting: WaitingActions) {
        self.load = load
        self.store = store
        self.waiting = waiting
    }

    func start() {
        for number in 0..<load.threads {
            running.enter()
            let thread = Thread { [self] in
                work(number)
                running.leave()
            }
            thread.name = "worker \(number)"
            thread.start()
        }
    }

    /// Ends the threads and tells what they did.
    func stop() -> LoadReport {
        isStopping.store(true, ordering: .relaxed)
        running.wait()
        return LoadReport(
            actions: dispatched.load(ordering: .relaxed),
            duration: started.duration(to: .now),
            cpu: .nanoseconds(cpuNanoseconds.load(ordering: .relaxed)),
            threads: load.threads
        )
    }

    private func work(_ number: Int) {
        let payload = String(repeating: "x", count: load.payloadBytes)
        var pace = Pace(actionsPerSecond: Double(load.rate) / Double(load.threads))
        var row = number
        let cpuBefore = ThreadCPU.now
        while !isStopping.load(ordering: .relaxed) {
            guard pace.isDue() else { continue }
            waiting.waitForRoom()
            store.dispatch(.touch(row: row % load.rows, payload: payload))
            row += load.threads
        }
        dispatched.add(pace.count, ordering: .relaxed)
        cpuNanoseconds.add(ThreadCPU.now - cpuBefore, ordering: .relaxed)
    }
}
