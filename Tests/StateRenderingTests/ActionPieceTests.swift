import Testing

@testable import StateRendering

@Suite("An action in one piece")
struct ActionPieceTests {
    private enum Part {
        case first(Int)
        case second(text: String)
    }

    private enum Whole {
        case nothing
        case part(Part)
        case maybe(Part?)
        case any(any Sendable)
    }

    private struct Plain {
        let number: Int
    }

    @Test("is its name and its value behind it", arguments: [RenderingTier.full, .publicOnly])
    func pieces(tier: RenderingTier) {
        let renderer = StateRenderer(tier: tier)
        let actions: [Any] = [
            Whole.nothing, Whole.part(.first(3)), Whole.part(.second(text: "a\n\"b")), Whole.maybe(nil),
            Whole.maybe(.first(1)), Whole.any(5), Whole.any([1, 2]), Part.first(0), Plain(number: 1), 7, "text",
            Optional<Part>.none as Any, Optional(Part.first(2)) as Any, String(repeating: "long ", count: 1_000),
        ]
        for action in actions { expectPieces(action, renderer) }
    }

    private func expectPieces<Action>(_ action: Action, _ renderer: StateRenderer) {
        let (json, nameEnd) = renderer.action(action)
        var (name, value) = (JSONWriter(), JSONWriter())
        renderer.writeName(of: action, to: &name)
        renderer.write(action, to: &value)
        #expect(Array(json[..<nameEnd]) == name.bytes)
        #expect(Array(json[nameEnd...]) == value.bytes)
    }
}
