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
            try BrokenPipe.survive { try file.write(contentsOf: Data("\(text)\n".utf8)) }
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

    /// In append mode, since another printer, or another process, may append to the same file.
    private func opened() throws -> FileHandle {
        let descriptor = unsafe open(url.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)  // a C call
        guard descriptor >= 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private func fail(_ what: String, _ error: any Error) {
        handle.withLock { $0 = .failed }
        let reason = error.localizedDescription
        StandardError.write("LoggerMiddleware: \(url.path) cannot be \(what), entries for it are lost: \(reason)")
    }
}
