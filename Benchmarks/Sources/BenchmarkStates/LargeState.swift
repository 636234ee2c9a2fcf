package import Foundation

/// Many flat rows of ten fields.
package struct LargeState: BenchmarkState {
    package enum Priority: Int, Sendable, Codable {
        case low, normal, high
    }

    package struct Row: Sendable, Codable, Equatable {
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

    package func changed(by change: StateChange) -> LargeState {
        var state = self
        state.rows.apply(change)
        switch change {
        case .elsewhere: state.isLoading.toggle()
        case .everything:
            state.title = "Other"
            state.selected = 1
            state.filter = "abc"
            state.isLoading = true
        default: break
        }
        return state
    }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe rows.withUnsafeBytes(body)  // only compared
    }
}

extension LargeState.Row: ChangeableRow {
    static func another(id: Int, random: inout SeededRandom) -> LargeState.Row {
        LargeState.Row(id: id, random: &random)
    }

    mutating func changeLeaf() {
        quantity += 1
    }

    mutating func changeSome() {
        title = "changed title \(id)"
        quantity += 1
        isFavourite.toggle()
    }

    var rebuilt: LargeState.Row {
        var row = self
        row.title = title.rebuilt
        row.subtitle = subtitle.rebuilt
        row.note = note?.rebuilt
        return row
    }
}
