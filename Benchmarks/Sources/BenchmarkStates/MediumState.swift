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

    package func changed(by change: StateChange) -> MediumState {
        var state = self
        state.orders.apply(change)
        switch change {
        case .elsewhere: state.version += 1
        case .tenth:
            for index in stride(from: 0, to: 100, by: 10) { state.preferences["preference.\(index)"] = "changed" }
        case .everything: state.replaceAllElse()
        case .rebuilt:
            let entries = preferences.sorted { $0.key > $1.key }.map { ($0.key.rebuilt, $0.value.rebuilt) }
            state.preferences = Dictionary(uniqueKeysWithValues: entries)
            state.flags = Set(flags.sorted(by: >))
        default: break
        }
        return state
    }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe orders.withUnsafeBytes(body)  // only compared
    }

    private mutating func replaceAllElse() {
        title = "Other"
        for key in preferences.keys { preferences[key] = "replaced \(key)" }
        flags = ["gamma", "light"]
        banner = "Hello"
        expires += 1_000
        version += 1
    }
}
