import Foundation
import StateRendering
import Testing

@Suite("An encoding as JSON")
struct EncodedAsJSONTests {
    /// The same JSON value as the standard encoder's, but for the names that begin with a dollar.
    private func verify<Value: Encodable>(
        _ value: Value,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let holder = Encoded.Holder(value: value)
        let expected = try Self.sorted(JSONSerialization.jsonObject(with: JSONEncoder().encode(holder)))
        let text = Rendering.json(holder, sourceLocation: sourceLocation)
        let found = try Self.sorted(Self.undoubled(JSONSerialization.jsonObject(with: Data(text.utf8))))
        #expect(found == expected, sourceLocation: sourceLocation)
    }

    private static func sorted(_ value: Any) throws -> String {
        try String(decoding: JSONSerialization.data(withJSONObject: value, options: .sortedKeys), as: UTF8.self)
    }

    private static func undoubled(_ value: Any) -> Any {
        switch value {
        case let object as [String: Any]:
            Dictionary(
                uniqueKeysWithValues: object.map { name, value in
                    (name.hasPrefix("$$") ? String(name.dropFirst()) : name, undoubled(value))
                }
            )
        case let list as [Any]: list.map(undoubled)
        default: value
        }
    }

    @Test("has the value of the standard encoder's, for generated values", arguments: 0..<8 as Range<UInt64>)
    func generated(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 { try verify(EncodedTree.make(&random, depth: 4)) }
    }

    @Test("has the value of the standard encoder's, for odd ones")
    func odd() throws {
        try verify(Encoded.Order())
        try verify(Encoded.Derived())
        try verify([Encoded.State.open, .sent(to: "a", 1), .held([])])
        try verify([Encoded.Line?.none, Encoded.Line()])
        try verify(["a": ["b": [1, 2]], "c": [:]])
        try verify([Result.ok(1), .failed("x")])
        try verify(Array(repeating: Int?.some(3), count: 3))
        try verify(Wrapped(text: "a", number: 2))
        try verify(Wrapper(value: Wrapper(value: [Wrapper(value: "x")])))
        try verify([0..<3, 4..<5])
        try verify(IndexPath(indexes: [1, 2]))
    }

    private enum Result: Encodable {
        case ok(Int)
        case failed(String)
    }

    /// Encodes what it holds in its place.
    private struct Wrapper<Value: Encodable>: Encodable {
        var value: Value

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }

    /// Encodes itself by the encodings of its parts, as one object.
    private struct Wrapped: Encodable {
        struct First: Encodable { var text: String }
        struct Second: Encodable { var number: Int }

        var text: String
        var number: Int

        func encode(to encoder: any Encoder) throws {
            try First(text: text).encode(to: encoder)
            try Second(number: number).encode(to: encoder)
        }
    }
}
