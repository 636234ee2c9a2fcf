import Foundation
import StateRendering
import Testing

/// What stops, stalls or confuses others who render values; where a suite of its own has a trap, it is not here.
@Suite("Traps", .timeLimit(.minutes(5)))
struct TrapTests {
    private indirect enum Route {
        case home
        case nested(Route)
    }

    private final class Link {
        var next: Link?
        weak var owner: Link?
    }

    private func route(_ depth: Int, _ last: Route = .home) -> Route {
        (0..<depth).reduce(last) { route, _ in .nested(route) }
    }

    private func lists(_ depth: Int, around last: Any) -> [Any] {
        (0..<depth).reduce([last]) { list, _ in [list] }
    }

    /// Lets go of one level after the other: at once it would overflow the stack.
    private func release(_ route: inout Route) {
        while case .nested(let next) = route { route = next }
    }

    private func release(_ list: inout [Any]) {
        while let next = list.first as? [Any] { list = next }
    }

    @Test("enums 100,000 deep are cut, and what changed below the cut is no change")
    func deepEnums() throws {
        var (deep, deeper) = (route(100_000), route(100_001))
        #expect(Rendering.bytes(deep).count < 2000)
        #expect(Rendering.changes(deep, deeper) == "[]")
        try Rendering.verify(deep, .home)
        try Rendering.verify(Optional(deep), nil)
        release(&deep)
        release(&deeper)
    }

    @Test("lists 100,000 deep are cut, in a dump too")
    func deepLists() throws {
        var (old, new) = (lists(100_000, around: 1), lists(100_000, around: 2))
        #expect(Rendering.bytes(old).count < 2000)
        #expect(Rendering.changes(old, new) == "[]")
        #expect(StateText.dump(old).utf8.count < 20_000)
        try Rendering.verify(old, [1])
        release(&old)
        release(&new)
    }

    @Test("chains of 100,000 objects are cut, in changes and in a dump too")
    func longChains() throws {
        let links = (0..<100_000).map { _ in Link() }
        for (link, next) in zip(links, links.dropFirst()) { link.next = next }
        #expect(StateText.dump(links[0]).utf8.count < 20_000)
        try Rendering.verify(links[0], links[1])
        try Rendering.verify(links[0], links[99_999])
        for link in links { link.next = nil }
    }

    @Test("a list of a million is cut, and a change in it is short")
    func wideLists() {
        let old = Array(0..<1_000_000)
        var new = old
        new[5] = 7
        let limits = RenderingLimits(maxElements: 1000)
        for tier in [RenderingTier.full, .publicOnly] {
            var (value, changes) = (JSONWriter(), JSONWriter())
            StateRenderer(limits: limits, tier: tier).write(old, to: &value)
            StateRenderer(limits: limits, tier: tier).writeChanges(from: old, to: new, to: &changes)
            #expect(value.bytes.count < 5000)
            #expect(value.text.hasSuffix(#""of":1000000}}"#))
            #expect((40..<100).contains(changes.bytes.count), "\(changes.text.prefix(200))")
        }
    }

    @Test("dates that are no moment change, and are keys")
    func dates() throws {
        let dates = [.nan, .infinity, 0, 1e300, -1e12].map(Date.init(timeIntervalSinceReferenceDate:))
        for old in dates { for new in dates { try Rendering.verify(old, new) } }
        try Rendering.verify(dates, dates.reversed())
        try Rendering.verify(Set(dates), Set(dates.dropFirst()))
        try Rendering.verify([dates[0]: 1, dates[2]: 2], [dates[0]: 2])
        #expect(StateText.dump([dates[0]: 1]) == StateText.dump([dates[0]: 1]))
    }

    @Test("not-a-number is unchanged when its storage was copied")
    func notNumbers() {
        let old = [Double.nan, 1, .signalingNaN]
        #expect(Rendering.changes(old, old.map { $0 }) == "[]")
        #expect(Rendering.changes([Float.nan], [-Float.nan]) == "[]")
        #expect(Rendering.changes(["a": Double.nan], ["a": -.nan]) == "[]")
        #expect(Rendering.changes(0.0, -0.0) == #"[{"op":"replace","path":"","old":0,"value":-0.0}]"#)
    }

    @Test("data is the same wherever its bytes lie")
    func data() throws {
        let bytes = Data((0..<100).map { UInt8($0) })
        let slice = (Data([9, 9]) + bytes).dropFirst(2)
        #expect(slice.startIndex == 2)
        #expect(Rendering.changes(bytes, slice) == "[]")
        #expect(Rendering.json(bytes) == Rendering.json(slice))
        #expect(StateText.dump(bytes) == StateText.dump(slice))
        try Rendering.verify(bytes, slice.dropFirst())
        try Rendering.verify(["a": bytes], ["a": slice.dropLast()])
    }

    @Test("a dictionary and a set are the same however they were built")
    func order() {
        for count in [2, 20, 40, 500] {
            let up = Dictionary(uniqueKeysWithValues: (0..<count).map { ("key \($0)", $0) })
            var down: [String: Int] = [:]
            down.reserveCapacity(10 * count)
            for index in (0..<count).reversed() { down["key \(index)"] = index }
            #expect(Rendering.json(up) == Rendering.json(down))
            #expect(Rendering.changes(up, down) == "[]")
            #expect(Rendering.changes(Set(up.keys), Set(down.keys)) == "[]")
        }
    }

    @Test("names of types have no address in them")
    func names() {
        struct Local {
            private class Hidden { var closure: (Hidden) -> Void = { _ in } }; private var hidden = Hidden()
        }
        let text = Rendering.json([Local(), Local.self, { (_: Local) in }, \Link.next] as [Any])
        #expect(!text.contains("0x") && !text.contains("unknown context") && !text.contains("$5"), "\(text)")
        let link = Link()
        link.next = link
        #expect(Rendering.json(link) == #"{"next":{"$ref":"Link"},"owner":{"$opaque":"Link"}}"#)
        link.next = nil
    }

    @Test("a slash is not escaped, a delete is")
    func escapes() {
        #expect(Rendering.json("a/b\u{7F}\u{2028}") == #""a/b\u007f\#u{2028}""#)
    }
}
