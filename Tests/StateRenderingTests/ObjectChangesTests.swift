import StateRendering
import Testing

@Suite("Changes of objects", .comparesTiers)
struct ObjectChangesTests {
    class Base {
        var id = 1
    }

    final class Node: Base {
        var value: Int
        var next: Base?

        init(_ value: Int, next: Base? = nil) {
            self.value = value
            self.next = next
        }
    }

    struct State {
        var object: Base
        var other = 0
    }

    struct Link {
        var target: Node?
    }

    final class Owner {
        var link = Link()
        var rows: [Link] = []
    }

    @Test("one and the same object is unchanged, another one is compared by its text and replaced whole")
    func identity() throws {
        let node = Node(1, next: Node(2))
        #expect(Rendering.changes(State(object: node), State(object: node)) == "[]")
        #expect(
            Rendering.changes(State(object: node), State(object: node, other: 1))
                == #"[{"op":"replace","path":"/other","old":0,"value":1}]"#
        )
        #expect(
            Rendering.changes(State(object: node), State(object: Node(1, next: Node(3))))
                == #"[{"op":"replace","path":"/object","old":{"id":1,"value":1,"next":{"id":1,"value":2,"next":null}},"#
                + #""value":{"id":1,"value":1,"next":{"id":1,"value":3,"next":null}}}]"#
        )
        try Rendering.verify(State(object: node), State(object: Base()))
    }

    @Test("superclass fields are compared too")
    func superclass() throws {
        let (old, new) = (Node(1), Node(1))
        new.id = 7
        #expect(
            Rendering.changes(old, new)
                == #"[{"op":"replace","path":"","old":{"id":1,"value":1,"next":null},"#
                + #""value":{"id":7,"value":1,"next":null}}]"#
        )
    }

    @Test("a part of another object is never addressed, since the reader may know the old one without that part")
    func changedInPlace() throws {
        let (old, new) = (Owner(), Owner())
        old.rows = [Link(), Link(), Link()]  // in place: the reader knows no rows
        new.rows = [Link(), Link(), Link(), Link()]
        let patch = try JSONPatch(parsing: Array(Rendering.changes(old, new).utf8))
        #expect(patch.operations.map { $0["path"] } == [.string("")])
        #expect(try patch.operations.first?["value"] == JSONValue(parsing: Rendering.bytes(new)))
    }

    @Test("cycles end, on one side or on both")
    func cycles() throws {
        let (old, new, plain) = (Node(1), Node(1), Node(1, next: Node(1)))
        old.next = old
        new.next = new
        #expect(Rendering.changes(old, new) == "[]")
        try Rendering.verify(old, plain)
        try Rendering.verify(plain, new)
        old.next = nil
        new.next = nil
    }

    @Test("the same reference under other objects is a reference on one side only")
    func unlikeAncestors() throws {
        let node = Node(1)
        let shared = Node(2, next: node)
        node.next = shared
        try Rendering.verify(node, Node(1, next: shared))
        try Rendering.verify([node as Base], [Node(1, next: shared) as Base])
        node.next = nil
    }

    @Test("arrays whose bits say nothing, below unlike objects, are compared by content")
    func arraysUnderUnlikeObjects() throws {
        func owner(of target: Node) -> Owner {
            let owner = Owner()
            owner.rows = [Link(target: Node(1)), Link(target: target), Link(target: Node(3))]
            return owner
        }
        let target = Node(2)
        try Rendering.verify(owner(of: target), owner(of: target))
        try Rendering.verify(owner(of: target), owner(of: Node(5)))
        let (before, after) = (owner(of: target), owner(of: target))
        after.rows.swapAt(0, 2)
        try Rendering.verify(before, after)
    }

    @Test("a list of 100,000 objects has no difference below the cut")
    func longList() throws {
        func list(_ count: Int, lastValue: Int) -> Node {
            (0..<count).reduce(Node(lastValue)) { next, value in Node(value, next: next) }
        }
        let (old, new) = (list(100_000, lastValue: 0), list(100_000, lastValue: 1))
        try Rendering.verify(old, new)
        #expect(Rendering.changes(old, new) == "[]")
        for first in [old, new] {
            var next: Base? = first
            while let node = next as? Node { (next, node.next) = (node.next, nil) }
        }
    }
}
