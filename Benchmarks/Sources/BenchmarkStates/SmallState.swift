package import Foundation

/// Ten fields and nothing below them.
package struct SmallState: BenchmarkState {
    package enum Mode: String, Sendable, Encodable {
        case idle, running, done
    }

    package var title: String
    package var subtitle: String?
    package var quantity: Int
    package var selected: Int?
    package var ratio: Double
    package var isOn: Bool
    package var level: UInt8
    package var mode: Mode
    package var updatedAt: Date
    package var token: UUID

    /// The same in every run.
    package static func sample() -> SmallState {
        var random = SeededRandom(seed: 1)
        return SmallState(
            title: "An ordinary title of a screen",
            subtitle: random.word(20),
            quantity: 42,
            selected: nil,
            ratio: 0.25,
            isOn: true,
            level: 7,
            mode: .running,
            updatedAt: random.date(),
            token: random.uuid()
        )
    }

    package mutating func apply(_ action: BenchmarkAction) {
        switch action {
        case .setQuantity(_, let quantity): self.quantity = quantity
        }
    }
}
