/// Writes metrics in the text format of Prometheus, version 0.0.4.
package struct MetricsText: Sendable {
    package enum Kind: String, Sendable {
        case counter
        case gauge
        case summary
    }

    /// What the format is called in a `Content-Type`.
    package static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// UTF-8, one line a sample.
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Begins a metric; its samples follow.
    package mutating func metric(_ name: String, _ kind: Kind, _ help: String) {
        line("# HELP \(name) \(help)")
        line("# TYPE \(name) \(kind.rawValue)")
    }

    /// Adds a sample; whole numbers are written as such.
    package mutating func sample(_ name: String, _ labels: KeyValuePairs<String, String>, _ value: Double) {
        let pairs = labels.map { "\($0.key)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",")
        let number = value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
        line("\(name)\(pairs.isEmpty ? "" : "{\(pairs)}") \(number)")
    }

    /// Adds a metric that is one number.
    package mutating func metric(_ name: String, _ kind: Kind, _ help: String, _ value: Double) {
        metric(name, kind, help)
        sample(name, [:], value)
    }

    private mutating func line(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
