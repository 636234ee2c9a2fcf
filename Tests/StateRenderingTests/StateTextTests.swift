import Foundation
import StateRendering
import Testing

@Suite("Dump text")
struct StateTextTests {
    private func standard<Value>(_ value: Value) -> String {
        var text = ""
        dump(value, to: &text, indent: 2)
        return text
    }

    enum Route: Equatable, Sendable {
        case home
        case detail(id: Int, title: String)
        case one(only: Int)
        case bare(Int)
        case pair(Int, String)
        indirect case nested(Route)
    }

    struct Row {
        var id = 1
        var title = "a \"quoted\"\nline\u{1B}"
        var note: String?
        var routes: [Route] = [
            .home, .detail(id: 1, title: "t"), .one(only: 2), .bare(3), .pair(4, "5"), .nested(.home),
        ]
        var point = (x: 1, 2.5, "z")
        var when = Date(timeIntervalSinceReferenceDate: 700_000_000.5)
        var nothing: Void = ()
        var range = 1..<5
        var type: Any.Type = Int.self
        var run: @Sendable (Int) -> String = { "\($0)" }
        var character: Character = "é"
    }

    struct Small {
        var id = 1
        var route = Route.pair(1, "x")
        var text: String? = "t"
        var list = [Route.home]
    }

    class Base {
        var base = 1
    }

    final class Derived: Base {
        var own = "own"
        var same: Base?
    }

    struct Described: CustomStringConvertible {
        var secret = 1
        var description: String { "described" }
    }

    static let plain: [any Sendable] = [
        1, "text", 2.5, true, -0.0, Double.nan, Float(1.1), UInt8.max, Character("x"), "sub".dropFirst(), [1, 2, 3],
        [Int](),
        [String: Int](), Set<Int>(), ["only": 1], Set([7]), Optional<Int>.none as Int?, Optional(5),
        Optional(Optional<Int>.none),
        Route.home, Route.detail(id: 1, title: "t"), Route.one(only: 1), Route.bare(1), Route.pair(1, "b"),
        Route.nested(.nested(.home)), Optional(Route.pair(1, "x")), [Optional(1), nil], (1...3), UUID(),
        Result<Int, CancellationError>.success(1),
        Optional(Result<Int, CancellationError>.failure(CancellationError())),
        ContiguousArray([1]), [1, 2, 3][1...], Optional([1, 2, 3][1...]), Optional(ContiguousArray([1])),
        Decimal(12), Optional(["k": [1]]), Optional(Set([1])), Optional((a: 1, "b")), IndexPath(indexes: [1, 2]),
    ]

    @Test("is the standard library's dump where that is the same every time", arguments: plain.indices)
    func sameAsStandard(index: Int) {
        #expect(StateText.dump(Self.plain[index]) == standard(Self.plain[index]))
    }

    @Test("a struct of many kinds of fields is dumped as the standard library does")
    func wholeStruct() {
        let row = Row()
        #expect(StateText.dump(row) == standard(row))
        #expect(StateText.dump(Optional(Described())) == standard(Optional(Described())))
        #expect(StateText.dump([Described()]) == standard([Described()]))
        #expect(StateText.dump([AnyHashable("a")]) == standard([AnyHashable("a")]))
    }

    @Test("an optional's header repeats the content as the standard library does")
    func optionalHeader() {
        #expect(StateText.dump(Optional(Small())) == standard(Optional(Small())))
    }

    @Test("objects are numbered, a second visit is a reference, superclass fields come first")
    func objects() {
        let object = Derived()
        object.same = object
        #expect(StateText.dump([object, object]) == standard([object, object]))
        object.same = nil
    }

    @Test("objects that only a mirror makes are numbered the same every time")
    func passingObjects() {
        let sets = (0..<5).map { _ in NSOrderedSet(array: ["b", "a", "c"]) }
        let text = StateText.dump(sets)
        #expect(text == StateText.dump(sets))
        #expect(text.contains("#19"))
    }

    @Test("dictionaries are sorted by key and sets by text, wherever they were built")
    func sorted() {
        var wide: [String: Int] = [:]
        wide.reserveCapacity(10_000)
        var narrow: [String: Int] = [:]
        for index in 0..<20 {
            wide["key \(index)"] = index
            narrow["key \(19 - index)"] = 19 - index
        }
        #expect(StateText.dump(wide) == StateText.dump(narrow))
        #expect(StateText.dump(Optional(wide)) == StateText.dump(Optional(narrow)))
        #expect(StateText.dump(Set(wide.keys)) == StateText.dump(Set(narrow.keys)))
        #expect(
            StateText.dump(["b": 1, "a": 2]) == """
                  ▿ 2 key/value pairs
                    ▿ (2 elements)
                      - key: "a"
                      - value: 2
                    ▿ (2 elements)
                      - key: "b"
                      - value: 1

                """
        )
    }

    @Test(
        "equal data of any size has equal text without addresses, different data has not",
        arguments: [0, 5, 15, 64, 5000]
    )
    func data(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        #expect(StateText.dump(Data(bytes)) == StateText.dump(Data(bytes)))
        #expect(!StateText.dump(Data(bytes)).contains("pointer"))
        #expect(StateText.dump(Data(bytes)) != StateText.dump(Data(bytes + [1])))
        let changed = bytes.map { $0 == 60 ? 0 : $0 }
        #expect(changed == bytes || StateText.dump(Data(bytes)) != StateText.dump(Data(changed)))
    }

    @Test("a URL is one line")
    func url() throws {
        let url = try #require(URL(string: "https://example.org/a?b=1"))
        #expect(StateText.dump(url) == "  - https://example.org/a?b=1\n")
        #expect(
            StateText.dump(Optional(url)) == """
                  ▿ Optional(https://example.org/a?b=1)
                    - some: https://example.org/a?b=1

                """
        )
        #expect(StateText.dump(Optional(Data([1]))).contains("▿ some: 1 byte"))
    }

    @Test("dates that are no moment are safe", arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e12])
    func dates(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(StateText.dump(date).hasPrefix("  ▿ <description unavailable>\n"))
        #expect(StateText.dump(Optional(date)).contains("Optional(<description unavailable>)"))
        #expect(StateText.dump([Optional([date])]).contains("Optional([<description unavailable>])"))
    }

    @Test("addresses never show: pointers, key paths, private types")
    func addresses() {
        struct Local { private struct Hidden {}; private var hidden = Hidden() }
        let text = unsafe StateText.dump(
            [Local(), UnsafeRawPointer(bitPattern: 4096) as Any, \Row.id, ObjectIdentifier(Base.self)] as [Any]
        )
        #expect(!text.contains("0x"))
        #expect(!text.contains("unknown context"))
    }

    @Test("a list 100,000 deep is cut, in a header too")
    func deep() {
        var route = Route.home
        for _ in 0..<100_000 { route = .nested(route) }
        let text = StateText.dump(route)
        #expect(text.split(separator: "\n").count == 65)
        #expect(text.hasSuffix("▹ nested: StateRenderingTests.StateTextTests.Route.nested\n"))
        #expect(StateText.dump(Optional(route)).contains("…"))
        while case .nested(let next) = route { route = next }
    }
}
