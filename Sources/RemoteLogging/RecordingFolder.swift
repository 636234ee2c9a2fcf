import Foundation

/// The files of a service's recordings in a folder: `shop-20261130T172841.123Z-1f00508b74bc3fff-0001.ndjson`.
struct RecordingFolder: Sendable {
    let url: URL
    private let service: String
    private let run: String
    private let started: String
    private var count = 0

    /// - Parameter started: Microseconds since 1970.
    init(_ url: URL, service: String, run: String, started: Int64) {
        self.url = url
        self.service = String(service.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" })
        self.run = run
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withYear, .withMonth, .withDay, .withTime, .withFractionalSeconds, .withTimeZone]
        self.started = formatter.string(from: Date(timeIntervalSince1970: TimeInterval(started) / 1_000_000))
    }

    /// The next file of this run; names sort as the files follow each other.
    mutating func nextFile() -> URL {
        count += 1
        let number = String(count)
        let digits = String(repeating: "0", count: max(0, 4 - number.count)) + number
        return url.appending(path: "\(service)-\(started)-\(run)-\(digits).ndjson")
    }

    /// Deletes the service's oldest files until all of them have at most `maxBytes`; `current` stays.
    func evict(over maxBytes: Int, current: URL) {
        var files = self.files
        var total = files.reduce(0) { $0 + $1.size }
        while total > maxBytes, let oldest = files.first, oldest.name != current.lastPathComponent {
            try? FileManager.default.removeItem(at: url.appending(path: oldest.name))
            total -= oldest.size
            files.removeFirst()
        }
    }

    /// The service's files, oldest first.
    private var files: [(name: String, size: Int)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.filter { $0.hasPrefix("\(service)-") && $0.hasSuffix(".ndjson") }.sorted().map { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.appending(path: name).path)
            return (name, (attributes?[.size] as? NSNumber)?.intValue ?? 0)
        }
    }
}
