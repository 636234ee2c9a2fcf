public import Foundation
#if canImport(os)
    internal import os
#endif

/// Where the text of an entry goes; a ready-made one to choose by name, or a closure.
///
/// ```swift
/// middleware.logger(actionPrinter: .standardError, stateDiffPrinter: .file(url))
/// ```
public struct LogPrinter {
    /// Writes one entry.
    public let print: (String) -> Void

    /// Writes what changed, or that nothing has.
    public func printStateDiff(_ text: String?) {
        print(text ?? "🏛 No state mutation")
    }

    private init(print: @escaping (String) -> Void) {
        self.print = print
    }

    /// Calls a closure with each entry.
    public static func custom(_ print: @escaping (String) -> Void) -> LogPrinter {
        LogPrinter(print: print)
    }

    /// Writes to the unified log at level debug, in public; where there is none, to standard error.
    public static var osLog: LogPrinter {
        #if canImport(os)
            LogPrinter { os_log(.debug, log: .default, "%{public}@", $0) }
        #else
            standardError
        #endif
    }

    /// Writes to standard error, one write per entry.
    public static var standardError: LogPrinter {
        LogPrinter(print: StandardError.write)
    }

    /// Appends to a file, one write per entry and a newline behind it; the file is made when it is not there.
    ///
    /// A file that cannot be opened or written is reported on standard error, once, with its path and the reason.
    public static func file(_ url: URL) -> LogPrinter {
        let file = AppendedFile(url: url)
        return LogPrinter(print: file.append)
    }
}
