import Dispatch
import Foundation
import StateRendering
import Testing

@Suite("Types that nobody thought of")
struct UnforeseenTypesTests {
    private enum Unknown: Error { case one(Int) }

    private struct Closing: @unchecked Sendable {
        var lazily = [1, 2].lazy.map { $0 + 1 }
    }

    /// Of each a way to make it, twice the same.
    private static let makers: [@Sendable () -> Any] = [
        { AttributedString("a b") }, { Measurement(value: 1, unit: UnitLength.meters) }, { IndexSet([1, 2, 5]) },
        { Calendar(identifier: .gregorian) }, { CharacterSet(charactersIn: "ab") },
        { URLComponents(string: "a:b?c=1") as Any },
        { DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 1) }, { PersonNameComponents() },
        { NSError(domain: "d", code: 1, userInfo: ["a": 1, "b": "c", "d": Data([1])]) }, { NSNumber(value: 1.5) },
        { NSString("text") }, { NSArray(array: [1, "a"]) }, { NSDictionary(dictionary: ["a": 1, "b": 2, "c": 3]) },
        { NSNull() }, { Notification(name: .init("n")) }, { DispatchTimeInterval.seconds(1) },
        { Result<Int, Unknown>.failure(.one(1)) }, { ContiguousArray([1]).reversed() }, { zip([1], ["a"]) },
        { [1, 2, 3].enumerated() }, { ["a": 1, "b": 2].keys }, { ["a": 1, "b": 2].values }, { Closing() },
        { "text".unicodeScalars }, { "text".utf8 }, { "a b".split(separator: " ") }, { 1...9 }, { ...3 }, { "a"..<"b" },
        { stride(from: 0, to: 9, by: 3) }, { repeatElement("r", count: 3) }, { CollectionOfOne(1) },
        { [1, 2].difference(from: [2, 3]) }, { Optional<Never>.none as Any },
        { KeyValuePairs(dictionaryLiteral: ("a", 1), ("a", 2)) },
        { SIMD4<Int8>(1, 2, 3, 4) }, { AnySequence([1]) }, { AnyIterator([1].makeIterator()) },
        { Mirror(reflecting: 1) },
        { UUID?.none as Any }, { Float80(1.5) }, { (1, (a: 2, b: [3])) }, { StaticString("s") },
        { Unicode.Scalar("s") },
        { DateComponents(year: 2026, month: 11) }, { Decimal(string: "1e50") as Any }, { Hasher.self },
        { JSONSerialization.ReadingOptions.fragmentsAllowed }, { FileAttributeKey.size }, { POSIXError(.EPERM) },
        { Substring("whole").prefix(2) }, { AnyHashable([AnyHashable(1): "a"]) }, { fd_set() }, { stat() },
    ]

    @Test("render, in both tiers and twice the same", arguments: makers.indices)
    func same(index: Int) {
        let (value, again) = (Self.makers[index](), Self.makers[index]())
        let text = Rendering.json(value)
        #expect(throws: Never.self) { try JSONValue(parsing: Array(text.utf8)) }
        #expect(text == Rendering.json(again))
        #expect(!text.contains("0x"), "\(text)")
        #expect(Rendering.changes(value, again) == "[]")
        let dump = StateText.dump(value)
        #expect(dump == StateText.dump(again))
        #expect(!dump.contains("0x"), "\(dump)")
    }

    @Test("change to each other and back")
    func changes() throws {
        let values = Self.makers.map { $0() }
        for (old, new) in zip(values, values.dropFirst()) { try Rendering.verify(old, new) }
        try Rendering.verify(values, values.reversed())
    }

    @Test("name what runs, and look into none of it")
    func running() {
        let task = Task { 1 }
        let stream = AsyncStream<Int> { $0.finish() }
        let values: [Any] = [
            task, DispatchQueue(label: "q"), Thread.current, stream, ContinuousClock(),
        ]
        let text = Rendering.json(values)
        #expect(throws: Never.self) { try JSONValue(parsing: Array(text.utf8)) }
        #expect(!text.contains("0x"), "\(text)")
    }
}
