import Foundation

enum NetworkAction: SampledAction {
    case sampled([String: Traffic], elapsedSeconds: Double?)
    case becameActive(interface: String, at: Date)
    case wentQuiet(interface: String)
    case unreadable(ReadingProblem)
    case readableAgain
}
