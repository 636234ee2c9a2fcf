import Foundation

/// Standard error, a whole entry at a time.
enum StandardError {
    /// Writes `text` and a newline with one write, so that entries of several threads never mix.
    ///
    /// A standard error that is closed or full loses the entry: a log never ends the service.
    @Sendable static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    }
}
