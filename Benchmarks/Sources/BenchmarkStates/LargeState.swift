package import Foundation

/// Many flat rows of ten fields.
package struct LargeState: BenchmarkState {
    package enum Priority: Int, Sendable, Encodable {
        case low, normal, high
    }

    package struct Row: Sendable, Encodable {
        package var id: Int
        package var title: String
        package var subtitle: String
        package var price: Double
        package var quantity: Int
        package var isFavourite: Bool
        package var priority: Priority
        package var note: String?
        package var createdAt: Date
        package var token: UUID

        init(id: Int, random: inout SeededRandom) {
            self.id = id
            title = "Row number \(id) \(random.word(8))"
            subtitle = random.word(24)
            price = random.amount()
            quantity = Int(random.next() % 100)
            isFavourite = random.next() % 2 == 0
            priority = Priority(rawValue: Int(random.next() % 3)) ?? .normal
            note = id % 3 == 0 ? nil : random.word(20)
            createdAt = random.date()
            token = random.uuid()
        }
    }

    package var title: String
    package var selected: Int?
    package var rows: [Row]
    package var filter: String
    package var isLoading: Bool

    /// The same in every run.
    package static func sample(rows: Int = 10_000) -> LargeState {
        var random = SeededRandom(seed: 3)
        return LargeState(
            title: "Everything",
            selected: nil,
            rows: (0..<rows).map { Row(id: $0, random: &random) },
            filter: "",
            isLoading: false
        )
    }

    package mutating func apply(_ action: BenchmarkAction) {
        switch action {
        case .setQuantity(let row, let quantity): rows[row % rows.count].quantity = quantity
        }
    }
}
