import BenchmarkStates
import Foundation
import LoggerMiddleware
import Measuring

/// What it costs to compare two long texts line by line.
enum LinesSection {
    private static let roundRobin = RoundRobin(rounds: 9, budget: .seconds(0.5))
    private static let changes: [StateChange] = [.leaf, .insert, .move, .tenth]

    static func run() throws {
        let table = Table(
            title: "lines: CPU time of one comparison of two texts of 1 MB",
            notes: [
                "diff: Difference.diff with two lines of context",
                "stdlib: both texts split into lines, then difference(from:) of the standard library",
                "memcmp: as many bytes, all equal",
            ],
            cases: "lines",
            contenders: ["diff", "stdlib", "memcmp"],
            baseline: 0
        )
        let before = TextState.sample()
        for change in changes {
            let (old, new) = (before.text, before.changed(by: change).text)
            let bytes = OtherWays(before: before, after: before).comparingBytes
            let contenders = [comparing(old, new), splitting(old, new), bytes]
            table.add(change.rawValue, costs: try roundRobin.medians(of: contenders))
        }
    }

    private static func comparing(_ old: String, _ new: String) -> Contender {
        .calling(on: .thread) { discard(Difference.diff(old: old, new: new, linesOfContext: 2)) }
    }

    private static func splitting(_ old: String, _ new: String) -> Contender {
        .calling(on: .thread) {
            let (before, after) = (lines(old), lines(new))
            discard(after.difference(from: before))
        }
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
