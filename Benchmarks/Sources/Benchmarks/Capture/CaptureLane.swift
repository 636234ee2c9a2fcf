import BenchmarkStates
import Dispatch
import Foundation
import LoggerMiddleware
import Measuring
import RemoteLogging
import RexCore

/// A store with one kind of logger, and how to wait until that logger is at rest.
struct CaptureLane {
    /// How many actions a burst has.
    static let burstLength = 64
    private static let pacedLength = 8
    private static let pace = 0.002  // seconds
    private static let longestPaced = Duration.seconds(0.25)

    let advance: () -> Void
    let settle: () -> Void

    /// Single actions: between two of them the logger comes to rest.
    func paced(on clock: CPUClock) -> Contender {
        let costOfReading = clock.costOfReading
        return Contender {
            var costs: [Double] = []
            let start = ContinuousClock.now
            while costs.count < Self.pacedLength, ContinuousClock.now - start < Self.longestPaced {
                settle()
                Thread.sleep(forTimeInterval: Self.pace)
                costs.append(time(of: 1, on: clock) - costOfReading)
            }
            return costs.median
        }
    }

    /// Actions without a pause.
    func burst(on clock: CPUClock) -> Contender {
        Contender {
            settle()
            Thread.sleep(forTimeInterval: Self.pace)
            return time(of: Self.burstLength, on: clock) / Double(Self.burstLength)
        }
    }

    /// What actions cost: this thread until they are dispatched, the process until the logger is at rest again.
    private func time(of actions: Int, on clock: CPUClock) -> Double {
        let cost = clock.time {
            for _ in 0..<actions { advance() }
            if clock == .process { settle() }
        }
        if clock != .process { settle() }
        return cost
    }
}

extension CaptureLane {
    /// A store alone.
    static func withoutLogger<State: BenchmarkState>(_ state: State) -> CaptureLane {
        let store = LeafStore(state, middleware: IdentityMiddleware<BenchmarkAction, BenchmarkAction, State>())
        return CaptureLane(advance: store.advance, settle: {})
    }

    /// Our logger.
    static func recording<State: BenchmarkState>(_ state: State, to remote: RemoteLogger) -> CaptureLane {
        let store = LeafStore(
            state,
            middleware: IdentityMiddleware<BenchmarkAction, BenchmarkAction, State>().logger(to: remote)
        )
        return CaptureLane(advance: store.advance, settle: remote.flush)
    }

    /// What any logger does that compares two states elsewhere.
    static func holdingPair<State: BenchmarkState>(_ state: State) -> CaptureLane {
        let queue = DispatchQueue(label: "holding pairs")
        let store = LeafStore(state, middleware: PairMiddleware<State>(queue: queue))
        return CaptureLane(advance: store.advance, settle: { queue.sync {} })
    }

    /// Our logger of texts, made as its default makes them as long as the store is at work.
    static func printing<State: BenchmarkState>(_ state: State) -> CaptureLane {
        let queue = DispatchQueue(label: "printing")
        let gate = PrintingGate()
        let store = LeafStore(
            state,
            middleware: IdentityMiddleware<BenchmarkAction, BenchmarkAction, State>().logger(
                actionPrinter: { discard($0) },
                stateDiffTransform: { before, after in
                    gate.isOpen ? StateDiffTransform.diff().format(before, after) : nil
                },
                stateDiffPrinter: { discard($0) },
                queue: queue
            )
        )
        return CaptureLane(
            advance: store.advance,
            settle: { gate.closed { queue.sync {} } }
        )
    }
}
