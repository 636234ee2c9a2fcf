import Dispatch
import Foundation
import Testing

@testable import StateRendering

/// That the fast tier is there at all: its texts are those of the public tier, so that no other test would miss it.
@Suite("Plans")
struct PlanTests {
    private typealias Types = TierTypes

    private func kind<Value>(of value: Value) -> PlanRecord.Kind? {
        PlanCache.plain.plan(for: Value.self, first: value)?.kind
    }

    #if os(Linux) && (arch(x86_64) || arch(arm64))
        @Test("are made for structs, tuples, arrays, optionals and dictionaries")
        func understood() {
            let object = Types.Object()
            defer { withExtendedLifetime(object) {} }
            #expect(kind(of: GeneratedState()) == .members)
            #expect(kind(of: Types.Padded()) == .members)
            #expect(kind(of: Types.Simple()) == .members)
            #expect(kind(of: Types.Optionals()) == .members)
            #expect(kind(of: Types.References(unownedly: object, unmanaged: object, strongly: object)) == .members)
            #expect(kind(of: (1, name: "a")) == .members)
            #expect(kind(of: [Types.Tree()]) == .list)
            #expect(kind(of: Optional(Types.Tree())) == .optional)
            #expect(kind(of: ["a": Types.Tree()]) == .entries)
        }

        @Test("are made under rules too, those of what is hidden with nothing inside")
        func redacted() {
            func kind<Value>(of value: Value, _ rules: RedactionRules) -> PlanRecord.Kind? {
                PlanCache.of(rules)?.plan(for: Value.self, first: value)?.kind
            }
            #expect(kind(of: Types.Padded(), RedactionRules(keys: ["text"])) == .members)
            #expect(kind(of: ["a": Types.Tree()], RedactionRules(keys: ["a"])) == .entries)
            #expect(kind(of: ["a": Types.Tree()], RedactionRules(paths: ["/b"])) == nil)
            #expect(kind(of: Types.Padded(), RedactionRules(paths: [""])) == .hidden)
            #expect(kind(of: Types.Flat.red, RedactionRules(types: [Types.Flat.self])) == .hidden)
            #expect(kind(of: [Types.Tree()], RedactionRules(types: [Types.Tree.self])) == .list)
        }

        @Test("are made for enums whose payloads are values")
        func enums() {
            #expect(kind(of: Types.Flat.red) == .choice)
            #expect(kind(of: Types.Payloads.none) == .choice)
            #expect(kind(of: Types.Told.second) == .choice)
            #expect(kind(of: Types.Single.only(1)) == .choice)
        }

        @Test("are made for enums that are generic, are indirect or hold existentials")
        func otherEnums() {
            #expect(kind(of: Types.Generic<Int>.empty) == .choice)
            #expect(kind(of: Result<Int, any Error>.success(1)) == .choice)
            #expect(kind(of: GeneratedState.Load.none) == .choice)
        }

        @Test("are made for so many types and no more, which are kept")
        func bounded() {
            struct First { var number = 1 }
            struct Second { var text = "a" }
            struct Third { var flag = true }
            let cache = PlanCache(number: -2, redaction: nil, maxCount: 3)
            #expect(cache.plan(for: First.self, first: First())?.kind == .members)
            #expect(cache.plan(for: Second.self, first: Second())?.kind == .members)
            #expect(cache.plan(for: Third.self, first: Third())?.kind == nil)
            #expect(cache.plan(for: First.self, first: First())?.kind == .members)
        }
    #endif

    @Test("are made once, whichever threads ask for them first")
    func threads() {
        struct Fresh {
            var rows = (0..<20).map { TierTypes.Padded(id: $0) }
            var choice = TierTypes.Payloads.optionals("a", .red)
            var tree: TierTypes.Tree?
        }
        var oracle = JSONWriter()
        StateRenderer(tier: .publicOnly).write(Fresh(), to: &oracle)
        let text = oracle.text
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            var new = Fresh()
            new.rows[3].text = "new"
            #expect(Rendering.json(Fresh()) == text)
            #expect(Rendering.changes(Fresh(), new).contains(#""path":"/rows/3/text""#))
        }
    }

    @Test("are held against a chain of lists in the time that it takes to go along it")
    func chain() {
        struct Link { var next: [Link] = [] }
        let chain = (0..<100).reduce(Link()) { link, _ in Link(next: [link]) }
        #expect(kind(of: chain) == PlanCache.plain.plan(for: Link.self, first: Link())?.kind)
        #expect(StateRenderer().dump(chain).hasPrefix("  ▿ "))
    }

    @Test("are refused where only reflection may look")
    func refused() {
        #expect(kind(of: Types.Masked()) == nil)
        #expect(kind(of: Types.Object()) == nil)
        #expect(kind(of: Types.Wrapped()) == nil)
        #expect(kind(of: Types.Choice.plain) == nil)
        #expect(kind(of: Types.WeakPayload.number(1)) == nil)
        #expect(kind(of: 1 as Any) == nil)
        #expect(kind(of: 1..<2) == nil)
        #expect(kind(of: Data()) == nil)
    }

    @Test("are turned off by a renderer, and by the environment for the whole process")
    func tiers() {
        let isForced = ProcessInfo.processInfo.environment["REMOTE_LOGGER_RENDERING"] == "public"
        #expect(RenderingTier.publicOnly.effective == .publicOnly)
        #expect(RenderingTier.full.effective == (isForced ? .publicOnly : .full))
        #expect(StateRenderer(tier: .publicOnly).plan(for: TierTypes.Padded())?.kind == nil)
    }
}
