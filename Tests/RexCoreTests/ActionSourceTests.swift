import Foundation
import RexCore
import Testing

struct ActionSourceTests {
    private let plain = ActionSource(file: "App/Cart.swift", function: "buy()", line: 12, info: "tap")

    private var stamped: ActionSource {
        var source = plain
        source.dispatch = DispatchStamp.sample
        return source
    }

    @Test("the place of a call never names a directory of the build machine")
    func here() {
        let source = ActionSource.here(info: "why")
        let file = "RexCoreTests/ActionSourceTests.swift"
        #expect(source == ActionSource(file: file, function: "here()", line: 16, info: "why"))
        #expect(DispatchedAction(1).dispatcher == ActionSource(file: file, function: "here()", line: 19))
    }

    @Test("a path that was handed in stays as it is")
    func path() {
        #expect(ActionSource.here(file: "/src/App/Cart.swift").file == "/src/App/Cart.swift")
    }

    @Test("the store's stamp does not show: not in ==, hashes, descriptions, dumps or JSON")
    func stamp() throws {
        #expect(stamped == plain)
        #expect(stamped.hashValue == plain.hashValue)
        #expect(
            "\(stamped)" == #"ActionSource(file: "App/Cart.swift", function: "buy()", line: 12, info: Optional("tap"))"#
        )
        #expect(Mirror(reflecting: stamped).children.map(\.label) == ["file", "function", "line", "info"])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try encoder.encode(stamped)
        #expect(
            String(decoding: json, as: UTF8.self)
                == #"{"file":"App/Cart.swift","function":"buy()","info":"tap","line":12}"#
        )
        #expect(try JSONDecoder().decode(ActionSource.self, from: json) == plain)
    }

    @Test(
        "sources differ by file, function, line and info",
        arguments: [
            ActionSource(file: "App/Other.swift", function: "buy()", line: 12, info: "tap"),
            ActionSource(file: "App/Cart.swift", function: "sell()", line: 12, info: "tap"),
            ActionSource(file: "App/Cart.swift", function: "buy()", line: 13, info: "tap"),
            ActionSource(file: "App/Cart.swift", function: "buy()", line: 12),
        ]
    )
    func difference(other: ActionSource) {
        #expect(other != plain)
    }
}

extension DispatchStamp {
    /// Any stamp: only a store makes one.
    fileprivate static var sample: DispatchStamp? {
        let seen = StampTrace()
        Store<Int, Int>(initialState: 0, reducer: .identity, middleware: StampReporter(seen: seen)).dispatch(1)
        return seen.stamps.first
    }
}
