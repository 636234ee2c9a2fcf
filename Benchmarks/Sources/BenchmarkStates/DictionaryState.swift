/// A large dictionary and a field beside it.
package struct DictionaryState: BenchmarkState {
    package var title: String
    package var prices: [String: Int]

    /// The same in every run.
    package static func sample(entries: Int = 10_000) -> DictionaryState {
        DictionaryState(
            title: "Prices",
            prices: Dictionary(uniqueKeysWithValues: (0..<entries).map { (key($0), $0) })
        )
    }

    package mutating func apply(_ action: BenchmarkAction) {
        switch action {
        case .setQuantity(let row, let quantity): prices[Self.key(row % prices.count)] = quantity
        }
    }

    package func changed(by change: StateChange) -> DictionaryState {
        var state = self
        switch change {
        case .leaf: state.prices[Self.key(prices.count / 2)] = -1
        case .elsewhere: state.title += "!"
        case .append, .insert: state.prices["another article"] = 1
        case .remove: state.prices[Self.key(prices.count / 2)] = nil
        case .tenth: for index in stride(from: 0, to: prices.count, by: 10) { state.prices[Self.key(index)] = -1 }
        case .rebuilt:
            let entries = prices.sorted { $0.key > $1.key }.map { ($0.key.rebuilt, $0.value) }
            state.prices = Dictionary(uniqueKeysWithValues: entries)
        default: break
        }
        return state
    }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe body(UnsafeRawBufferPointer(start: nil, count: 0))  // its storage is not one's own to read
    }

    private static func key(_ number: Int) -> String { "article number \(number)" }
}
