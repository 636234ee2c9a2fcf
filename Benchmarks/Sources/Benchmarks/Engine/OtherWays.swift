import BenchmarkStates
import Foundation
import Measuring

/// How two states are compared without us.
struct OtherWays<State: BenchmarkState> {
    /// An event as a logger sends it that encodes what it has written.
    private struct Event: Encodable {
        let seq: Int
        let time: Date
        let store: String
        let name: String
        let action: BenchmarkAction
        let removed: [String]
        let inserted: [String]
    }

    let before: State
    let after: State

    /// `dump` and the standard library's difference.
    var dumping: Contender {
        .calling(on: .thread) { [self] in discard(difference()) }
    }

    /// The same, and its lines as an event.
    var dumpingEvent: Contender {
        let encoder = JSONEncoder()
        return .calling(on: .thread) { [self] in
            let difference = difference()
            let event = Event(
                seq: 1,
                time: .now,
                store: "cart",
                name: "setQuantity",
                action: .setQuantity(row: 5, to: 43),
                removed: difference.removals.map(Self.line),
                inserted: difference.insertions.map(Self.line)
            )
            discard(try encoder.encode(event))
        }
    }

    /// One state as JSON.
    var encoding: Contender {
        let encoder = JSONEncoder()
        return .calling(on: .thread) { [before] in discard(try encoder.encode(before)) }
    }

    /// Both states as JSON, read back and compared.
    var comparingTrees: Contender {
        let encoder = JSONEncoder()
        return .calling(on: .thread) { [before, after] in
            let old = try JSONSerialization.jsonObject(with: encoder.encode(before))
            let new = try JSONSerialization.jsonObject(with: encoder.encode(after))
            var difference = TreeDifference()
            difference.compare(old, new)
            discard(difference.paths)
        }
    }

    /// The type's own comparison.
    var equality: Contender {
        .calling(on: .thread) { [before, after] in discard(before == after) }
    }

    /// The comparison of as many equal bytes as the rows have.
    var comparingBytes: Contender {
        let copy = unsafe before.withBytes { unsafe [UInt8]($0) }  // copied while they are there
        return .calling(on: .thread) { [before] in
            let isSame = unsafe before.withBytes { rows in
                unsafe copy.withUnsafeBytes { unsafe Self.isSame(rows, $0) }  // looked at while they are there
            }
            precondition(isSame, "equal bytes, all of which are read")
        }
    }

    private static func isSame(_ rows: UnsafeRawBufferPointer, _ copy: UnsafeRawBufferPointer) -> Bool {
        guard let rows = rows.baseAddress, let start = copy.baseAddress else { return true }
        return unsafe memcmp(rows, start, copy.count) == 0  // both are that long
    }

    private func difference() -> CollectionDifference<Substring> {
        Self.dumpedLines(after).difference(from: Self.dumpedLines(before))
    }

    private static func line(_ change: CollectionDifference<Substring>.Change) -> String {
        switch change {
        case .insert(_, let element, _), .remove(_, let element, _): String(element)
        }
    }

    private static func dumpedLines(_ state: State) -> [Substring] {
        var text = ""
        dump(state, to: &text)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
