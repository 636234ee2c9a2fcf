import Foundation

/// How often and when the machine was sampled.
struct ClockState: Sendable {
    var ticks = 0
    var lastTick: Date?
}
