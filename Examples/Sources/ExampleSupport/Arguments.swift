/// Takes the options of a command line one by one, `--name VALUE` or `--name=VALUE`.
///
/// ```swift
/// var arguments = Arguments(CommandLine.arguments)
/// let port = try arguments.integer("--port", in: 0...65_535, default: 9797, meaning: "where to listen")
/// if try arguments.finish() { return }  // --help was asked for
/// ```
public struct Arguments {
    private let program: String
    private var rest: [String]
    private var options: [Option] = []

    /// Reads a whole command line, whose first element is the program.
    public init(_ commandLine: [String]) {
        program = commandLine.first?.split(separator: "/").last.map(String.init) ?? "program"
        rest = Array(commandLine.dropFirst())
    }

    /// Takes a whole number.
    public mutating func integer(
        _ name: String,
        in range: ClosedRange<Int>,
        default defaultValue: Int,
        meaning: String
    ) throws(ArgumentError) -> Int {
        let option = Option(
            name: name,
            kind: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            example: "\(defaultValue)",
            meaning: meaning
        )
        guard let text = try take(option) else { return defaultValue }
        guard let value = Int(text), range.contains(value) else { throw option.refusal(of: text) }
        return value
    }

    /// Takes a number, which may have a fraction.
    public mutating func number(
        _ name: String,
        in range: ClosedRange<Double>,
        default defaultValue: Double,
        meaning: String
    ) throws(ArgumentError) -> Double {
        let option = Option(
            name: name,
            kind: "a number from \(range.lowerBound) to \(range.upperBound)",
            example: "\(defaultValue)",
            meaning: meaning
        )
        guard let text = try take(option) else { return defaultValue }
        guard let value = Double(text), range.contains(value) else { throw option.refusal(of: text) }
        return value
    }

    /// Takes a text.
    public mutating func text(
        _ name: String,
        default defaultValue: String,
        meaning: String
    ) throws(ArgumentError) -> String {
        try take(Option(name: name, kind: "a text", example: defaultValue, meaning: meaning)) ?? defaultValue
    }

    /// Checks that nothing is left; with `--help`, prints what could be taken and returns true.
    public func finish() throws(ArgumentError) -> Bool {
        if rest.contains("--help") {
            Console.print("usage: \(program) [OPTION VALUE]…\n" + options.map(\.usage).joined(separator: "\n"))
            return true
        }
        guard let unknown = rest.first else { return false }
        let known = options.map(\.name).joined(separator: ", ")
        throw ArgumentError("\(program) does not know \"\(unknown)\"; it takes \(known) and --help")
    }

    private mutating func take(_ option: Option) throws(ArgumentError) -> String? {
        options.append(option)
        let prefix = option.name + "="
        guard let index = rest.firstIndex(where: { $0 == option.name || $0.hasPrefix(prefix) }) else { return nil }
        let argument = rest.remove(at: index)
        guard argument == option.name else { return String(argument.dropFirst(prefix.count)) }
        guard index < rest.count, !rest[index].hasPrefix("--") else { throw option.absence }
        return rest.remove(at: index)
    }
}
