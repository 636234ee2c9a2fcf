import Foundation

/// Writes lines for people, each at once, also when the output is a pipe or a file.
public enum Console {
    /// Writes a line to standard output.
    public static func print(_ line: String) {
        write(line, to: .standardOutput)
    }

    /// Writes a line to standard error.
    public static func complain(_ line: String) {
        write(line, to: .standardError)
    }

    private static func write(_ line: String, to file: FileHandle) {
        try? file.write(contentsOf: Data((line + "\n").utf8))  // nobody is left to tell when the output is closed
    }
}
