import Foundation
import StateRendering
import Testing

@Suite("Limits of width", .comparesTiers)
struct LimitTests {
    private struct Wide {
        var first = 1
        var second = 2
        var third = 3
    }

    private struct Mirrored: CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": 2, "c": 3]) }
    }

    private func json<Value>(_ value: Value, elements: Int = 2, bytes: Int = 8, depth: Int = 64) -> String {
        let limits = RenderingLimits(maxDepth: depth, maxElements: elements, maxStringBytes: bytes)
        return Rendering.json(value, limits: limits)
    }

    @Test("a long array keeps its first elements and says how many there are")
    func arrays() {
        #expect(json([1, 2]) == "[1,2]")
        #expect(json([1, 2, 3]) == #"{"$cut":{"kept":[1,2],"of":3}}"#)
        #expect(json([1, 2, 3][...]) == #"{"$cut":{"kept":[1,2],"of":3}}"#)
        #expect(json([[1, 2, 3], []]) == #"[{"$cut":{"kept":[1,2],"of":3}},[]]"#)
        #expect(json([1, 2, 3] as [Any]) == #"{"$cut":{"kept":[1,2],"of":3}}"#)
    }

    @Test("a long set keeps the first of its sorted members")
    func sets() {
        #expect(json(Set(["c", "a", "b"])) == #"{"$set":{"$cut":{"kept":["a","b"],"of":3}}}"#)
    }

    @Test("a long dictionary keeps its first keys")
    func dictionaries() {
        #expect(json(["c": 3, "a": 1, "b": 2]) == #"{"$cut":{"kept":{"a":1,"b":2},"of":3}}"#)
        #expect(json([3: 3, 1: 1, 2: 2]) == #"{"$cut":{"kept":{"1":1,"2":2},"of":3}}"#)
    }

    @Test("the fields of a struct are all shown, those that a mirror chose are limited")
    func members() {
        #expect(json(Wide()) == #"{"first":1,"second":2,"third":3}"#)
        #expect(json((1, 2, 3)) == #"{"0":1,"1":2,"2":3}"#)
        #expect(json(Mirrored()) == #"{"$cut":{"kept":{"a":1,"b":2},"of":3}}"#)
    }

    @Test("a long string ends before the character that would be too much")
    func strings() {
        #expect(json("12345678") == #""12345678""#)
        #expect(json("123456789") == #"{"$cut":{"kept":"12345678","of":9}}"#)
        #expect(json("1234567é") == #"{"$cut":{"kept":"1234567","of":9}}"#)
        #expect(json("12345\u{1F680}") == #"{"$cut":{"kept":"12345","of":9}}"#)
        #expect(json("\u{1F680}", bytes: 3) == #"{"$cut":{"kept":"","of":4}}"#)
        #expect(json("x123456789".dropFirst()) == #"{"$cut":{"kept":"12345678","of":9}}"#)
        #expect(json(["a": "123456789"]) == #"{"a":{"$cut":{"kept":"12345678","of":9}}}"#)
        #expect(json(URL(string: "http://a/b")) == #"{"$cut":{"kept":"http://a","of":10}}"#)
    }

    @Test("long bytes end after whole groups of base64")
    func bytes() {
        #expect(json(Data([1, 2, 3])) == #"{"$data":{"bytes":3,"base64":"AQID"}}"#)
        #expect(
            json(Data([1, 2, 3, 4]), bytes: 7) == #"{"$data":{"bytes":4,"base64":{"$cut":{"kept":"AQID","of":8}}}}"#
        )
        #expect(
            json([1, 2, 3, 4] as [UInt8], bytes: 3)
                == #"{"$data":{"bytes":4,"base64":{"$cut":{"kept":"","of":8}}}}"#
        )
    }

    @Test("past the depth limit only the size is told")
    func depth() {
        #expect(json([[1, 2, 3]], depth: 1) == #"[{"$cut":{"kept":0,"of":3}}]"#)
        #expect(json([Set([1, 2, 3])], depth: 1) == #"[{"$set":{"$cut":{"kept":0,"of":3}}}]"#)
    }

    @Test(
        "texts that differ only where they are cut are no change, those of another length are",
        arguments: [("12345678a", "12345678b"), ("12345678", "123456789"), ("12345678a", "12345678ab"), ("12", "13")]
    )
    func changes(old: String, new: String) throws {
        let limits = RenderingLimits(maxStringBytes: 8)
        try Rendering.verify(old, new, limits: limits)
        try Rendering.verify([1: old], [1: new], limits: limits)
        try Rendering.verify(["k": old], ["k": new], limits: limits)
        try Rendering.verify([old, "x", "y"], [new, "x", "y"], limits: limits)
        try Rendering.verify(Data(old.utf8), Data(new.utf8), limits: limits)
        try Rendering.verify(Set([old]), Set([new]), limits: limits)
    }
}
