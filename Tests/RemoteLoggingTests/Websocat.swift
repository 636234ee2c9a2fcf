import Foundation

/// The real `websocat`, as a colleague without a browser would run it.
final class Websocat {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var rest = Data()

    /// - Parameters:
    ///   - query: What follows the address, `?since=3`.
    ///   - isTypedTo: Whether lines will be typed; websocat then stays until it is killed.
    init(port: Int, query: String = "", isTypedTo: Bool = false) throws {
        process.executableURL = URL(filePath: "/usr/bin/env")
        // `-B`: joined messages are at most 32 KiB, but one event may be larger than websocat's own buffer.
        process.arguments = ["websocat", "-n", "-B", "1000000", "ws://127.0.0.1:\(port)/\(query)"]
        process.standardInput = isTypedTo ? input : FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        kill()
    }

    /// Types a line.
    func type(_ line: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// The next line; nil when websocat has ended.
    func next() -> String? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = Data(rest[(end + 1)...]) }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            guard readMore() else { return nil }
        }
    }

    /// Waits for output; false at its end.
    private func readMore() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {  // `FileHandle` stops the process when a signal interrupts it
            let descriptor = output.fileHandleForReading.fileDescriptor
            let count = unsafe read(descriptor, &bytes, bytes.count)  // a C call, given the array's size
            if count < 0, errno == EINTR { continue }
            rest.append(contentsOf: bytes.prefix(max(0, count)))
            return count > 0
        }
    }

    /// The lines up to and including the first that `isLast` holds for, or all when there is none.
    func lines(through isLast: (String) -> Bool) -> [String] {
        var lines: [String] = []
        while let line = next() {
            lines.append(line)
            if isLast(line) { break }
        }
        return lines
    }

    /// Ends it as a lost connection would, without a close.
    func kill() {
        guard process.isRunning else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
