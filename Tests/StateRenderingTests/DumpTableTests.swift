import Foundation
import StateRendering
import Testing

@Suite("Dumps, held against the standard library's")
struct DumpTableTests {
    /// Shows nothing of what it may hold until there is something.
    struct Late<Value> {
        var list: [Value] = []
        var maybes: [Value?] = []
        var maybe: Value?
        var named: [Int: Value] = [:]
        var text = "behind"
    }

    private static let (alike, unlike) = (
        DumpTable.rows.filter { $0.difference == nil }, DumpTable.rows.filter { $0.difference != nil }
    )

    @Test("are the same byte for byte, in both tiers", arguments: alike)
    func same(row: DumpedValue) {
        for texts in row.texts() {
            let standard = texts.standard ?? ""
            let fast = Hunks.firstUnlikeLine(texts.fast, standard)
            let plain = Hunks.firstUnlikeLine(texts.plain, standard)
            #expect(fast == nil, "\(texts.place)")
            #expect(plain == nil, "\(texts.place)")
        }
    }

    @Test("or differ for a reason, the same every time", arguments: unlike)
    func different(row: DumpedValue) {
        for (texts, again) in zip(row.texts(), row.texts()) {
            let rebuilt = Hunks.firstUnlikeLine(texts.fast, again.fast)
            let tier = Hunks.firstUnlikeLine(texts.fast, texts.plain)
            let (hasAddress, isStandard) = (texts.fast.contains("0x"), texts.fast == texts.standard)
            #expect(rebuilt == nil, "\(texts.place)")
            #expect(tier == nil, "\(texts.place)")
            #expect(!hasAddress, "\(texts.place)")
            #expect(!isStandard, "\(texts.place)")
        }
    }

    @Test("of a set of Foundation's have the same commas, whichever element comes last", arguments: 0..<20)
    func lastElement(removed: Int) {
        // A set that grew and shrank keeps its elements in another order.
        let elements = (0..<20).map { "\($0)" }
        let (straight, mutable) = (NSSet(array: elements), NSMutableSet())
        for element in elements.reversed() + (20..<200).map({ "\($0)" }) { mutable.add(element) }
        for number in 20..<200 { mutable.remove("\(number)") }
        mutable.remove("\(removed)")
        mutable.add("\(removed)")
        #expect(Hunks.fast.dump(Optional(straight)) == Hunks.fast.dump(Optional(NSSet(set: mutable))))
    }

    @Test("are many, and every reason is one of a value")
    func complete() {
        #expect(DumpTable.rows.count >= 250)
        #expect(Set(DumpTable.rows.map(\.name)).count == DumpTable.rows.count)
        #expect(Set(Self.unlike.compactMap(\.difference)) == Set(DumpDifference.allCases))
    }

    @Test(
        "differ for the reasons that the documentation lists, and no others",
        arguments: ["StateRendering/StateText.swift", "LoggerMiddleware/DumpToString.swift"]
    )
    func documented(path: String) throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/")
        let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        var items: [String] = []
        for line in lines {
            if line.hasPrefix("/// - ") { items.append(String(line.dropFirst(6))) }
            if line.hasPrefix("///   ") { items[items.count - 1] += " " + line.dropFirst(6) }
        }
        #expect(items == DumpDifference.allCases.map(\.reason))
    }

    @Test(
        "are the same by plan and by mirror, whatever the first value of a type showed",
        arguments: DumpTable.rows.filter { $0.difference != .objects }
    )
    func late(row: DumpedValue) {
        let (fast, plain) = row.lateTexts()
        let unlike = Hunks.firstUnlikeLine(fast, plain)
        #expect(unlike == nil)
    }

    @Test("of generated types are so too", arguments: GeneratedTypes.groups)
    func generated(group: UInt64) {
        GeneratedTypes.each(in: group + 400) { type, seed in
            let (fast, plain) = texts(ofLate: type, seed: seed)
            let unlike = Hunks.firstUnlikeLine(fast, plain)
            #expect(unlike == nil, "of \(type), seed \(seed)")
        }
    }

    private func texts<Value: Generated>(ofLate type: Value.Type, seed: UInt64) -> (fast: String, plain: String) {
        var maker = ValueMaker(seed: seed)
        return DumpedValue.lateTexts((0..<3).map { _ in maker.value(type) })
    }
}
