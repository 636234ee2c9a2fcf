import Foundation
import StateRendering
import Synchronization
import Testing

/// Types that nobody thinks of when they write a logger: as a reader expects them, without private storage.
@Suite("Values of all sorts as JSON", .comparesTiers)
struct PlainValuesTests {
    private struct Failure: Error { var code = 3 }
    private struct Beside<Value> {
        var first = 1
        var value: Value
        var last = 2
    }
    private final class Guarded: Sendable {
        let mutex = Mutex(1)
        let atomic = Atomic(2)
        let number = 3
    }
    private actor Worker { var number = 1 }

    /// The text of a value, which is also its text as a field between others.
    private func json<Value>(_ value: Value, sourceLocation: SourceLocation = #_sourceLocation) -> String {
        let text = Rendering.json(value, sourceLocation: sourceLocation)
        let beside = Rendering.json(Beside(value: value), sourceLocation: sourceLocation)
        #expect(beside == #"{"first":1,"value":\#(text),"last":2}"#, sourceLocation: sourceLocation)
        #expect(Rendering.changes(value, value) == "[]", sourceLocation: sourceLocation)
        return text
    }

    @Test("a duration is its exact number of seconds")
    func durations() {
        #expect(json(Duration.milliseconds(1500)) == #""1.5s""#)
        #expect(json(Duration.zero) == #""0s""#)
        #expect(json(Duration(secondsComponent: 0, attosecondsComponent: -1)) == #""-0.000000000000000001s""#)
    }

    @Test("ranges show their bounds")
    func ranges() {
        #expect(json(1..<4) == #"{"lowerBound":1,"upperBound":4}"#)
        #expect(json(1...4) == #"{"lowerBound":1,"upperBound":4}"#)
        #expect(json(1...) == #"{"lowerBound":1}"#)
        #expect(json(..<4) == #"{"upperBound":4}"#)
        #expect(json(...4) == #"{"upperBound":4}"#)
    }

    @Test("vectors and inline arrays are lists")
    func lists() throws {
        #expect(json(SIMD3<Float>(1, 2, 3)) == "[1,2,3]")
        #expect(json(SIMD2<Int>(1, 2) .> SIMD2(0, 3)) == "[true,false]")
        #expect(json([1, 2] as [2 of Int]) == "[1,2]")
        #expect(json(IndexPath(indexes: [1, 2])) == "[1,2]")
        #expect(json(["b": 1, "a": 2] as KeyValuePairs) == #"[{"0":"b","1":1},{"0":"a","1":2}]"#)
        #expect(
            json(IndexSet([1, 2, 9])).contains(#"{"lowerBound":1,"upperBound":3},{"lowerBound":9,"upperBound":10}"#)
        )
        try Rendering.verify(SIMD4(1, 2, 3, 4), SIMD4(1, 2, 5, 4))
    }

    @Test("what people know by a text is one")
    func texts() {
        #expect(json(AttributedString("hello")) == #""hello""#)
        #expect(json(Calendar(identifier: .gregorian)) == #""gregorian""#)
        #expect(json(Locale(identifier: "de_DE")) == #""de_DE""#)
        #expect(json(TimeZone(identifier: "Europe/Berlin")) == #""Europe/Berlin""#)
        #expect(json(Notification.Name("n")) == #""n""#)
        #expect(json("a" as Character) == #""a""#)
        #expect(json("abc" as StaticString) == #""abc""#)
    }

