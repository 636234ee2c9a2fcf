import Foundation
import Observation
import StateRendering
import Testing

@Suite("Structures as JSON")
struct StructureRenderingTests {
    @propertyWrapper
    struct Clamped {
        var wrappedValue: Int
        var range = 0...9
    }

    struct Wrapped {
        @Clamped var level = 3
        var _plain = 1
        lazy var heavy = 5
        var list: [Int] = []
    }

    class Base {
        var id = 1
        private var hidden = "base"
    }

    class Derived: Base {
        private var hidden = "derived"
        var next: Base?
    }

    final class Node {
        var value: Int
        var next: Node?
        weak var parent: Node?

        init(_ value: Int) {
            self.value = value
        }
    }

    struct Secretive: CustomReflectable {
        var name = "n"
        var secret = "s"
        var customMirror: Mirror { Mirror(self, children: ["name": name, "$length": 1]) }
    }

    struct Listing: CustomReflectable {
        var rows = [1, 2]
        var customMirror: Mirror { Mirror(self, unlabeledChildren: rows, displayStyle: .collection) }
    }

    struct Unlabelled: CustomReflectable {
        var customMirror: Mirror { Mirror(self, unlabeledChildren: ["a", "b"], displayStyle: .struct) }
    }

    struct Hiding: CustomReflectable {
        var secret = "s"
        var customMirror: Mirror { Mirror(self, children: []) }
    }

    actor Counter {
        var count = 1
    }

    @Observable
    final class Model {
        var count = 1
        var name = "n"
    }

    protocol Shape {}
    struct Circle: Shape { var radius = 1 }

    struct Holder {
        var shape: any Shape = Circle()
        var anything: Any = [1]
        var error: any Error = CancellationError()
        var key: AnyHashable = "k"
        var range = 1..<3
        var nested: [String: [Circle]] = ["a": [Circle()]]
    }

    @Test("fields come in declaration order, wrappers and lazy ones under their own name")
    func fields() {
        var value = Wrapped()
        #expect(Rendering.json(value) == #"{"level":3,"_plain":1,"heavy":null,"list":[]}"#)
        _ = value.heavy
        #expect(Rendering.json(value) == #"{"level":3,"_plain":1,"heavy":5,"list":[]}"#)
    }

    @Test("superclass fields come first, and every name is there once")
    func superclass() {
        #expect(Rendering.json(Derived()) == #"{"id":1,"hidden":"base","hidden #2":"derived","next":null}"#)
    }

    @Test("an object that lies on its own path is a reference, one that is only shared is not")
    func cycles() {
        let node = Node(1)
        let other = Node(2)
        node.next = other
        other.next = node
        other.parent = node
        #expect(
            Rendering.json(node)
                == #"{"value":1,"next":{"value":2,"next":{"$ref":"Node"},"parent":{"$opaque":"Node"}},"parent":{"$opaque":"Node"}}"#
        )
        other.next = nil
        other.parent = nil
        #expect(Rendering.json([other, other]).components(separatedBy: "$ref").count == 1)
        node.next = nil
    }

    @Test("a type that reflects itself is taken by its word")
    func customReflectable() {
        #expect(Rendering.json(Secretive()) == #"{"name":"n","$$length":1}"#)
        #expect(Rendering.json(Listing()) == "[1,2]")
        #expect(Rendering.json(Unlabelled()) == #"{"0":"a","1":"b"}"#)
        #expect(Rendering.json(Hiding()) == "{}")
    }

    @Test("existentials show the value inside")
    func existentials() {
        #expect(
            Rendering.json(Holder())
                == #"{"shape":{"radius":1},"anything":[1],"error":{},"key":"k","#
                + #""range":{"lowerBound":1,"upperBound":3},"nested":{"a":[{"radius":1}]}}"#
        )
    }

    @Test("an actor is not looked into, an observable object shows its properties")
    func actorsAndModels() {
        #expect(Rendering.json(Counter()) == #"{"$opaque":"Counter"}"#)
        #expect(Rendering.json(Model()) == #"{"count":1,"name":"n"}"#)
    }

    @Test("past the depth limit a value is cut visibly")
    func depth() {
        #expect(Rendering.json([[[1, 2]]], maxDepth: 2) == #"[[{"$cut":{"kept":0,"of":2}}]]"#)
        #expect(Rendering.json([[[Int]()]], maxDepth: 2) == "[[[]]]")
        #expect(
            Rendering.json(["a": ["b": Set([1, 2])]], maxDepth: 2)
                == #"{"a":{"b":{"$set":{"$cut":{"kept":0,"of":2}}}}}"#
        )
        #expect(
            Rendering.json(ValueRenderingTests.Load.nested(.nested(.loaded(1))), maxDepth: 1)
                == #"{"nested":{"$cut":{"kept":0,"of":1}}}"#
        )
    }

    @Test("a list of 100,000 objects is cut, not followed")
    func longList() {
        let first = Node(0)
        var last = first
        for index in 1..<100_000 {
            let node = Node(index)
            last.next = node
            last = node
        }
        let json = Rendering.json(first)
        #expect(
            json.hasSuffix(
                #""next":{"$cut":{"kept":0,"of":3}}"# + String(repeating: #","parent":{"$opaque":"Node"}}"#, count: 64)
            )
        )
        var next: Node? = first
        while let node = next { (next, node.next) = (node.next, nil) }
    }
}
