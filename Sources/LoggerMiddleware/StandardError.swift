import Foundation

/// Standard error, a whole entry at a time.
enum StandardError {
    /// Writes `text` and a newline with one write.
    ///
    /// A standard error that is closed or full loses the entry: a log never ends the service.
    @Sendable static func write(_ text: String) {
        try? BrokenPipe.survive {
            try FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
        }
    }
}
