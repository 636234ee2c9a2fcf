import RexCore

extension SamplingMiddleware where Action == ProcessesAction, State == ProcessesState {
    /// Compares the processes that run now with those in the state, and ranks them.
    ///
    /// One that starts and ends between two ticks is not seen. One whose file is odd is left out.
    static func processes(from proc: ProcFiles, warn: @escaping (ReadingProblem) -> Void) -> SamplingMiddleware {
        var previous: ProcessTable?  // of interest to nobody else, hence not in the state; effects run one at a time
        return SamplingMiddleware(warn: warn) { tick, state, output throws(ReadingProblem) in
            let table = try ProcessTable(proc)
            report(table.processes, knowing: state.running, to: output)
            if let previous, let elapsedSeconds = tick.elapsedSeconds, elapsedSeconds > 0 {
                output.dispatch(.ranked(BusyProcess.ranking(table, since: previous, elapsedSeconds: elapsedSeconds)))
            }
            previous = table
            if let problem = table.problem { throw problem }
        }
    }

    private static func report(
        _ processes: [RunningProcess],
        knowing known: [Int: RunningProcess],
        to output: AnyActionHandler<ProcessesAction>
    ) {
        if known.isEmpty {
            output.dispatch(.found(processes))
            return
        }
        let changes = ProcessChanges(from: known, to: processes)
        for process in changes.ended { output.dispatch(.ended(id: process.id, name: process.name)) }
        for process in changes.started { output.dispatch(.started(process)) }
        for (old, new) in changes.renamed { output.dispatch(.renamed(id: new.id, from: old.name, to: new.name)) }
    }
}
