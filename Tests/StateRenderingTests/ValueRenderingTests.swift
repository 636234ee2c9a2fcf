import Foundation
import StateRendering
import Testing

@Suite("Values as JSON")
struct ValueRenderingTests {
    enum Phase: String, CustomStringConvertible {
        case idle
        case running = "is running"
        var description: String { "a description" }
    }

    enum Load {
        case idle
        case loaded(Int)
        case failed(code: Int, reason: String)
        case one(only: Bool)
        case pair(Int, String)
        case empty(())
        indirect case nested(Load)
    }

    static let scalars: [(any Sendable, String)] = [
        (true, "true"), ("a\"\\\n\u{1B}\u{85}é", #""a\"\\\n\u001b\u0085é""#), (Character("é"), #""é""#),
        ("xyz".dropFirst(), #""yz""#), (Unicode.Scalar("a"), #""a""#), (Int8.min, "-128"),
        (9_007_199_254_740_991, "9007199254740991"), (-9_007_199_254_740_991, "-9007199254740991"),
        (9_007_199_254_740_992, #"{"$int":"9007199254740992"}"#), (Int.min, #"{"$int":"-9223372036854775808"}"#),
        (UInt64.max, #"{"$int":"18446744073709551615"}"#),
        (UInt128.max, #"{"$int":"340282366920938463463374607431768211455"}"#), (Int128(7), "7"),
        (1.0, "1"), (-0.0, "-0.0"), (0.1, "0.1"), (1e-5, "1e-05"), (Float(1.1), "1.1"), (Float(16_777_216), "16777216"),
        (CGFloat(2.5), "2.5"), (9_007_199_254_740_991.0, "9007199254740991"),
        (-9_007_199_254_740_992.0, "-9.007199254740992e+15"),
        (1e16, "1e+16"), (1.7976931348623157e308, "1.7976931348623157e+308"), (Double.leastNonzeroMagnitude, "5e-324"),
        (Double.nan, #"{"$float":"nan"}"#), (Double.infinity, #"{"$float":"inf"}"#),
        (-Float.infinity, #"{"$float":"-inf"}"#),
        (Decimal(string: "1.25") ?? 0, #"{"$decimal":"1.25"}"#), (Decimal.nan, #"{"$decimal":"nan"}"#),
        (Locale(identifier: "de_DE"), #""de_DE""#), (TimeZone(secondsFromGMT: 0), #""GMT""#),
    ]

    @Test("a scalar is spelled as the contract says", arguments: scalars.indices)
    func scalar(index: Int) {
        #expect(Rendering.json(Self.scalars[index].0) == Self.scalars[index].1)
    }

    @Test("every control character is escaped, and nothing else of any length is touched")
    func escapes() throws {
        for scalar in (0...0x2FF).compactMap({ Unicode.Scalar($0 as UInt32) }) + ["\u{2028}", "\u{FFFD}", "\u{1F680}"] {
            let text = "ab\(Character(scalar))\(Character(scalar))é"
            let json = Rendering.bytes(text)
            #expect(try JSONValue(parsing: json) == .string(text))
            let isRaw = String(decoding: json, as: UTF8.self).unicodeScalars.contains(scalar)
            #expect(isRaw == (scalar.properties.generalCategory != .control || scalar == "\\"), "\(scalar.value)")
        }
    }

    static let dates: [(Double, String)] = [
        (0, "2001-01-01T00:00:00Z"), (0.5, "2001-01-01T00:00:00.5Z"), (-0.25, "2000-12-31T23:59:59.75Z"),
        (802_117_721.123456, "2026-06-02T18:28:41.123456Z"), (-978_307_200, "1970-01-01T00:00:00Z"),
        (5_270_399, "2001-03-02T23:59:59Z"), (94_694_400, "2004-01-02T00:00:00Z"),
        (-63_113_904_000, "0001-01-01T00:00:00Z"),
        (-63_145_526_400, "0000-01-01T00:00:00Z"), (-63_145_612_800, "-000001-12-31T00:00:00Z"),
        (252_423_993_600, "+010000-01-01T00:00:00Z"), (0.9999999, "2001-01-01T00:00:01Z"),
    ]

    @Test("a date is RFC 3339 in UTC, whatever its year", arguments: dates)
    func date(seconds: Double, text: String) {
        #expect(Rendering.json(Date(timeIntervalSinceReferenceDate: seconds)) == "\"\(text)\"")
    }

    @Test("a date that is no moment is a number")
    func noMoment() {
        #expect(Rendering.json(Date(timeIntervalSinceReferenceDate: .nan)) == #"{"$float":"nan"}"#)
        #expect(Rendering.json(Date(timeIntervalSinceReferenceDate: -.infinity)) == #"{"$float":"-inf"}"#)
        #expect(Rendering.json(Date(timeIntervalSinceReferenceDate: 1e300)) == "1e+300")
    }

    @Test("optionals are flat, and a wrapped nil is told from nil")
    func optionals() {
        #expect(Rendering.json(Int?.none) == "null")
        #expect(Rendering.json(Int??.some(3)) == "3")
        #expect(Rendering.json(Int??.some(nil)) == #"{"$some":null}"#)
        #expect(Rendering.json(Int???.some(.some(nil))) == #"{"$some":{"$some":null}}"#)
        #expect(Rendering.json(Any?.some(Int?.none as Any)) == #"{"$some":null}"#)
        #expect(Rendering.json([1, nil] as [Int?]) == "[1,null]")
    }

    @Test("bytes are base64", arguments: [0, 1, 2, 3, 4, 5, 255])
    func bytes(count: Int) {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 73) })
        let expected = #"{"$data":{"bytes":\#(count),"base64":"\#(data.base64EncodedString())"}}"#
        #expect(Rendering.json(data) == expected)
        #expect(Rendering.json(Array(data)) == expected)
        #expect(Rendering.json(ContiguousArray(data)) == expected)
        #expect(Rendering.json(Array(data)[...]) == expected)
    }

    @Test("enums: the case's name, or an object with the payload")
    func enums() {
        #expect(Rendering.json(Phase.running) == #""running""#)
        #expect(Rendering.json(Load.idle) == #""idle""#)
        #expect(Rendering.json(Load.loaded(1)) == #"{"loaded":1}"#)
        #expect(Rendering.json(Load.failed(code: 1, reason: "r")) == #"{"failed":{"code":1,"reason":"r"}}"#)
        #expect(Rendering.json(Load.one(only: true)) == #"{"one":{"only":true}}"#)
        #expect(Rendering.json(Load.pair(1, "s")) == #"{"pair":{"0":1,"1":"s"}}"#)
        #expect(Rendering.json(Load.empty(())) == #"{"empty":{}}"#)
        #expect(Rendering.json(Load.nested(.idle)) == #"{"nested":"idle"}"#)
        #expect(Rendering.json(Result<Int, CancellationError>.success(1)) == #"{"success":1}"#)
    }

    @Test("tuples are objects, unlabelled elements have their position")
    func tuples() {
        #expect(Rendering.json((1, x: 2, "s")) == #"{"0":1,"x":2,"2":"s"}"#)
        #expect(Rendering.json(()) == "{}")
    }

    @Test("sets are sorted by their members' text, dictionaries by key")
    func unordered() {
        #expect(Rendering.json(Set(["b", "a", "c"])) == #"{"$set":["a","b","c"]}"#)
        #expect(Rendering.json(["b": 1, "a": 2, "$c": 3]) == #"{"$$c":3,"a":2,"b":1}"#)
        #expect(Rendering.json([2: "x", 10: "y"]) == #"{"10":"y","2":"x"}"#)
        #expect(Rendering.json([Phase.idle: 1]) == #"{"idle":1}"#)
        #expect(Rendering.json([[1, 2]: 1]) == #"{"[1,2]":1}"#)
        #expect(Rendering.json([Int?.none: 1]) == #"{"null":1}"#)
        #expect(Rendering.json([Character("\n"): 1, "\"": 2]) == #"{"\n":1,"\"":2}"#)
    }

    @Test("keys that collide as text are told apart, the same way every time")
    func collidingKeys() {
        let keys: [AnyHashable: String] = [1: "b", "1": "a", 1.5: "c", "1 #2": "d"]
        #expect(Rendering.json(keys) == #"{"1":"a","1 #2":"d","1 #3":"b","1.5":"c"}"#)
    }

    @Test("what cannot be rendered names its type")
    func opaque() throws {
        let closure: (Int) -> String = { "\($0)" }
        #expect(Rendering.json(closure) == #"{"$opaque":"(Int) -> String"}"#)
        #expect(Rendering.json(Int.self) == #"{"$opaque":"Int.Type"}"#)
        #expect(Rendering.json(ObjectIdentifier(Self.self)) == #"{"$opaque":"ObjectIdentifier"}"#)
        #expect(
            Rendering.json(\Self.self) == #"{"$opaque":"WritableKeyPath<ValueRenderingTests, ValueRenderingTests>"}"#
        )
        let pointer = unsafe try #require(UnsafeRawPointer(bitPattern: 4096))
        #expect(unsafe Rendering.json(pointer) == #"{"$opaque":"UnsafeRawPointer"}"#)
    }

    @Test("URL and UUID are their text")
    func texts() throws {
        let url = try #require(URL(string: "https://example.org/a?b=1"))
        let uuid = UUID()
        #expect(Rendering.json(url) == #""https://example.org/a?b=1""#)
        #expect(Rendering.json(uuid) == "\"\(uuid.uuidString)\"")
    }
}
