import Foundation

/// How much memory is left.
struct MemoryState: SampledState {
    enum Pressure: Sendable, Equatable {
        case low
        case raised(since: Date)
        case high(since: Date)
    }

    var sample: MemorySample?
    var pressure = Pressure.low
    var problem: ReadingProblem?
}
