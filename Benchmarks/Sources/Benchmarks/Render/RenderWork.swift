import BenchmarkStates
import Foundation
import LoggerMiddleware
import Measuring
import RemoteLogging
import RexCore

/// The ways to make known what has changed in a state.
struct RenderWork<State: BenchmarkState> {
    private let before: State
    private let after: State

    init(_ state: State) {
        before = state
        var changed = state
        changed.apply(.setQuantity(row: 5, to: -1))
        after = changed
    }

    /// Our logger: an action of a store becomes two retained events.
    func recording(to remote: RemoteLogger, actionsPerFlush: Int) -> Contender {
        let store = LeafStore(before, middleware: LoggerMiddleware.remote(to: remote))
        return .calling(on: .process, units: actionsPerFlush) {
            for _ in 0..<actionsPerFlush { store.advance() }
            remote.flush()
        }
    }

    /// `dump` and the standard library's difference.
    var dumping: Contender {
        .calling(on: .process) { [before, after] in
            discard(Self.dumpedLines(after).difference(from: Self.dumpedLines(before)))
        }
    }

    /// Both states as JSON.
    var encoding: Contender {
        let encoder = JSONEncoder()
        return .calling(on: .process) { [before, after] in
            discard((try encoder.encode(before), try encoder.encode(after)))
        }
    }

    /// The default of the text form.
    var printing: Contender {
        .calling(on: .process) { [before, after] in
            discard(Difference.diff(old: dumpToString(before), new: dumpToString(after), linesOfContext: 2))
        }
    }

    private static func dumpedLines(_ state: State) -> [Substring] {
        var text = ""
        dump(state, to: &text)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
