import Foundation

/// A moment at which everything is sampled.
struct Tick: Sendable {
    let time: Date

    /// Since the tick before; nil for the first one.
    let elapsedSeconds: Double?
}
