import Foundation

/// The files of the proc file system.
struct ProcFiles: Sendable {
    /// Where it is mounted.
    let root: String

    /// Reads a file; bytes that are no UTF-8 become U+FFFD, since anybody may name a process or an interface.
    func read(_ file: String) throws(ReadingProblem) -> ProcText {
        let path = "\(root)/\(file)"
        do {
            let data = try Data(contentsOf: URL(filePath: path))
            return ProcText(file: path, text: String(decoding: data, as: UTF8.self))
        } catch {
            throw ReadingProblem(file: path, error)
        }
    }

    /// The numbers of the processes that run now.
    func processIDs() throws(ReadingProblem) -> [Int] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: root).compactMap { Int($0) }.sorted()
        } catch {
            throw ReadingProblem(file: root, error)
        }
    }
}
