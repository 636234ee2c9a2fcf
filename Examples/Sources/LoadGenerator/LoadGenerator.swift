import ExampleSupport
import LoggerMiddleware
import RemoteLogging
import RexCore

/// Dispatches actions from several threads, to try the stream and the page under load.
@main
struct LoadGenerator {
    static func main() {
        Program.run {
            let signals = StopSignals()
            guard let load = try Load(commandLine: CommandLine.arguments) else { return }
            try run(load, until: signals)
        }
    }

    private static func run(_ load: Load, until signals: StopSignals) throws(RemoteLoggerError) {
        let remote = try RemoteLogger.start(port: load.port)
        let waiting = WaitingActions(atMost: 1024)
        let store = Store(
            initialState: LoadState(rows: load.rows),
            reducer: .load,
            middleware: LoggerMiddleware.remote(to: remote, store: "load") <> waiting
        )
        let workers = WorkerGroup(load: load, store: store, waiting: waiting)
        Console.print("viewer    \(remote.url)")
        Console.print("terminal  websocat 'ws://127.0.0.1:\(remote.port)/?format=text'")

        workers.start()
        signals.wait(atMost: load.seconds)
        Console.print("\(workers.stop())")
        remote.stop()
    }
}
