import BenchmarkStates
import Measuring
import RemoteLogging

/// What the thread that dispatches pays for an action.
enum CaptureSection {
    private static let paced = RoundRobin(rounds: 12, budget: .seconds(1.5))
    private static let burst = RoundRobin(rounds: 16, budget: .seconds(1.5))

    static func run() throws {
        let remote = try RemoteLogger.startForMeasuring()
        defer { remote.stop() }
        let table = Table(
            title: "capture: CPU of the dispatching thread per action, one leaf changed",
            notes: [
                "paced: each action finds the logger at rest; burst: \(CaptureLane.burstLength) actions in a row",
                "none: a store without logger    remote: a RemoteLogger without viewers",
                "pair: state before and after held for another queue, which only drops them",
                "text: LoggerMiddleware.default on a serial queue; its text is made there and not counted",
            ],
            cases: "state",
            contenders: ["none", "remote", "pair", "text"],
            baseline: 1
        )
        try add(.sample(), as: "small", to: table, remote, of: SmallState.self)
        try add(.sample(), as: "medium", to: table, remote, of: MediumState.self)
        try add(.sample(), as: "large", to: table, remote, of: LargeState.self)
    }

    private static func add<State: BenchmarkState>(
        _ state: State,
        as name: String,
        to table: Table,
        _ remote: RemoteLogger,
        of: State.Type
    ) throws {
        let lanes: [CaptureLane] = [
            .withoutLogger(state), .recording(state, to: remote), .holdingPair(state), .printing(state),
        ]
        table.add("\(name), paced", costs: try paced.medians(of: lanes.map(\.paced)))
        table.add("\(name), burst", costs: try burst.medians(of: lanes.map(\.burst)))
    }
}
