import BenchmarkStates
import Measuring
import RemoteLogging
import StateRendering

/// What the engine costs beside other ways to compare two states.
struct EngineSection {
    private static let roundRobin = RoundRobin(rounds: 9, budget: .seconds(0.5))

    /// What is left out where nearly all of very many lines change: `difference(from:)` is quadratic in them.
    private static let quadratic: Set<EngineColumn> = [.dump, .dumpEvent]

    private let remote: RemoteLogger
    private let table = CostTable(
        title: "engine: CPU time in µs and heap allocations of one call, on the thread that makes it",
        notes: EngineColumn.explanations,
        contenders: EngineColumn.allCases.map(\.rawValue)
    )
    private var findings = EngineFindings()

    static func run() throws -> [Requirement] {
        let remote = try RemoteLogger.startForMeasuring()
        defer { remote.stop() }
        var section = EngineSection(remote: remote)
        try section.measure()
        let growth = try GrowthSection.run()
        return EngineRequirements(section.findings).all + growth
    }

    private init(remote: RemoteLogger) {
        self.remote = remote
    }

    private mutating func measure() throws {
        let small: [StateChange] = [.none, .leaf, .everything, .rebuilt]
        for change in small { try add("small", SmallState.sample(), change) }
        for change in StateChange.allCases {
            try add("medium", MediumState.sample(), change)
        }
        for change in StateChange.allCases {
            let missing = change == .everything ? Self.quadratic : [.dumpEvent]
            try add("10,000 rows", LargeState.sample(), change, without: missing)
        }
        let text: [StateChange] = [.leaf, .insert, .move, .tenth, .everything]
        for change in text {
            let missing = change == .everything ? Self.quadratic : [.dumpEvent]
            try add("1 MB text", TextState.sample(), change, without: missing)
        }
        let dictionary: [StateChange] = [.leaf, .append, .rebuilt]
        for change in dictionary {
            let missing: Set<EngineColumn> = [.dumpEvent, .memcmp]
            let isOtherOrder = change == .rebuilt  // for `dump`, which would find nearly every line elsewhere
            try add(
                "dictionary of 10,000",
                DictionaryState.sample(),
                change,
                without: isOtherOrder ? missing.union([.dump]) : missing
            )
        }
    }

    private mutating func add<State: BenchmarkState>(
        _ name: String,
        _ state: State,
        _ change: StateChange,
        without missing: Set<EngineColumn> = []
    ) throws {
        let columns = EngineColumn.allCases.filter { !missing.contains($0) }
        let (before, after) = (state, state.changed(by: change))
        let contenders = columns.map { contender($0, before, after) }
        for (column, cost) in zip(columns, try Self.roundRobin.costs(of: contenders)) {
            findings.note(cost, column, of: name, change)
        }
        table.add(
            "\(name), \(change.rawValue)",
            cells: EngineColumn.allCases.map { column in
                guard missing.contains(column) else { return .cost(findings.cost(column, of: name, change)) }
                return .note(missing == Self.quadratic ? "quadratic" : "–")
            }
        )
    }

    private func contender<State: BenchmarkState>(
        _ column: EngineColumn,
        _ before: State,
        _ after: State
    ) -> Contender {
        let ours = EngineWork(before: before, after: after)
        let others = OtherWays(before: before, after: after)
        return switch column {
        case .changes: ours.changes(tier: .full)
        case .publicChanges: ours.changes(tier: .publicOnly)
        case .hunks: ours.hunks
        case .event: ours.event
        case .capture: ours.capture(by: remote, burst: before is SmallState ? 64 : 16)
        case .value: ours.value
        case .encoding: ours.encoding
        case .encoder: others.encoding
        case .dump: others.dumping
        case .dumpEvent: others.dumpingEvent
        case .tree: others.comparingTrees
        case .equality: others.equality
        case .memcmp: others.comparingBytes
        }
    }
}
