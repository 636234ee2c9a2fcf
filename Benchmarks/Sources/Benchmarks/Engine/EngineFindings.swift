import BenchmarkStates
import Measuring

/// What was measured, by case and column.
struct EngineFindings {
    private struct Key: Hashable {
        let state: String
        let change: StateChange
        let column: EngineColumn
    }

    private var costs: [Key: Cost] = [:]

    mutating func note(_ cost: Cost, _ column: EngineColumn, of state: String, _ change: StateChange) {
        costs[Key(state: state, change: change, column: column)] = cost
    }

    /// NaN where it was not measured.
    func cost(_ column: EngineColumn, of state: String, _ change: StateChange) -> Cost {
        costs[Key(state: state, change: change, column: column)] ?? Cost(nanoseconds: .nan)
    }

    /// Nanoseconds; NaN when it was not measured.
    func time(_ column: EngineColumn, of state: String, _ change: StateChange) -> Double {
        cost(column, of: state, change).nanoseconds
    }

    /// Heap allocations; NaN when they were not counted.
    func allocations(_ column: EngineColumn, of state: String, _ change: StateChange) -> Double {
        cost(column, of: state, change).allocations
    }

    /// How many times as long as `mine` the other takes.
    func ratio(of other: EngineColumn, to mine: EngineColumn, of state: String, _ change: StateChange) -> Double {
        time(other, of: state, change) / time(mine, of: state, change)
    }
}
