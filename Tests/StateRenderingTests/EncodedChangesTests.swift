import Foundation
import StateRendering
import Testing

@Suite("Changes of values that are shown by their encoding")
struct EncodedChangesTests {
    private typealias Order = Encoded.Order

    private struct App {
        var orders = (0..<8).map { number in
            var order = Order()
            order.number = number
            return order
        }
        var name = "shop"
    }

    @Test("name the members as they are encoded")
    func members() throws {
        var new = App()
        new.orders[3].number = 30
        new.orders[3].hidden = "changed, and not encoded"
        new.orders[5].lines[0].quantity = 3
        #expect(
            Rendering.changes(App(), new)
                == #"[{"op":"replace","path":"/orders/3/order_no","old":3,"value":30},"#
                + #"{"op":"replace","path":"/orders/5/lines/0/qty","old":2,"value":3}]"#
        )
        try Rendering.verify(App(), new)
    }

    @Test("of what is not encoded are none")
    func notEncoded() {
        var new = Order()
        new.hidden = "changed"
        #expect(Rendering.changes(Order(), new) == "[]")
    }

    @Test("of elements whose first field is not encoded go by what is")
    func firstFields() throws {
        struct Row: LoggedByEncoding {
            var skipped: Int
            var name: String

            enum CodingKeys: CodingKey { case name }
        }
        let old = (0..<20).map { Row(skipped: 1, name: "row \($0)") }
        var new = (0..<20).map { Row(skipped: 2, name: "row \($0)") }
        #expect(Rendering.changes(old, new) == "[]")
        new.insert(Row(skipped: 1, name: "new"), at: 7)
        #expect(Rendering.changes(old, new) == #"[{"op":"add","path":"/7","value":{"name":"new"}}]"#)
        try Rendering.verify(old, new)
    }

    @Test("add and remove members and elements")
    func additions() throws {
        var old = Order()
        old.lines = (0..<8).map { Encoded.Line(sku: "\($0)") }
        var new = old
        new.note = "$ / ~"
        new.lines[0].tags = ["a": 1, "$x": 2, "b/c": 3]
        new.lines.append(Encoded.Line(sku: "new"))
        let line = ##"{"SKU":"new","qty":2,"price":9.5,"state":{"open":{}},"tags":{"a":1,"b":2}}"##
        #expect(
            Rendering.changes(old, new)
                == ##"[{"op":"add","path":"/lines/8","value":\##(line)},"##
                + ##"{"op":"remove","path":"/lines/0/tags/b","old":2},"##
                + ##"{"op":"add","path":"/lines/0/tags/$$x","value":2},"##
                + ##"{"op":"add","path":"/lines/0/tags/b~1c","value":3},"##
                + ##"{"op":"add","path":"/note","value":"$ / ~"}]"##
        )
        try Rendering.verify(old, new)
        try Rendering.verify(new, old)
    }

    @Test("move elements that changed their place")
    func moves() throws {
        let old = Encoded.Holder(value: (0..<20).map { Encoded.Line(sku: "\($0)") })
        var new = old
        new.value.insert(new.value.remove(at: 2), at: 15)
        #expect(Rendering.changes(old, new) == #"[{"op":"move","path":"/value/15","from":"/value/2"}]"#)
        try Rendering.verify(old, new)
    }

    @Test("reach into sets and into what limits leave")
    func contracts() throws {
        let (old, new) = (Encoded.Holder(value: Set(100..<140)), Encoded.Holder(value: Set(101..<141)))
        #expect(
            Rendering.changes(old, new)
                == ##"[{"op":"remove","path":"/value/$set/0","old":100},{"op":"add","path":"/value/$set/39","value":140}]"##
        )
        try Rendering.verify(old, new)
        let few = RenderingLimits(maxElements: 3)
        let (short, long) = (Encoded.Holder(value: [1, 2, 3, 4]), Encoded.Holder(value: [1, 5, 3, 4, 6]))
        #expect(
            Rendering.changes(short, long, limits: few)
                == ##"[{"op":"replace","path":"/value/$cut/kept/1","old":2,"value":5},"##
                + ##"{"op":"replace","path":"/value/$cut/of","old":4,"value":5}]"##
        )
        try Rendering.verify(short, long, limits: few)
        try Rendering.verify(short, Encoded.Holder(value: [1]), limits: few)
        try Rendering.verify(old, new, limits: few)
        let big = (Encoded.Holder(value: Int.max), Encoded.Holder(value: Int.max - 1))
        try Rendering.verify(big.0, big.1)
        try Rendering.verify(Encoded.Holder<Int?>(value: nil), Encoded.Holder<Int?>(value: .max))
    }

    @Test("do not depend on the order in which a dictionary is encoded by hand")
    func order() throws {
        func value(_ keys: [Encoded.Key]) -> Encoded.Free {
            Encoded.Free { encoder in
                var container = encoder.container(keyedBy: Encoded.Key.self)
                for key in keys { try container.encode(key.rawValue, forKey: key) }
            }
        }
        #expect(Rendering.changes(value([.a, .b]), value([.b, .a])) == "[]")
        #expect(
            Rendering.changes(value([.a, .b, .d]), value([.c, .b, .a, .d]))
                == #"[{"op":"add","path":"/c","value":"c"}]"#
        )
    }

    @Test("of errors are the errors")
    func errors() throws {
        let (old, new) = (
            Encoded.Holder(value: [Encoded.Failing(isFailing: false)]), Encoded.Holder(value: [Encoded.Failing()])
        )
        try Rendering.verify(old, new)
        #expect(Rendering.changes(old, new).contains(##""value":{"$error":"Reason"}"##))
    }

    @Test("hold to what changes promise, whatever is encoded", arguments: [64, 4, 2] as [Int])
    func promises(maxDepth: Int) throws {
        var random = SeededGenerator(seed: 17)
        for maxElements in [100_000, 4] {
            let limits = RenderingLimits(maxDepth: maxDepth, maxElements: maxElements, maxStringBytes: 40)
            var old = EncodedTree.make(&random, depth: 4)
            for _ in 0..<60 {
                let new = old.changed(&random)
                try Rendering.verify(Encoded.Holder(value: old), Encoded.Holder(value: new), limits: limits)
                old = new
            }
        }
    }
}
