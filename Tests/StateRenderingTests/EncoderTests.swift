import Foundation
import StateRendering
import Testing

@Suite("An encoder")
struct EncoderTests {
    private typealias Key = Encoded.Key

    private func json(_ body: @escaping (any Encoder) throws -> Void) -> String {
        Rendering.json(Encoded.Free(body: body))
    }

    @Test("writes late to containers that were opened before others")
    func interleaved() {
        let text = json { encoder in
            var outer = encoder.container(keyedBy: Key.self)
            var first = outer.nestedContainer(keyedBy: Key.self, forKey: .a)
            var second = outer.nestedUnkeyedContainer(forKey: .b)
            try outer.encode(1, forKey: .c)
            try first.encode("x", forKey: .a)
            try second.encode([Encoded.State.open])
            var third = second.nestedContainer(keyedBy: Key.self)
            try second.encode(2)
            try third.encode("y", forKey: .b)
            try first.encode(Encoded.Holder(value: 3), forKey: .b)
            try outer.encode(4, forKey: .d)
        }
        #expect(text == #"{"a":{"a":"x","b":{"value":3}},"b":[[{"open":{}}],{"b":"y"},2],"c":1,"d":4}"#)
    }

    @Test("writes late under a superclass's encoder, whatever it is used for")
    func superEncoders() {
        let text = json { encoder in
            var outer = encoder.container(keyedBy: Key.self)
            let unused = outer.superEncoder()
            let keyed = outer.superEncoder(forKey: .a)
            let list = outer.superEncoder(forKey: .b)
            let single = outer.superEncoder(forKey: .c)
            try outer.encode(1, forKey: .d)
            var object = keyed.container(keyedBy: Key.self)
            try object.encode(2, forKey: .a)
            var elements = list.unkeyedContainer()
            try elements.encode(3)
            try elements.encode(4)
            var value = single.singleValueContainer()
            try value.encode("five")
            _ = unused
        }
        #expect(text == #"{"super":{},"a":{"a":2},"b":[3,4],"c":"five","d":1}"#)
    }

    @Test("takes a superclass's members into the object or under a key of their own")
    func superclasses() {
        #expect(Rendering.json(Encoded.Derived()) == #"{"name":"base","a":5,"super":{"name":"base"},"b":5}"#)
    }

    @Test("lets the later of two members of one name stand")
    func repeated() {
        let text = json { encoder in
            var outer = encoder.container(keyedBy: Key.self)
            try outer.encode(1, forKey: .a)
            try outer.encode(2, forKey: .b)
            try outer.encode(Encoded.Line().tags, forKey: .a)
            try outer.encode(3, forKey: .b)
            try outer.encode(4, forKey: .c)
            try outer.encode(5, forKey: .c)
        }
        #expect(text == #"{"a":{"a":1,"b":2},"b":3,"c":5}"#)
    }

