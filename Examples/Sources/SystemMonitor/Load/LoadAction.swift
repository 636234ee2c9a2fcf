import Foundation

enum LoadAction: SampledAction {
    case sampled(average: LoadAverage, cpu: CPUTime)
    case becameBusy(percent: Int, at: Date)
    case becameCalm(percent: Int)
    case unreadable(ReadingProblem)
    case readableAgain
}
