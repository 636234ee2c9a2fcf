package import Foundation

/// A nested row: structs, an array, an enum with payload.
package struct Order: Sendable, Encodable {
    package enum Status: Sendable, Encodable {
        case open
        case paid(on: Date, reference: String)
        case failed(code: Int)
    }

    package struct Address: Sendable, Encodable {
        package var street: String
        package var city: String
        package var latitude: Double
        package var longitude: Double
    }

    package struct Line: Sendable, Encodable {
        package var article: String
        package var quantity: Int
        package var price: Double
    }

    package var id: Int
    package var customer: String
    package var address: Address
    package var lines: [Line]
    package var status: Status
    package var createdAt: Date
    package var token: UUID
    package var homepage: URL?

    init(id: Int, random: inout SeededRandom) {
        self.id = id
        customer = random.word(14)
        address = Address(
            street: random.word(18),
            city: random.word(9),
            latitude: random.amount(),
            longitude: random.amount()
        )
        lines = (0..<3).map { _ in
            Line(article: random.word(12), quantity: Int(random.next() % 100), price: random.amount())
        }
        status =
            id % 3 == 0 ? .open : id % 3 == 1 ? .failed(code: id) : .paid(on: random.date(), reference: random.word(8))
        createdAt = random.date()
        token = random.uuid()
        homepage = id % 4 == 0 ? URL(string: "https://example.org/\(random.word(6))?order=\(id)") : nil
    }
}
