import Dispatch
import Foundation
import LoggerMiddleware
import RexCore
import Testing

/// What the original logger got wrong, each as a test; and what later versions added.
@Suite struct LoggerMiddlewareTests {
    struct State: Equatable {
        var count = 0
        var tags: Set<String> = []
        var prices: [String: Int] = [:]
        var blob = Data()
    }

    enum Action: Equatable {
        case add(Int)
        case rebuild
        case nothing
    }

    static let reducer = Reducer<Action, State>.reduce { action, state in
        switch action {
        case .add(let amount): state.count += amount
        case .rebuild: state = state.rebuilt()
        case .nothing: break
        }
    }

    /// Dispatches `.add(10)` from the effect of `.add(1)`.
    struct Doubling: MiddlewareProtocol {
        func handle(action: Action, from dispatcher: ActionSource, state: @escaping GetState<State>) -> IO<Action> {
            action == .add(1) ? IO { $0.dispatch(.add(10)) } : .pure()
        }
    }

    /// Collects what is printed; entries run on one queue at a time.
    final class Printed: @unchecked Sendable {  // appended to by the one thread that drains
        var lines: [String] = []
    }

    @Test("a small change prints its lines and not the whole state")
    func smallDiff() {
        let printed = Printed()
        let logger = LoggerMiddleware<IdentityMiddleware<Action, Action, State>>.default(
            actionPrinter: { _ in },
            stateDiffPrinter: { printed.lines.append($0 ?? "nil") }
        )
        let state = State(tags: ["a", "b", "c", "d"], prices: ["x": 1, "y": 2])
        let store = Store(initialState: state, reducer: Self.reducer, middleware: logger)
        store.dispatch(.add(1))
        logger.flush()
        #expect(
            printed.lines == [
                """
                🏛 @@ −1,4 +1,4 @@
                🏛    ▿ LoggerMiddlewareTests.LoggerMiddlewareTests.State
                🏛 −    - count: 0
                🏛 +    - count: 1
                🏛      ▿ tags: 4 members
                🏛        - "a"
                """
            ]
        )
    }

    @Test("an action that changes nothing prints that there is no state mutation")
    func noMutation() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let logger = LoggerMiddleware<IdentityMiddleware<Action, Action, State>>.default(actionPrinter: { _ in })
            let store = Store(initialState: State(), reducer: Self.reducer, middleware: logger)
            store.dispatch(.nothing)
            logger.flush()
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "🏛 No state mutation\n")
    }

    @Test("equal dictionaries, sets and data are no change, however they were built")
    func rebuilt() {
        let printed = Printed()
        let logger = LoggerMiddleware<IdentityMiddleware<Action, Action, State>>.default(
            actionPrinter: { _ in },
            stateDiffPrinter: { printed.lines.append($0 ?? "nil") }
        )
        let numbers = 0..<200
        let state = State(
            tags: Set(numbers.map { "tag \($0)" }),
            prices: Dictionary(uniqueKeysWithValues: numbers.map { ("item \($0)", $0) }),
            blob: Data(repeating: 7, count: 1_000)
        )
        let store = Store(initialState: state, reducer: Self.reducer, middleware: logger)
        store.dispatch(.rebuild)
        logger.flush()
        #expect(printed.lines == ["nil"])
    }

    @Test("wherever the logger stands, an action is logged before the one that its effect dispatches", arguments: 0..<3)
    func order(place: Int) {
        let printed = Printed()
        let logger = LoggerMiddleware<IdentityMiddleware<Action, Action, State>>.default(
            actionTransform: { action, _ in "\(action)" },
            actionPrinter: { printed.lines.append($0) },
            stateDiffTransform: { "\($0?.count ?? -1) → \($1.count)" },
            stateDiffPrinter: { printed.lines.append($0 ?? "nil") }
        )
        let chains = [logger <> Doubling(), Doubling() <> logger, Doubling() <> logger <> Doubling()]
        let store = Store(initialState: State(), reducer: Self.reducer, middleware: chains[place])
        store.dispatch(.add(1))
        logger.flush()
        #expect(printed.lines.prefix(4) == ["add(1)", "0 → 1", "add(10)", "1 → 11"])
    }

    @Test("a filtered action is not logged, and the wrapped middleware still gets it")
    func filter() {
        let printed = Printed()
        let logger = Doubling().logger(
            actionFilter: { $0 != .add(1) },
            actionTransform: { action, _ in "\(action)" },
            actionPrinter: { printed.lines.append($0) },
            stateDiffPrinter: { _ in }
        )
        let store = Store(initialState: State(), reducer: Self.reducer, middleware: logger)
        store.dispatch(.add(1))
        logger.flush()
        #expect(printed.lines == ["add(10)"])
        #expect(store.state.count == 11)
    }

    @Test("the default text of an action names the file without its folders")
    func fileName() {
        let printed = Printed()
        let logger = LoggerMiddleware<IdentityMiddleware<Action, Action, State>>.default(
            actionPrinter: { printed.lines.append($0) },
            stateDiffPrinter: { _ in }
        )
        let store = Store(initialState: State(), reducer: Self.reducer, middleware: logger)
        store.dispatch(.nothing, file: "/builds/secret/Sources/Shop/Cart.swift", function: "touch()", line: 3)
        logger.flush()
        #expect(printed.lines == ["\n🕹 nothing\n🎪 Cart.swift:3 touch()"])
    }

    @Test("transforms and printers can be chosen by name, with closures of one's own among them")
    func named() {
        let printed = Printed()
        let logger = IdentityMiddleware<Action, Action, State>().logger(
            actionTransform: .actionNameOnly,
            actionPrinter: .custom { printed.lines.append($0) },
            stateDiffTransform: .recursive(filters: ["tags"]),
            stateDiffPrinter: .custom { printed.lines.append($0) }
        )
        let store = Store(initialState: State(), reducer: Self.reducer, middleware: logger)
        store.dispatch(.add(5))
        store.dispatch(.nothing)
        logger.flush()
        #expect(printed.lines == ["🕹 add", "🏛 State.count: 0 → 5", "🕹 nothing", "🏛 No state mutation"])
    }

    @Test("the new state alone can be printed")
    func newStateOnly() {
        let transform = StateDiffTransform<[Int]>.newStateOnly()
        #expect(transform.format(nil, [1]) == "🏛   ▿ 1 element\n🏛     - 1")
    }

    @Test("two printers append to one file, which was not there")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let actions = LogPrinter.file(url)
        let changes = LogPrinter.file(url)
        for number in 1...3 {
            actions.print("action \(number)")
            changes.print("a longer line about change \(number)")
        }
        let expected = (1...3).map { "action \($0)\na longer line about change \($0)\n" }.joined()
        #expect(try String(contentsOf: url, encoding: .utf8) == expected)
    }

    @Test("a standard error that nobody reads loses entries and does not end the process")
    func brokenStandardError() async {
        await #expect(processExitsWith: .success) {
            let pipe = Pipe()
            let before = dup(STDERR_FILENO)
            signal(SIGPIPE, SIG_DFL)
            dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
            try pipe.fileHandleForReading.close()
            LogPrinter.standardError.print("to nobody")
            LogPrinter.standardError.print("to nobody")
            dup2(before, STDERR_FILENO)  // the test runner has a last word of its own
        }
    }

    @Test("any number of lines of context is taken", arguments: [-1, 0, 3, Int.max])
    func context(lines: Int) {
        let old = (1...9).map(String.init).joined(separator: "\n")
        let new = old.replacing("2", with: "two").replacing("8", with: "eight")
        #expect(Difference.diff(old: old, new: new, linesOfContext: lines)?.contains("+two") == true)
    }

    @Test("the new state keeps its lines, whatever they end in")
    func newStateLines() {
        struct Note: CustomStringConvertible {
            let description = "first\r\nsecond"
        }
        let text = StateDiffTransform<[Note]>.newStateOnly(prefixLines: "> ").format(nil, [Note()])
        #expect(text?.split(separator: "\n").allSatisfy { $0.hasPrefix("> ") } == true)
    }

    @Test("a file that cannot be opened is reported once, with its path")
    func unwritableFile() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let printer = LogPrinter.file(URL(filePath: "/no/such/folder/log.txt"))
            printer.print("first")
            printer.print("second")
        }
        let report = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            report.hasPrefix("LoggerMiddleware: /no/such/folder/log.txt cannot be opened, entries for it are lost: ")
        )
        #expect(report.split(separator: "\n").count == 1)
    }
}

extension LoggerMiddlewareTests.State {
    /// An equal value that shares no storage and has its tables in another order.
    func rebuilt() -> Self {
        var copy = Self(count: count, blob: Data(blob.map { $0 }))
        copy.tags.reserveCapacity(5_000)
        copy.prices.reserveCapacity(5_000)
        for tag in tags.sorted().reversed() { copy.tags.insert(tag) }
        for (item, price) in prices.sorted(by: { $0.key > $1.key }) { copy.prices[item] = price }
        return copy
    }
}
