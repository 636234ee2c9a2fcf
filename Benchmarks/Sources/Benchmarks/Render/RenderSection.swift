import BenchmarkStates
import Measuring
import RemoteLogging

/// What the whole process pays for an action until its events are retained.
enum RenderSection {
    private static let roundRobin = RoundRobin(rounds: 9, budget: .seconds(0.5))
    private static let batch = 32
    private static let growth = [10, 100, 1_000, 10_000]

    static func run() throws {
        let remote = try RemoteLogger.startForMeasuring()
        defer { remote.stop() }
        let table = Table(
            title: "render: CPU of the whole process per action, one leaf changed",
            notes: [
                "remote: dispatch, capture, both events rendered and retained; \(batch) actions, then one flush",
                "one by one: the same with a flush after each action, so that each wakes the thread that renders",
                "dump: dump × 2, then difference(from:) of the standard library on the lines",
                "json: JSONEncoder × 2, nothing compared",
                "text: dumpToString × 2, then Difference.diff: what the default text form does",
            ],
            cases: "state",
            contenders: ["remote", "one by one", "dump", "json", "text"],
            baseline: 0
        )
        try add(SmallState.sample(), as: "small", to: table, remote)
        try add(MediumState.sample(), as: "medium", to: table, remote)
        for rows in growth { try add(LargeState.sample(rows: rows), as: "large, \(rows) rows", to: table, remote) }
    }

    private static func add<State: BenchmarkState>(
        _ state: State,
        as name: String,
        to table: Table,
        _ remote: RemoteLogger
    ) throws {
        let work = RenderWork(state)
        let contenders = [
            work.recording(to: remote, actionsPerFlush: batch),
            work.recording(to: remote, actionsPerFlush: 1),
            work.dumping, work.encoding, work.printing,
        ]
        table.add(name, costs: try roundRobin.medians(of: contenders))
    }
}
