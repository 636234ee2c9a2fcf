import RexCore

extension SamplingMiddleware where Action == MemoryAction, State == MemoryState {
    static func memory(from proc: ProcFiles, warn: @escaping (ReadingProblem) -> Void) -> SamplingMiddleware {
        SamplingMiddleware(warn: warn) { _, _, output throws(ReadingProblem) in
            output.dispatch(.sampled(try MemorySample(proc.read("meminfo"))))
        }
    }
}
