/// One option of a command line, as far as people are told about it.
struct Option: Sendable {
    let name: String

    /// What values it takes.
    let kind: String

    /// A value that it takes: the one that holds when it is not given.
    let example: String

    let meaning: String

    var usage: String { "  \(name) VALUE\n      \(meaning): \(kind), \(example) if not given" }

    /// It came without a value.
    var absence: ArgumentError { ArgumentError("\(name) needs a value, \(kind); try \(name) \(example)") }

    /// It came with a value that it does not take.
    func refusal(of text: String) -> ArgumentError {
        ArgumentError("\(name) takes \(kind), not \"\(text)\"; try \(name) \(example)")
    }
}
