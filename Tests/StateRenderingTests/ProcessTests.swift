import StateRendering
import Testing

/// In another process hashes have another seed, and objects and types lie elsewhere.
@Suite("Texts in other processes")
struct ProcessTests {
    private struct Local {
        var closure: () -> Void = {}
        var numbers: [Int: String] = [1: "a", 20: "b", 300: "c", 4000: "d"]
        var words = Set((0..<40).map { "word \($0)" })
    }

    /// Everything that is the same in every process, line by line.
    private static func lines() -> [String] {
        var lines = [Rendering.json(Local()), StateText.dump(Local()), StateText.dump(Optional(Local()))]
        for seed in 0..<60 as Range<UInt64> {
            var maker = TypeMaker(seed: seed)
            lines += texts(of: maker.type(depth: 3), seed: seed)
        }
        return lines
    }

    private static func texts<Value: Generated>(of type: Value.Type, seed: UInt64) -> [String] {
        var maker = ValueMaker(seed: seed)
        let old = maker.value(type)
        let new = maker.step(from: old)
        var changes = JSONWriter()
        StateRenderer().writeChanges(from: old, to: new, to: &changes)
        return ["\(type)", Rendering.json(old), changes.text, StateText.dump(new)]
    }

    /// The order in which this process meets the members of a set.
    private static var order: String {
        Set(0..<50).map(String.init).joined(separator: " ")
    }

    private func outputOfAnotherProcess() async throws -> [Substring] {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            print("ORDER" + ProcessTests.order)
            for line in ProcessTests.lines() {
                print("LINE" + line.replacing("\n", with: "\\n").replacing("\r", with: "\\r"))
            }
        }
        return String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "\n")
    }

    @Test("are the same, whatever the seed of hashes")
    func same() async throws {
        let (first, second) = (try await outputOfAnotherProcess(), try await outputOfAnotherProcess())
        func only(_ mark: String, _ output: [Substring]) -> [Substring] { output.filter { $0.hasPrefix(mark) } }
        #expect(only("ORDER", first) != only("ORDER", second), "the seeds of hashes are to differ")
        #expect(only("LINE", first).count > 200)
        for (one, other) in zip(only("LINE", first), only("LINE", second)) { #expect(one == other) }
        let own = Self.lines().map { "LINE" + $0.replacing("\n", with: "\\n").replacing("\r", with: "\\r") }
        #expect(own.elementsEqual(only("LINE", first), by: { $0 == $1 }))
    }
}
