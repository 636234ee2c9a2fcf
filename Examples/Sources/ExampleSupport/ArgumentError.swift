/// What is wrong with a command line.
public struct ArgumentError: Error, Sendable, CustomStringConvertible {
    /// A sentence that names the argument and the remedy.
    public let description: String

    init(_ sentence: String) {
        description = sentence
    }
}
