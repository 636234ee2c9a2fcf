import ExampleSupport
import RemoteLogging

/// How much is dispatched, and where it can be seen.
struct Load: Sendable {
    let port: Int

    /// Actions a second of all threads together; 0 for as many as possible.
    let rate: Int

    let payloadBytes: Int
    let rows: Int
    let threads: Int
    let seconds: Double

    /// Reads the command line; nil when it only asked for help.
    init?(commandLine: [String]) throws(ArgumentError) {
        var arguments = Arguments(commandLine)
        port = try arguments.integer(
            "--port",
            in: 0...65_535,
            default: RemoteLogger.Configuration.defaultPort,
            meaning: "the port of the viewer and the stream, 0 for a free one"
        )
        rate = try arguments.integer(
            "--rate",
            in: 0...10_000_000,
            default: 1000,
            meaning: "actions a second, 0 for as many as possible"
        )
        payloadBytes = try arguments.integer(
            "--size",
            in: 0...1_000_000,
            default: 100,
            meaning: "bytes that each action carries"
        )
        rows = try arguments.integer("--rows", in: 1...1_000_000, default: 1000, meaning: "rows of the state")
        threads = try arguments.integer("--threads", in: 1...64, default: 4, meaning: "threads that dispatch")
        seconds = try arguments.number("--seconds", in: 0.1...86_400, default: 60, meaning: "how long")
        if try arguments.finish() { return nil }
    }
}
