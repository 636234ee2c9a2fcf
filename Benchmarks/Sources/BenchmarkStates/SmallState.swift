package import Foundation

/// Ten fields and nothing below them.
package struct SmallState: BenchmarkState {
    package enum Mode: String, Sendable, Codable {
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

    package func changed(by change: StateChange) -> SmallState {
        var state = self
        switch change {
        case .leaf: state.quantity += 1
        case .elsewhere: state.isOn.toggle()
        case .everything:
            var random = SeededRandom(seed: 99)
            state = SmallState(
                title: "Another title",
                subtitle: nil,
                quantity: 1,
                selected: 9,
                ratio: 9.75,
                isOn: false,
                level: 1,
                mode: .done,
                updatedAt: random.date(),
                token: random.uuid()
            )
        case .rebuilt:
            state.title = title.rebuilt
            state.subtitle = subtitle?.rebuilt
        default: break
        }
        return state
    }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe withUnsafeBytes(of: self, body)  // only compared
    }
}
