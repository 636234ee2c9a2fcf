import Foundation

/// What the examples have in common: how they end.
public enum Program {
    /// Runs the body; an error becomes a sentence on standard error.
    ///
    /// The process then ends with status 2 for a command line that cannot be understood, else with 1.
    public static func run(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            Console.complain("\(error)")
            exit(error is ArgumentError ? 2 : 1)
        }
    }
}
