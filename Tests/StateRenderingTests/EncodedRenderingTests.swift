import Foundation
import StateRendering
import Testing

@Suite("Values that are shown by their encoding")
struct EncodedRenderingTests {
    private struct App {
        var orders = [Encoded.Order()]
        var last: Encoded.Order? = nil
        var byName = ["x": Encoded.Order()]
        var plain = Encoded.Line()
    }

    private static let order =
        ##"{"lines":[{"SKU":"A-1","qty":2,"price":9.5,"state":{"open":{}},"tags":{"a":1,"b":2}}],"order_no":17}"##

    private func free(_ body: @escaping (any Encoder) throws -> Void) -> String {
        Rendering.json(Encoded.Free(body: body))
    }

    @Test("coding keys name the members, in the order in which they are encoded")
    func codingKeys() {
        #expect(Rendering.json(Encoded.Order()) == Self.order)
    }

    @Test("a mark is found wherever the value lies, and says nothing of the values around it")
    func places() {
        let plain = ##"{"sku":"A-1","quantity":2,"price":9.5,"state":"open","tags":{"a":1,"b":2}}"##
        #expect(
            Rendering.json(App())
                == #"{"orders":[\#(Self.order)],"last":null,"byName":{"x":\#(Self.order)},"plain":\#(plain)}"#
        )
        #expect(Rendering.json(Encoded.Order() as Any) == Self.order)
        #expect(Rendering.json([Encoded.Order(), 1] as [Any]) == "[\(Self.order),1]")
        #expect(Rendering.json((1, Encoded.Order())) == #"{"0":1,"1":\#(Self.order)}"#)
    }

    @Test("payloads of enums are encoded as the compiler encodes them")
    func enums() {
        let states = [Encoded.State.open, .sent(to: "x", 1), .held([true])]
        #expect(
            Rendering.json(Encoded.Holder(value: states))
                == #"{"value":[{"open":{}},{"sent":{"to":"x","_1":1}},{"held":{"_0":[true]}}]}"#
        )
    }

    @Test("scalars have the spelling that they have elsewhere")
    func scalars() {
        func json(_ value: some Encodable) -> String {
            let text = Rendering.json(Encoded.Holder(value: value))
            return String(text.dropFirst(#"{"value":"#.count).dropLast())
        }
        #expect(json(true) == "true")
        #expect(json(Int.max) == #"{"$int":"9223372036854775807"}"#)
        #expect(json(Int8.min) == "-128" && json(UInt16.max) == "65535" && json(Int32.min) == "-2147483648")
        #expect(json(UInt64.max) == #"{"$int":"18446744073709551615"}"#)
        #expect(json(Int128.max) == #"{"$int":"170141183460469231731687303715884105727"}"#)
        #expect(json(UInt128(7)) == "7")
        #expect(json(Double.nan) == #"{"$float":"nan"}"# && json(-Double.infinity) == #"{"$float":"-inf"}"#)
        #expect(json(-0.0) == "-0.0" && json(0.1 as Float) == "0.1" && json(1.5 as Float16) == "1.5")
        #expect(json(9_007_199_254_740_992.0) == "9.007199254740992e+15")
        #expect(json("\u{1}\"\\/\u{85}é") == #""\u0001\"\\/\u0085é""#)
        #expect(json(Decimal(string: "1.10")) == #"{"$decimal":"1.1"}"#)
        #expect(json(Data([1, 2])) == #"{"$data":{"bytes":2,"base64":"AQI="}}"#)
        #expect(json([1, 2] as [UInt8]) == #"{"$data":{"bytes":2,"base64":"AQI="}}"#)
        #expect(json(Date(timeIntervalSinceReferenceDate: 0)) == #""2001-01-01T00:00:00Z""#)
        #expect(json(URL(string: "http://a/b")) == #""http://a/b""#)
        #expect(
            json(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
                == #""00000000-0000-0000-0000-000000000001""#
        )
        #expect(json(Duration.milliseconds(1500)) == #""1.5s""#)
    }

    @Test("collections have the spelling that they have elsewhere, their elements that of their encoding")
    func collections() {
        func json(_ value: some Encodable) -> String {
            let text = Rendering.json(Encoded.Holder(value: value))
            return String(text.dropFirst(#"{"value":"#.count).dropLast())
        }
        #expect(json([3: "c", 20: "b"]) == #"{"20":"b","3":"c"}"#)
        #expect(json([Encoded.State.Kind.b: 1, .a: 2]) == #"{"a":2,"b":1}"#)
        #expect(json(Set([3, 1, 2])) == #"{"$set":[1,2,3]}"#)
        #expect(json(Set([Encoded.State.Kind.b, .a])) == #"{"$set":["a","b"]}"#)
        #expect(json([1, nil, 2]) == "[1,null,2]")
        #expect(json(1..<3) == "[1,3]")
        #expect(json([[Encoded.State.open]]) == #"[[{"open":{}}]]"#)
        #expect(json(["k": [Encoded.State.open]]) == #"{"k":[{"open":{}}]}"#)
        #expect(json(ContiguousArray([Encoded.State.open])) == #"[{"open":{}}]"#)
    }

    @Test("a value that encodes nothing is an empty object")
    func nothing() {
        #expect(free { _ in } == "{}")
        #expect(free { _ = $0.container(keyedBy: Encoded.Key.self) } == "{}")
        #expect(free { _ = $0.unkeyedContainer() } == "[]")
        #expect(Rendering.json(Encoded.Holder(value: Encoded.Free { _ in })) == #"{"value":{}}"#)
    }

    @Test("names with a dollar are doubled, as elsewhere")
    func dollars() {
        #expect(
            free { encoder in
                var container = encoder.container(keyedBy: Encoded.Key.self)
                try container.encode(1, forKey: .dollar)
            } == #"{"$$e":1}"#
        )
    }

    @Test("containers are cut where limits say so, and count what they have")
    func limits() {
        let holder = Encoded.Holder(value: Encoded.Line())
        let cut = ##"{"value":{"$cut":{"kept":0,"of":5}}}"##
        #expect(Rendering.json(holder, maxDepth: 1) == cut)
        #expect(
            Rendering.json(holder, maxDepth: 2)
                == ##"{"value":{"SKU":"A-1","qty":2,"price":9.5,"state":{"$cut":{"kept":0,"of":1}},"tags":{"$cut":{"kept":0,"of":2}}}}"##
        )
        let few = RenderingLimits(maxElements: 2, maxStringBytes: 3)
        #expect(
            Rendering.json(holder, limits: few)
                == ##"{"value":{"$cut":{"kept":{"SKU":"A-1","qty":2},"of":5}}}"##
        )
        let list = Encoded.Free { encoder in
            var list = encoder.unkeyedContainer()
            for number in 0..<5 { try list.encode(number) }
            var inner = list.nestedUnkeyedContainer()
            try inner.encode(1)
        }
        #expect(Rendering.json(list, limits: few) == #"{"$cut":{"kept":[0,1],"of":6}}"#)
        #expect(
            Rendering.json(Encoded.Holder(value: "abcdef"), limits: few) == #"{"value":{"$cut":{"kept":"abc","of":6}}}"#
        )
    }

    @Test("an object that is met again on its own path, and one that hands over to itself, come to an end")
    func circles() {
        let link = Encoded.Link()
        link.next = link
        #expect(Rendering.json(link) == #"{"next":{"$ref":"Link"}}"#)
        link.next = nil
        func forever(_ encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(Encoded.Free(body: forever))
        }
        #expect(free(forever) == #"{"$cut":{"kept":0,"of":1}}"#)
        func deeper(_ encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(Encoded.Free(body: deeper))
        }
        #expect(Rendering.json(Encoded.Free(body: deeper), maxDepth: 3) == #"[[[{"$cut":{"kept":0,"of":1}}]]]"#)
    }

    @Test("an action is named by its cases, marked or not")
    func names() {
        for tier in [RenderingTier.full, .publicOnly] {
            #expect(StateRenderer(tier: tier).name(of: Encoded.Action.add(.init())) == "add")
            #expect(StateRenderer(tier: tier).name(of: Encoded.Action.next(.sent(to: "", 1))) == "next.sent")
        }
    }
}

extension Encoded {
    enum Action: Encodable, LoggedByEncoding {
        case add(Order)
        case next(State)
    }
}

extension Encoded.State {
    enum Kind: String, Codable { case a, b }
}
