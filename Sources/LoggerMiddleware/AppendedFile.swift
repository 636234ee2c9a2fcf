import Foundation
import Locking

/// A file that entries are appended to, opened at the first one.
final class AppendedFile: Sendable {
    private enum Handle: Sendable {
        case unopened
        case open(FileHandle)
        case failed
    }

    private let url: URL
    private let handle = Locked(Handle.unopened)

    init(url: URL) {
        self.url = url
    }

    /// Writes `text` and a newline.
    func append(_ text: String) {
        guard let file = openOnce() else { return }
        do {
            try file.write(contentsOf: Data("\(text)\n".utf8))
        } catch {
            fail("written", error)
        }
    }

    private func openOnce() -> FileHandle? {
        switch handle.withLock({ $0 }) {
        case .open(let file): return file
        case .failed: return nil
        case .unopened: break
        }
        do {
            let file = try opened()
            handle.withLock { $0 = .open(file) }
            return file
        } catch {
            fail("opened", error)
            return nil
        }
    }

    private func opened() throws -> FileHandle {
        if !FileManager.default.fileExists(atPath: url.path) {
            try Data().write(to: url, options: .withoutOverwriting)
        }
        let file = try FileHandle(forWritingTo: url)
        try file.seekToEnd()
        return file
    }

    private func fail(_ what: String, _ error: any Error) {
        handle.withLock { $0 = .failed }
        StandardError.write("LoggerMiddleware: \(url.path) cannot be \(what), entries for it are lost: \(error)")
    }
}
