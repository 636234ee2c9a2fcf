import Foundation
import StateRendering
import Testing

/// Writes what `Tests/patch-checker/check.py` replays; `make patches` runs both.
@Suite("A sample of changes for an outside checker")
struct PatchSampleTests {
    private static let path = ProcessInfo.processInfo.environment["PATCH_SAMPLE"]

    @Test("is written where PATCH_SAMPLE says", .enabled(if: path != nil))
    func sample() throws {
        let path = try #require(Self.path)
        var lines = JSONWriter()
        for group in GeneratedTypes.groups {
            GeneratedTypes.each(in: group + 500) { write($0, seed: $1, to: &lines) }
        }
        for seed in 600..<640 as Range<UInt64> { write([String: [Int]].self, seed: seed, to: &lines) }
        for seed in 0..<40 as Range<UInt64> { writeStates(seed: seed, to: &lines) }
        try Data(lines.bytes).write(to: URL(filePath: path))
    }

    private func write<Value: Generated>(_ type: Value.Type, seed: UInt64, to lines: inout JSONWriter) {
        var maker = ValueMaker(seed: seed)
        var old = maker.value(type)
        for step in 0..<8 {
            let new = step < 7 ? maker.step(from: old) : maker.value()
            line(old, new, to: &lines)
            old = new
        }
    }

    private func writeStates(seed: UInt64, to lines: inout JSONWriter) {
        var generator = StateGenerator(seed: 500 + seed)
        var old = generator.state()
        for _ in 0..<40 {
            let new = generator.changed(old)
            line(old, new, to: &lines)
            old = new
        }
    }

    private func line<Value>(_ old: Value, _ new: Value, to lines: inout JSONWriter) {
        let renderer = StateRenderer()
        lines.raw("{\"type\":")
        lines.string("\(Value.self)")
        lines.raw(",\"before\":")
        renderer.write(old, to: &lines)
        lines.raw(",\"changes\":")
        renderer.writeChanges(from: old, to: new, to: &lines)
        lines.raw(",\"after\":")
        renderer.write(new, to: &lines)
        lines.raw("}\n")
    }
}
