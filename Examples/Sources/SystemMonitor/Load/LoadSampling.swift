import RexCore

extension SamplingMiddleware where Action == LoadAction, State == LoadState {
    static func load(from proc: ProcFiles, warn: @escaping (ReadingProblem) -> Void) -> SamplingMiddleware {
        SamplingMiddleware(warn: warn) { _, _, output throws(ReadingProblem) in
            let average = try LoadAverage(proc.read("loadavg"))
            let cpu = try CPUTime(proc.read("stat"))
            output.dispatch(.sampled(average: average, cpu: cpu))
        }
    }
}
