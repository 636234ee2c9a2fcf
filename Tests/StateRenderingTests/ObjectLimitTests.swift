import Foundation
import StateRendering
import Testing

@Suite("Objects that hold each other")
struct ObjectLimitTests {
    final class Peer: Hashable {
        var number: Int
        var all: [Peer] = []
        var set: Set<Peer> = []

        init(_ number: Int) {
            self.number = number
        }

        static func == (left: Peer, right: Peer) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    final class Diamond {
        var left: Diamond?
        var right: Diamond?
    }

    struct Pair {
        var first: Diamond
        var second: Diamond
    }

    /// Runs `body` with objects of which each holds all others, and takes them apart afterwards.
    private func withPeers<Result>(_ count: Int, _ body: ([Peer]) throws -> Result) rethrows -> Result {
        let peers = (0..<count).map { Peer($0) }
        for peer in peers { peer.all = peers }
        defer { for peer in peers { (peer.all, peer.set) = ([], []) } }
        return try body(peers)
    }

    private func diamonds(_ depth: Int) -> Diamond {
        (0..<depth).reduce(Diamond()) { next, _ in
            let diamond = Diamond()
            (diamond.left, diamond.right) = (next, next)
            return diamond
        }
    }

    private func json<Value>(_ value: Value, maxObjectVisits: Int) -> String {
        String(decoding: Rendering.bytes(value, maxObjectVisits: maxObjectVisits), as: UTF8.self)
    }

    @Test("past the limit of objects a further one is cut visibly")
    func cut() {
        let cut = #"{"$cut":{"kept":0,"of":1}}"#
        let leaf = #"{"left":null,"right":null}"#
        #expect(json(diamonds(1), maxObjectVisits: 2) == #"{"left":\#(leaf),"right":\#(cut)}"#)
        #expect(json(diamonds(1), maxObjectVisits: 1) == #"{"left":\#(cut),"right":\#(cut)}"#)
    }

    @Test("the limit counts from the outermost object, so what stands before has no influence")
    func outermost() {
        let leaf = #"{"left":null,"right":null}"#
        #expect(json([Diamond(), Diamond()], maxObjectVisits: 1) == "[\(leaf),\(leaf)]")
    }

    @Test("objects that are met again on every way are written 10,000 times")
    func dense() {
        let text = Rendering.json(diamonds(60))
        #expect(text.components(separatedBy: #""left":"#).count - 1 == 10_000)
    }

    @Test("changes of dense objects apply")
    func denseChanges() throws {
        let (old, new) = (
            Pair(first: diamonds(60), second: diamonds(3)), Pair(first: diamonds(60), second: diamonds(4))
        )
        try Rendering.verify(old, new, maxObjectVisits: 100)
        try withPeers(8) { old in
            try withPeers(8) { new in
                new[0].number = 9
                try Rendering.verify(old[0], new[0], maxObjectVisits: 100)
                try Rendering.verify(old, new, maxObjectVisits: 100)
            }
        }
    }

    @Test("a path difference of dense objects ends, with one line for what was not reached")
    func densePaths() throws {
        try withPeers(8) { old in
            try withPeers(8) { new in
                let difference = PathDifference(limits: .init(maxObjectVisits: 100))
                #expect(difference.lines(old: old[0], new: new[0], stateName: "S", prefixLines: "") == nil)
                new[0].number = 9
                let text = difference.lines(old: old[0], new: new[0], stateName: "S", prefixLines: "")
                let lines = try #require(text).split(separator: "\n")
                #expect(lines.first == "S.number: 0 → 9")
                #expect(lines.last?.hasPrefix(#"S: {"number":0,"#) == true)
            }
        }
    }

    @Test("a dump of sets of objects that hold each other ends")
    func denseDump() {
        withPeers(6) { peers in
            for peer in peers { peer.set = Set(peers.filter { $0 !== peer }) }
            let text = StateText.dump(peers[0])
            #expect(text.components(separatedBy: "number: ").count - 1 == 6)
        }
    }

    @Test("past 10,000 objects a dump cuts a further one")
    func longDump() {
        let text = StateText.dump((0..<10_002).map { Peer($0) })
        let tail = text.split(separator: "\n").suffix(3)
        #expect(
            tail == [
                "      - set: 0 members",
                "    ▹ StateRenderingTests.ObjectLimitTests.Peer #10000",
                "    ▹ StateRenderingTests.ObjectLimitTests.Peer #10001",
            ]
        )
    }
}
