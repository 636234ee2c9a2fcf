import BenchmarkStates
import Measuring
import StateRendering

/// How the cost of the changes grows with the rows of a state.
struct GrowthSection {
    private static let roundRobin = RoundRobin(rounds: 9, budget: .seconds(0.5))
    private static let sizes = [10, 100, 1_000, 10_000, 100_000]

    private var leaf: [Double] = []
    private var untouched: [Double] = []
    private var memcmp: [Double] = []

    static func run() throws -> [Requirement] {
        let table = Table(
            title: "growth: CPU time of the changes of a state with more and more rows",
            notes: [
                "leaf: one leaf of a row    public: the same through public API alone    untouched: a field beside the rows",
                "memcmp: as many bytes as the rows have: what no comparison of them can undercut",
            ],
            cases: "rows",
            contenders: ["leaf", "public", "untouched", "==", "memcmp"],
            baseline: 4
        )
        var section = GrowthSection()
        for size in sizes { try section.add(size, to: table) }
        return section.requirements
    }

    private mutating func add(_ size: Int, to table: Table) throws {
        let state = LargeState.sample(rows: size)
        let leaf = EngineWork(before: state, after: state.changed(by: .leaf))
        let untouched = EngineWork(before: state, after: state.changed(by: .elsewhere))
        let others = OtherWays(before: state, after: leaf.after)
        let costs = try Self.roundRobin.medians(
            of: [
                leaf.changes(tier: .full), leaf.changes(tier: .publicOnly), untouched.changes(tier: .full),
                others.equality, others.comparingBytes,
            ]
        )
        table.add("\(size)", costs: costs)
        self.leaf.append(costs[0])
        self.untouched.append(costs[2])
        memcmp.append(costs[4])
    }

    private var requirements: [Requirement] {
        let flatness = (untouched.max() ?? .nan) / (untouched.min() ?? .nan)
        return [
            Requirement(
                "growth, one leaf: worst step of 10 × rows, beyond that of memcmp",
                .atMost(1),
                measured: zip(steps(leaf), steps(memcmp)).map { $0 / max(10, $1) }.max() ?? .nan
            ),
            Requirement("growth, rows untouched: most by least", .atMost(1.5), measured: flatness),
        ]
    }

    private func steps(_ costs: [Double]) -> [Double] {
        zip(costs.dropFirst(), costs).map { $0 / $1 }
    }
}
