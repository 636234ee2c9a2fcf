enum MemoryAction: SampledAction {
    case sampled(MemorySample)
    case pressureRose(to: MemoryState.Pressure)
    case pressureFell(to: MemoryState.Pressure)
    case unreadable(ReadingProblem)
    case readableAgain
}
