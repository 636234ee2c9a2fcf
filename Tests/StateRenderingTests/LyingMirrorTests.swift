import StateRendering
import Testing

@Suite("Mirrors without end")
struct LyingMirrorTests {
    struct EndlessWrapper: CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: ["wrappedValue": EndlessWrapper()]) }
    }

    struct Wrapping {
        var _x = EndlessWrapper()
    }

    struct EndlessOptional: CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: ["some": EndlessOptional()], displayStyle: .optional) }
    }

    @Test("a wrapper that wraps itself ends in a cut")
    func wrapper() {
        let text = Rendering.json(Wrapping(), maxDepth: 2)
        #expect(text == #"{"x":{"wrappedValue":{"$cut":{"kept":0,"of":1}}}}"#)
    }

    @Test("an action that says it is an optional of itself has its type's name")
    func optional() {
        #expect(StateRenderer().name(of: EndlessOptional()) == "EndlessOptional")
        #expect(Rendering.json(EndlessOptional()) == #"{"$opaque":"EndlessOptional"}"#)
        #expect(Rendering.changes(EndlessOptional(), EndlessOptional()) == "[]")
        #expect(StateText.dump(EndlessOptional()).utf8.count < 100_000)
    }
}