    @Test("values of several parts show these")
    func parts() {
        #expect(json(Measurement(value: 1.5, unit: UnitLength.meters)) == #"{"value":1.5,"unit":"m"}"#)
        #expect(json(DateComponents(year: 2020, month: 2)) == #"{"year":2020,"month":2}"#)
        let interval = DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 60)
        #expect(json(interval) == #"{"start":"2001-01-01T00:00:00Z","end":"2001-01-01T00:01:00Z","duration":60}"#)
        #expect(json(timespec(tv_sec: 1, tv_nsec: 2)) == #"{"tv_sec":1,"tv_nsec":2}"#)
        #expect(json(NSRange(location: 1, length: 2)) == #"{"location":1,"length":2}"#)
        var name = PersonNameComponents()
        name.givenName = "Ada"
        #expect(json(name) == #"{"givenName":"Ada"}"#)
        #expect(json(URLComponents(string: "http://a/b")) == #"{"scheme":"http","host":"a","path":"/b"}"#)
    }

    @Test("errors show what they are made of")
    func errors() {
        #expect(json(Result<Int, any Error>.failure(Failure())) == #"{"failure":{"code":3}}"#)
        #expect(json(Failure() as any Error) == #"{"code":3}"#)
        #expect(json(NSError(domain: "d", code: 3)) == #"{"domain":"d","code":3,"userInfo":{}}"#)
    }

    @Test("numbers of every width")
    func numbers() {
        #expect(json(Int128.max) == #"{"$int":"170141183460469231731687303715884105727"}"#)
        #expect(json(UInt128(7)) == "7")
        #expect(json(Float16(1.5)) == "1.5")
        #expect(json(Any?.some(AnyHashable(1))) == "1")
    }

    @Test("Foundation's objects are the values that they stand for")
    func objects() {
        #expect(json(NSString(string: "x")) == #""x""#)
        #expect(json(NSAttributedString(string: "x")) == #""x""#)
        #expect(
            json([NSNumber(value: 1), NSNumber(value: 1.5), NSNumber(value: UInt64.max)])
                == #"[1,1.5,{"$int":"18446744073709551615"}]"#
        )
        #expect(json(NSDecimalNumber(string: "1.5")) == #"{"$decimal":"1.5"}"#)
        #expect(json(NSArray(array: [1, "a", NSNull()])) == #"[1,"a",null]"#)
        #expect(json(NSDictionary(dictionary: ["b": 1, "a": [2]])) == #"{"a":[2],"b":1}"#)
        #expect(json(NSDate(timeIntervalSinceReferenceDate: 0)) == #""2001-01-01T00:00:00Z""#)
        #expect(json(NSURL(string: "http://a")) == #""http://a""#)
        #expect(json(NSData(data: Data([1]))) == #"{"$data":{"bytes":1,"base64":"AQ=="}}"#)
    }

    @Test("Foundation's texts are texts, its errors a domain and a code, and sets of characters ranges")
    func others() throws {
        let expression = try NSRegularExpression(pattern: "a+")
        #expect(json(expression) == #""a+""#)
        #expect(json(Locale.Language(identifier: "de")) == #""de""#)
        #expect(json(URLError(.badURL)) == #"{"domain":"NSURLErrorDomain","code":-1000,"userInfo":{}}"#)
        let letters = CharacterSet(charactersIn: "abcx")
        #expect(json(letters) == #"["U+0061-U+0063","U+0078"]"#)
        #expect(
            Rendering.changes(letters, CharacterSet(charactersIn: "abc"))
                == ##"[{"op":"remove","path":"/1","old":"U+0078"}]"##
        )
    }

    @Test("what has nothing to show names its type")
    func opaque() {
        #expect(json(Task { 1 }) == #"{"$opaque":"Task<Int, Never>"}"#)
        #expect(json(Mirror(reflecting: 1)) == #"{"$opaque":"Mirror"}"#)
        #expect(json(Hasher()) == #"{"$opaque":"Hasher"}"#)
        #expect(json(Set([1]).startIndex) == #"{"$opaque":"Index"}"#)
        #expect(json(/a/) == #"{"$opaque":"Regex<Substring>"}"#)
        #expect(json(NSLock()) == #"{"$opaque":"NSLock"}"#)
        #expect(json(OperationQueue()) == #"{"$opaque":"OperationQueue"}"#)
        #expect(json(AsyncStream<Int> { $0.finish() }) == #"{"$opaque":"AsyncStream<Int>"}"#)
        #expect(json(AnySequence([1])) == #"{"$opaque":"AnySequence<Int>"}"#)
        #expect(json(Worker()) == #"{"$opaque":"Worker"}"#)
    }

    @Test("a field that cannot be copied does not hide the others")
    func noncopyable() {
        #expect(json(Guarded()) == #"{"mutex":{},"atomic":{},"number":3}"#)
    }

    @Test("the fields beside one that no plan understands are compared by themselves")
    func beside() throws {
        let old = Beside<Any>(value: 1)
        var new = old
        new.last = 3
        #expect(Rendering.changes(old, new) == #"[{"op":"replace","path":"/last","old":2,"value":3}]"#)
        try Rendering.verify(Beside<(any Error)?>(value: nil), Beside<(any Error)?>(value: Failure()))
        try Rendering.verify(Beside(value: SIMD2(1, 2)), Beside(value: SIMD2(1, 3)))
    }
}
