import Foundation
import StateRendering
import Testing

@Suite("Generated types of which parts are hidden", .comparesTiers)
struct GeneratedRedactionTests {
    /// Names of fields, cases, labels and keys of the generated types, and some of none.
    private static let names = [
        "first", "second", "id", "title", "content", "small", "optional", "last", "pair", "list", "wrapped", "twice",
        "late", "any", "generated", "object", "left", "right", "label", "both", "link", "fork", "boxed", "plain",
        "flag",
        "number", "mode", "only", "a", "1", "rows", "choices", "named", "nowhere",
    ]
    private static let types: [Any.Type] = [
        Int.self, String.self, Date.self, UUID.self, Bool.self, [Int].self, Int?.self, Data.self, UInt8.self,
        GeneratedEnums.Mode.self, GeneratedEnums.Small.self, AnyHashable.self,
    ]

    @Test(
        "applied their changes give the new value, and nothing hidden is told",
        arguments: GeneratedTypes.groups.prefix(4)
    )
    func changes(group: UInt64) {
        GeneratedTypes.each(in: group + 400, depth: 2) { type, seed in
            func walk<Content: Generated>(_ type: Content.Type) { steps(GeneratedSecrets<Content>.self, seed: seed) }
            walk(type)
        }
    }

    private func steps<Content: Generated>(_ type: GeneratedSecrets<Content>.Type, seed: UInt64) {
        var maker = ValueMaker(seed: seed)
        let rules = type.rules(
            keys: some(of: Self.names, &maker),
            paths: (0..<maker.below(3)).map { _ in path(&maker) },
            types: some(of: Self.types, &maker)
        )
        do {
            var step = try GeneratedStep(maker.value(type), redaction: rules)
            for _ in 0..<3 {
                let (old, oldText) = (step.value, step.text)
                let changes = try step.advance(to: maker.step(from: old))
                for text in [step.text, changes] {
                    #expect(!String(decoding: text, as: UTF8.self).contains(type.mark), "of \(type), seed \(seed)")
                }
                try follow(old, oldText, changes, step, StateRenderer(redaction: rules))
            }
        } catch {
            Issue.record(error, "of \(type), seed \(seed)")
        }
    }

    /// A shadow says the same.
    private func follow<Value>(
        _ old: Value,
        _ oldText: [UInt8],
        _ changes: [UInt8],
        _ step: GeneratedStep<Value>,
        _ renderer: StateRenderer
    ) throws {
        var shadow = ShadowState(old, renderer: renderer)
        var ignored = JSONWriter()
        let expected = ShadowProof.Expected(
            before: String(decoding: oldText, as: UTF8.self),
            changes: String(decoding: changes, as: UTF8.self),
            count: renderer.writeChanges(from: old, to: step.value, to: &ignored),
            after: String(decoding: step.text, as: UTF8.self)
        )
        try ShadowProof.verify(&shadow, from: old, to: step.value, expected, .full, #_sourceLocation)
    }

    private func some<Element>(of elements: [Element], _ maker: inout ValueMaker) -> [Element] {
        (0..<maker.below(3)).map { _ in maker.pick(elements) }
    }

    private func path(_ maker: inout ValueMaker) -> String {
        let start = maker.pick(["/content", "/rows/*", "/rows/0/content", "/choices/*/named", "/loose/-", "/*"])
        return (0..<maker.below(3)).reduce(start) { path, _ in path + "/" + maker.pick(Self.names + ["*", "*", "0"]) }
    }
}
