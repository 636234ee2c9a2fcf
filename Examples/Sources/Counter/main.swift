// The smallest possible use: a store that counts, and one line that makes it visible.
import LoggerMiddleware
import RemoteLogging
import RexCore

enum CounterAction: Sendable {
    case increment
    case add(Int)
    case reset
}

struct CounterState: Sendable {
    var count = 0
    var history: [Int] = []
}

let reducer = Reducer<CounterAction, CounterState>.reduce { action, state in
    switch action {
    case .increment: state.count += 1
    case .add(let number): state.count &+= number
    case .reset: state.count = 0
    }
    state.history.append(state.count)
}

let remote = try RemoteLogger.start(port: 0)  // 0 picks a free port
let store = Store(
    initialState: CounterState(),
    reducer: reducer,
    middleware: LoggerMiddleware.remote(to: remote)
)

print("Open \(remote.url), then press Return here to count, type a number to add, 0 to reset, Ctrl-D to end.")
while let line = readLine() {
    let number = Int(line) ?? 1
    store.dispatch(number == 0 ? .reset : number == 1 ? .increment : .add(number))
}
remote.stop()
