import RexCore

extension SamplingMiddleware where Action == NetworkAction, State == NetworkState {
    static func network(from proc: ProcFiles, warn: @escaping (ReadingProblem) -> Void) -> SamplingMiddleware {
        SamplingMiddleware(warn: warn) { tick, _, output throws(ReadingProblem) in
            let traffic = try Traffic.byInterface(proc.read("net/dev"))
            output.dispatch(.sampled(traffic, elapsedSeconds: tick.elapsedSeconds))
        }
    }
}
