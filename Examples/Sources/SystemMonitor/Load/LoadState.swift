import Foundation

/// How much the processors have to do.
struct LoadState: SampledState {
    enum Mood: Sendable {
        case calm
        case busy(since: Date)
    }

    var average: LoadAverage?
    var cpu: CPUTime?
    var cpuPercent: Int?
    var mood = Mood.calm
    var problem: ReadingProblem?
}
