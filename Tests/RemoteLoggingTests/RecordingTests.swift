import Foundation
import RemoteLogging
import Testing

@Suite(.timeLimit(.minutes(2))) struct RecordingTests {
    private static func start(
        _ folder: URL,
        _ change: (inout RemoteLogger.Configuration) -> Void = { _ in }
    ) throws -> RemoteLogger {
        var configuration = RemoteLogger.Configuration().recording(to: folder)
        configuration.port = 0
        configuration.service = "the shop"
        change(&configuration)
        return try RemoteLogger.start(configuration)
    }

    private static func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    /// The lines of each file, oldest first; every file has to end with a newline.
    private static func files(in folder: URL) throws -> [[String]] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names.allSatisfy { $0.hasPrefix("the_shop-") && $0.hasSuffix(".ndjson") })
        return try names.map { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            #expect(text.hasSuffix("\n"))
            return text.split(separator: "\n").map(String.init)
        }
    }

    @Test("the files hold every event once and in order, and each begins with a hello of its own")
    func rotated() async throws {
        try await Self.withFolder { folder in
            let remote = try Self.start(folder) { $0.recording?.maxFileBytes = 20_000 }
            for number in 1...2_000 {
                remote.log("message \(number)")
                if number % 100 == 0 { remote.flush() }
            }
            remote.flush()
            let stream = try await Web.get("/events.ndjson", port: remote.port).lines.dropFirst()
            remote.stop()
            let files = try Self.files(in: folder)
            #expect(files.count > 5)
            for file in files {
                let hello = try StreamLine(file[0])
                #expect(hello.kind == "hello")
                #expect(hello.number("first") == (try StreamLine(file[1]).seq))
            }
            let lines = files.flatMap { $0.dropFirst() }
            #expect(lines.last == #"{"kind":"goodbye","reason":"the service stops"}"#)
            #expect(Array(lines.dropLast()) == Array(stream))
        }
    }

    @Test("the oldest files go when all of them are too large, also those of an earlier run")
    func evicted() async throws {
        try await Self.withFolder { folder in
            for _ in 1...2 {
                let remote = try Self.start(folder) {
                    $0.recording?.maxFileBytes = 10_000
                    $0.recording?.maxTotalBytes = 50_000
                    $0.recording?.synchronization = .everyBatch
                }
                for number in 1...1_000 {
                    remote.log("message \(number)")
                    if number % 50 == 0 { remote.flush() }
                }
                remote.stop()
            }
            let files = try Self.files(in: folder)
            #expect(files.joined().reduce(0) { $0 + $1.utf8.count + 1 } <= 60_000)
            #expect(Set(try files.map { try StreamLine($0[0]).string("run") }).count == 1)
            #expect(files.last?.dropLast().last?.contains("message 1000") == true)
        }
    }

    @Test("a folder that cannot be had is refused at the start, with its name")
    func refused() {
        let error = #expect(throws: RemoteLoggerError.self) { try Self.start(URL(filePath: "/proc/nowhere")) }
        #expect(error?.code == .recordingUnavailable)
        #expect(error?.message.hasPrefix(#"cannot record to "/proc/nowhere": "#) == true)
        for change: (inout RemoteLogger.Configuration) -> Void in [
            { $0.recording?.maxFileBytes = 0 }, { $0.recording?.maxTotalBytes = 0 },
            { $0.recording?.maxFileAge = .zero }, { $0.recording?.synchronization = .every(.zero) },
        ] {
            let error = #expect(throws: RemoteLoggerError.self) { try Self.start(URL(filePath: "/tmp"), change) }
            #expect(error?.code == .invalidConfiguration)
        }
    }

    @Test(
        "a full disk is told in the stream and by health, and recording goes on when there is room",
        .enabled(if: Mount.isAllowed, "mounting a small disk needs root")
    )
    func fullDisk() async throws {
        try await Self.withFolder { folder in
            let disk = try Mount(bytes: 262_144, at: folder)
            defer { disk.unmount() }
            let ballast = folder.appending(path: "ballast")
            let remote = try Self.start(folder)
            defer { remote.stop() }
            try Data(count: 200_000).write(to: ballast)
            for number in 1...200 { remote.log("message \(number) \(String(repeating: "x", count: 1_000))") }
            let viewer = try Websocat(port: remote.port)
            let failure = viewer.lines { $0.contains(#""store":"recording""#) }.last
            #expect(failure?.contains(#""level":"error","text":"cannot record to "#) == true)
            #expect(failure?.contains("No space left on device; tried again every second") == true)
            let health = try await Web.get("/health", port: remote.port).text
            #expect(health.contains(#""status":"degraded""#))
            #expect(health.contains("No space left on device"))
            try FileManager.default.removeItem(at: ballast)
            #expect(viewer.lines { $0.contains(#""store":"recording""#) }.last?.contains("goes on") == true)
            remote.flush()
            #expect(try await Web.get("/health", port: remote.port).text.contains(#""status":"ok""#))
            remote.stop()
            let lines = try Self.files(in: folder).flatMap { $0.dropFirst() }.map(StreamLine.init)
            #expect(lines.compactMap(\.seq) == (1...202).map { $0 })
        }
    }
}

/// A small disk in memory.
private struct Mount {
    private let folder: URL

    static let isAllowed = geteuid() == 0

    init(bytes: Int, at folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.run("mount", "-t", "tmpfs", "-o", "size=\(bytes)", "tmpfs", folder.path)
    }

    func unmount() {
        try? Self.run("umount", "--lazy", folder.path)
    }

    private static func run(_ words: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(words)")
    }
}
