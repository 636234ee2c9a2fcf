package import Foundation

/// 200 nested rows, a dictionary of 100 and a few fields.
package struct MediumState: BenchmarkState {
    package var title: String
    package var orders: [Order]
    package var preferences: [String: String]
    package var flags: Set<String>
    package var banner: String?
    package var expires: Date
    package var version: Int

    /// The same in every run.
    package static func sample() -> MediumState {
        var random = SeededRandom(seed: 2)
        return MediumState(
            title: "Orders",
            orders: (0..<200).map { Order(id: $0, random: &random) },
            preferences: Dictionary(uniqueKeysWithValues: (0..<100).map { ("preference.\($0)", random.word(16)) }),
            flags: ["beta", "dark", "offline", "trace"],
            banner: nil,
            expires: random.date(),
            version: 1
        )
    }

    package mutating func apply(_ action: BenchmarkAction) {
        switch action {
        case .setQuantity(let row, let quantity): orders[row % orders.count].lines[1].quantity = quantity
        }
    }
}
