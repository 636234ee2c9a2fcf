import BenchmarkStates
import Measuring

/// What issue 3 requires of the engine, on the states of the table.
struct EngineRequirements {
    private let findings: EngineFindings

    init(_ findings: EngineFindings) {
        self.findings = findings
    }

    var all: [Requirement] { changes + limits + hunks + events + values }

    private var changes: [Requirement] {
        [
            than(.dump, .changes, "small", .leaf, atLeast: 700),
            than(.dump, .changes, "medium", .leaf, atLeast: 15_000),
            than(.dump, .changes, "10,000 rows", .leaf, atLeast: 12_000),
            than(.dump, .changes, "10,000 rows", .insert, atLeast: 5_000),
            than(.dump, .changes, "10,000 rows", .remove, atLeast: 5_000),
            than(.dump, .changes, "10,000 rows", .move, atLeast: 2_500),
            than(.dump, .publicChanges, "10,000 rows", .leaf, atLeast: 500),
        ]
    }

    private var limits: [Requirement] {
        let (rows, dictionary) = ("10,000 rows", "dictionary of 10,000")
        return [
            Requirement(
                "changes of \(rows), one leaf: times memcmp of the rows",
                .atMost(1.5),
                measured: findings.ratio(of: .changes, to: .memcmp, of: rows, .leaf)
            ),
            Requirement(
                "changes of \(rows), one leaf: heap allocations",
                .atMost(0),
                unit: "",
                measured: findings.allocations(.changes, of: rows, .leaf)
            ),
            Requirement(
                "changes of \(rows), rows untouched",
                .atMost(0.1),
                unit: " µs",
                measured: findings.time(.changes, of: rows, .elsewhere) / 1_000
            ),
            // Its == ends at the first difference, which the seed of the process puts anywhere: an equal one is the measure.
            Requirement(
                "changes of a \(dictionary), one value: times == of equal ones",
                .atMost(2.5),
                measured: findings.time(.changes, of: dictionary, .leaf)
                    / findings.time(.equality, of: dictionary, .rebuilt)
            ),
        ]
    }

    private var hunks: [Requirement] {
        [
            than(.dump, .hunks, "small", .leaf, atLeast: 100),
            than(.dump, .hunks, "medium", .leaf, atLeast: 3_000),
            than(.dump, .hunks, "10,000 rows", .leaf, atLeast: 4_000),
        ]
    }

    private var events: [Requirement] {
        [
            Requirement(
                "event of small, one leaf: times its changes alone",
                .atMost(5),
                measured: findings.ratio(of: .event, to: .changes, of: "small", .leaf)
            ),
            than(.dumpEvent, .event, "small", .leaf, atLeast: 300),
        ]
    }

    private var values: [Requirement] {
        ["small", "medium", "10,000 rows"].map { than(.encoder, .value, $0, .leaf, atLeast: 15) }
    }

    private func than(
        _ other: EngineColumn,
        _ mine: EngineColumn,
        _ state: String,
        _ change: StateChange,
        atLeast least: Double
    ) -> Requirement {
        let subject = mine == .value ? "value of \(state)" : "\(mine.rawValue) of \(state), \(change.rawValue)"
        return Requirement(
            "\(subject): cheaper than \(other.rawValue)",
            .atLeast(least),
            measured: findings.ratio(of: other, to: mine, of: state, change)
        )
    }
}
