package import Foundation

/// A nested row: structs, an array, an enum with payload.
package struct Order: Sendable, Codable, Equatable {
    package enum Status: Sendable, Codable, Equatable {
        case open
        case paid(on: Date, reference: String)
        case failed(code: Int)
    }

    package struct Address: Sendable, Codable, Equatable {
        package var street: String
        package var city: String
        package var latitude: Double
        package var longitude: Double
    }

    package struct Line: Sendable, Codable, Equatable {
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

extension Order: ChangeableRow {
    static func another(id: Int, random: inout SeededRandom) -> Order {
        Order(id: id, random: &random)
    }

    mutating func changeLeaf() {
        lines[1].quantity += 1
    }

    mutating func changeSome() {
        customer = "changed customer \(id)"
        lines[0].quantity += 1
        status = .failed(code: 500)
    }

    var rebuilt: Order {
        var order = self
        order.customer = customer.rebuilt
        order.address.street = address.street.rebuilt
        order.address.city = address.city.rebuilt
        order.lines = lines.map { Line(article: $0.article.rebuilt, quantity: $0.quantity, price: $0.price) }
        if case .paid(let date, let reference) = status { order.status = .paid(on: date, reference: reference.rebuilt) }
        order.homepage = homepage.flatMap { URL(string: $0.absoluteString.rebuilt) }
        return order
    }
}
