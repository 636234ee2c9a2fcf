import BenchmarkStates
import Measuring
import RemoteLogging

/// What an action costs in the thread that dispatches it, and in the whole process.
struct CaptureSection {
    private static let paced = RoundRobin(rounds: 8, budget: .seconds(0.7))
    private static let burst = RoundRobin(rounds: 12, budget: .seconds(0.7))

    private let remote: RemoteLogger
    private let clock: CPUClock
    private let table: Table

    static func run() throws -> [Requirement] {
        let remote = try RemoteLogger.startForMeasuring()
        defer { remote.stop() }
        let caller = CaptureSection(
            title: "capture: CPU of the dispatching thread per action, one leaf changed",
            on: .thread,
            remote: remote
        )
        let rows = try caller.measure()
        let process = CaptureSection(title: "capture: CPU of the whole process", on: .process, remote: remote)
        _ = try process.measure()
        return [
            Requirement(
                "logging on the dispatching thread, 10,000 rows, paced: cheaper than the pair",
                .atLeast(30),
                measured: rows.paced
            ),
            Requirement(
                "logging on the dispatching thread, 10,000 rows, burst: cheaper than the pair",
                .atLeast(4),
                measured: rows.burst
            ),
        ] + (try HandOverSection.run(to: remote))
    }

    private init(title: String, on clock: CPUClock, remote: RemoteLogger) {
        self.remote = remote
        self.clock = clock
        table = Table(
            title: title,
            notes: [
                "paced: each action finds the logger at rest; burst: \(CaptureLane.burstLength) actions in a row",
                "none: a store without logger    remote: a RemoteLogger without viewers",
                "pair: state before and after held for another queue, which only drops them",
                "text: LoggerMiddleware.default on a serial queue; its text is made there and not counted",
                "what is required below is of a logger's own cost: what the store has without one is taken off",
            ],
            cases: "state",
            contenders: ["none", "remote", "pair", "text"],
            baseline: 1
        )
    }

    /// How many times as long as ours the pair takes, on 10,000 rows, the store's own work taken off both.
    private func measure() throws -> (paced: Double, burst: Double) {
        _ = try add(SmallState.sample(), as: "small")
        _ = try add(MediumState.sample(), as: "medium")
        return try add(LargeState.sample(), as: "10,000 rows")
    }

    private func add<State: BenchmarkState>(
        _ state: State,
        as name: String
    ) throws -> (paced: Double, burst: Double) {
        let lanes: [CaptureLane] = [
            .withoutLogger(state), .recording(state, to: remote), .holdingPair(state), .printing(state),
        ]
        let paced = try Self.paced.medians(of: lanes.map { $0.paced(on: clock) })
        table.add("\(name), paced", costs: paced)
        let burst = try Self.burst.medians(of: lanes.map { $0.burst(on: clock) })
        table.add("\(name), burst", costs: burst)
        return (Self.ratio(paced), Self.ratio(burst))
    }

    private static func ratio(_ costs: [Double]) -> Double {
        let (none, remote, pair) = (costs[0], costs[1], costs[2])
        return (pair - none) / max(remote - none, 1)
    }
}
