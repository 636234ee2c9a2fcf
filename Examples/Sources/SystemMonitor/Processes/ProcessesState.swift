/// The processes by id, and the busiest of them.
struct ProcessesState: SampledState {
    var running: [Int: RunningProcess] = [:]
    var top: [BusyProcess] = []
    var problem: ReadingProblem?
}
