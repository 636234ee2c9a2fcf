import Foundation

/// The two streams of a process that is read line by line, unbuffered.
package enum Console {
    /// Writes a line to standard output.
    package static func print(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// Writes a line to standard error.
    package static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