    @Test("goes on with a nested container that is asked for again")
    func again() {
        let text = json { encoder in
            var outer = encoder.container(keyedBy: Key.self)
            for (number, key) in [Key.a, .b, .c].enumerated() {
                var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .d)
                try inner.encode(number, forKey: key)
                var list = outer.nestedUnkeyedContainer(forKey: .a)
                try list.encode(number)
            }
            var same = encoder.container(keyedBy: Key.self)
            try same.encode(true, forKey: .b)
        }
        #expect(text == #"{"d":{"a":0,"b":1,"c":2},"a":[0,1,2],"b":true}"#)
    }

    @Test("tells many names apart, and finds the one that is repeated")
    func manyNames() {
        struct Name: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
        let text = json { encoder in
            var outer = encoder.container(keyedBy: Name.self)
            for number in 0..<100 { try outer.encode(number, forKey: Name(stringValue: "n\(number)")) }
            for number in [0, 50, 99] { try outer.encode(-number, forKey: Name(stringValue: "n\(number)")) }
        }
        let kept = (0..<100).filter { ![0, 50, 99].contains($0) }.map { "\"n\($0)\":\($0)" }
        #expect(text == "{\((kept + [#""n0":0"#, #""n50":-50"#, #""n99":-99"#]).joined(separator: ","))}")
    }

    @Test("knows where it is")
    func codingPaths() {
        struct Inner: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                var list = container.nestedUnkeyedContainer(forKey: .b)
                try list.encode(0)
                let nested = list.nestedContainer(keyedBy: Key.self)
                let path = nested.codingPath.map(\.stringValue).joined(separator: ".")
                try container.encode(path, forKey: .c)
                try container.encode(container.codingPath.count, forKey: .d)
                try container.encode(container.superEncoder().codingPath.map(\.stringValue), forKey: .a)
                #expect(encoder.userInfo.isEmpty)
            }
        }
        let text = Rendering.json(Encoded.Holder(value: Inner()))
        #expect(
            text == #"{"value":{"b":[0,{}],"c":"value.b.Index 1","d":1,"super":{},"a":["value","super"]}}"#
        )
    }

    @Test("counts the elements of a list")
    func counts() {
        let text = json { encoder in
            var list = encoder.unkeyedContainer()
            try list.encode(list.count)
            try list.encodeNil()
            try list.encode(list.count)
        }
        #expect(text == "[0,null,2]")
    }

    @Test("takes back what a value wrote before it threw, and lets others take its place")
    func caught() {
        let text = json { encoder in
            var outer = encoder.container(keyedBy: Key.self)
            do {
                try outer.encode(Encoded.Failing(), forKey: .a)
            } catch is Encoded.Failing.Reason {
                try outer.encode("instead", forKey: .a)
            }
            var list = outer.nestedUnkeyedContainer(forKey: .b)
            try? list.encode([Encoded.Failing(isFailing: false), Encoded.Failing()])
            try? list.encode(["k": Encoded.Failing()])
            try list.encode(1)
        }
        #expect(text == #"{"a":"instead","b":[1]}"#)
    }

    @Test("shows what nobody catches where it is thrown")
    func uncaught() {
        let line = [Encoded.Failing(isFailing: false), Encoded.Failing()]
        let error = #"{"$error":"Reason"}"#
        #expect(Rendering.json(Encoded.Holder(value: line)) == #"{"value":[{"a":"half"},\#(error)]}"#)
        #expect(json { _ in throw Encoded.Failing.Reason() } == error)
        let text = json { encoder in
            var outer = encoder.container(keyedBy: Key.self)
            try outer.encode(Encoded.Failing(), forKey: .a)
            try outer.encode(["k": Encoded.Failing?.some(Encoded.Failing())], forKey: .b)
            try outer.encode(1, forKey: .c)
        }
        #expect(text == #"{"a":\#(error),"b":{"k":\#(error)},"c":1}"#)
        #expect(
            json { encoder in
                throw EncodingError.invalidValue(1, .init(codingPath: encoder.codingPath, debugDescription: "no \u{7}"))
            } == #"{"$error":"EncodingError.invalidValue: no \u0007"}"#
        )
    }

    @Test("says so when a container around a value is written to by the value")
    func outOfTurn() {
        let text = json { encoder in
            var outer = encoder.container(keyedBy: Key.self)
            var list = outer.nestedUnkeyedContainer(forKey: .b)
            let inner = Encoded.Free { _ in try list.encode(1) }
            try outer.encode(inner, forKey: .a)
            try outer.encode(2, forKey: .c)
        }
        #expect(text == #"{"b":[],"a":{"$error":"EncodingFailure.outOfTurn"},"c":2}"#)
    }

    @Test("that is kept too long leads nowhere")
    func kept() {
        var encoder: (any Encoder)?
        let text = Rendering.json(
            [1, 2].map { number in
                Encoded.Free { current in
                    var late = encoder?.unkeyedContainer()
                    try late?.encode("lost")
                    encoder = current
                    var single = current.singleValueContainer()
                    try single.encode(number)
                }
            }
        )
        #expect(text == "[1,2]")
        var container = encoder?.container(keyedBy: Key.self)
        try? container?.encode("lost", forKey: .a)
        #expect(encoder?.codingPath.isEmpty == true)
    }

    @Test("lets the last of several values or containers of one place stand")
    func contradictions() {
        let text = json { encoder in
            var single = encoder.singleValueContainer()
            try single.encode(1)
            try single.encode("two")
            var list = encoder.unkeyedContainer()
            try list.encode(3)
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(4, forKey: .a)
            try list.encode(5)
        }
        #expect(text == #"{"a":4}"#)
    }
}
