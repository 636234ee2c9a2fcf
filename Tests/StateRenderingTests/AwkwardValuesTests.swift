import Foundation
import StateRendering
import Synchronization
import Testing

@Suite("Awkward values")
struct AwkwardValuesTests {
    /// Equal whatever its content.
    struct Forgetful: Hashable {
        var content: Int
        static func == (left: Self, right: Self) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    struct Token: ~Copyable {
        var number = 1
    }

    final class Guarded {
        let token = Token()
        let mutex = Mutex(1)
        var number = 1
    }

    struct Fixed {
        var numbers: [3 of Int] = [1, 2, 3]
        var texts: [2 of String] = ["a", "b"]
    }

    struct Closures {
        var run: () -> Void
        var type: Any.Type = Int.self
    }

    struct Unseen: Identifiable, CustomReflectable {
        var id: Int
        var customMirror: Mirror { Mirror(self, children: ["shown": 1]) }
    }

    @Test("stored content decides, not an == of one's own")
    func ownEquality() throws {
        try Rendering.verify(
            [Forgetful(content: 1), Forgetful(content: 2)],
            [Forgetful(content: 1), Forgetful(content: 3)]
        )
        try Rendering.verify([Forgetful(content: 1): 1], [Forgetful(content: 2): 1])
        try Rendering.verify(Set([Forgetful(content: 1)]), Set([Forgetful(content: 2)]))
        #expect(!StateRenderer().isUnchanged(Forgetful(content: 1), Forgetful(content: 2)))
    }

    @Test("fields that cannot be copied are empty, the others are shown")
    func noncopyable() {
        #expect(Rendering.json(Guarded()) == #"{"token":{},"mutex":{},"number":1}"#)
    }

    @Test("inline arrays are arrays")
    func inlineArrays() throws {
        #expect(Rendering.json(Fixed()) == #"{"numbers":[1,2,3],"texts":["a","b"]}"#)
        var changed = Fixed()
        changed.texts[1] = "c"
        #expect(Rendering.changes(Fixed(), changed) == #"[{"op":"replace","path":"/texts/1","old":"b","value":"c"}]"#)
    }

    @Test("a closure is never a change, another metatype is")
    func closures() throws {
        #expect(Rendering.changes(Closures(run: {}), Closures(run: { print() })) == "[]")
        try Rendering.verify(Closures(run: {}), Closures(run: {}, type: String.self))
    }

    @Test("rows that differ only in what they do not show are unchanged")
    func unseen() throws {
        let rows = (0..<4).map { Unseen(id: $0) }
        #expect(Rendering.changes(rows, rows.reversed()) == "[]")
        #expect(Rendering.changes(rows, rows.map { Unseen(id: $0.id + 9) }) == "[]")
        try Rendering.verify(rows, Array(rows.dropFirst()))
        let texts = ["a", "a"].map { String(repeating: $0, count: 40) }
        #expect(Rendering.changes(texts, texts.reversed()) == "[]")
    }

    @Test("a C struct shows its fields")
    func cStruct() {
        #expect(Rendering.json(timespec(tv_sec: 1, tv_nsec: 2)) == #"{"tv_sec":1,"tv_nsec":2}"#)
    }

    @Test("what is written follows what was there")
    func continued() {
        var writer = JSONWriter()
        writer.raw("[")
        StateRenderer().write(1, to: &writer)
        writer.raw(",")
        let none = StateRenderer().writeChanges(from: 1, to: 1, to: &writer)
        writer.raw(",")
        let one = StateRenderer().writeChanges(from: 1, to: 2, to: &writer)
        writer.raw("]")
        #expect(writer.text == #"[1,[],[{"op":"replace","path":"","old":1,"value":2}]]"#)
        #expect((none, one) == (0, 1))
    }
}
