import ExampleSupport
import RemoteLogging

/// Watches this machine: samples `/proc` into a store whose every action and change is streamed.
@main
struct SystemMonitor {
    private let port: Int
    private let interval: Double
    private let proc: ProcFiles

    static func main() {
        Program.run {
            let signals = StopSignals()
            guard let monitor = try SystemMonitor(commandLine: CommandLine.arguments) else { return }
            try monitor.run(until: signals)
        }
    }

    /// Reads the command line; nil when it only asked for help.
    private init?(commandLine: [String]) throws(ArgumentError) {
        var arguments = Arguments(commandLine)
        port = try arguments.integer(
            "--port",
            in: 0...65_535,
            default: RemoteLogger.Configuration.defaultPort,
            meaning: "the port of the viewer and the stream, 0 for a free one"
        )
        interval = try arguments.number("--interval", in: 0.1...3600, default: 1, meaning: "seconds between samples")
        proc = ProcFiles(
            root: try arguments.text("--proc", default: "/proc", meaning: "where the proc file system is mounted")
        )
        if try arguments.finish() { return nil }
    }

    private func run(until signals: StopSignals) throws(RemoteLoggerError) {
        let remote = try RemoteLogger.start(port: port)
        let ticker = Ticker(interval: interval, dispatchingTo: .system(reading: proc, loggingTo: remote))
        Console.print("viewer    \(remote.url)")
        Console.print("terminal  websocat 'ws://127.0.0.1:\(remote.port)/?format=text'")
        remote.log("sampling \(proc.root)", metadata: ["intervalSeconds": "\(interval)"], label: "proc")

        ticker.start()
        signals.wait()
        ticker.stop()
        remote.stop()
    }
}
