public import Foundation
internal import LogProtocol

extension RemoteLogger.Configuration {
    /// Where and how the stream is kept in files.
    ///
    /// A file is NDJSON, as the stream is, and begins with a `hello` of its own. Each batch is one write, so that what
    /// was written stays whole when the process is killed.
    public struct Recording: Sendable {
        /// When what was written is forced to the disk.
        public enum Synchronization: Sendable, Equatable {
            /// When the system finds time: a crash of the machine may cost the last half minute.
            case never
            /// After each batch.
            case everyBatch
            /// At most this often, from 1 ms to an hour.
            case every(Duration)
        }

        /// The folder of the files; it is made when it is not there.
        public var folder: URL

        /// The bytes of a file after which the next one begins. Default: 64 MiB.
        public var maxFileBytes = 64 * 1024 * 1024

        /// The age of a file after which the next one begins, from 1 s to a year. Default: 1 hour.
        public var maxFileAge: Duration = .seconds(3_600)

        /// The bytes of all files of the service in the folder, those of earlier runs included; beyond it the oldest are
        /// deleted, never the one that is written. Default: 1 GiB.
        public var maxTotalBytes = 1024 * 1024 * 1024

        /// When files are forced to the disk. Default: every second.
        public var synchronization = Synchronization.every(.seconds(1))

        /// Records to a folder, with everything else at its default.
        public init(to folder: URL) {
            self.folder = folder
        }
    }

    /// The same configuration with a recording to a folder.
    public func recording(to folder: URL) -> Self {
        var configuration = self
        configuration.recording = Recording(to: folder)
        return configuration
    }
}

extension RemoteLogger.Configuration.Recording {
    /// Throws for the first value that cannot be used.
    func validate() throws(RemoteLoggerError) {
        for (name, value) in [("maxFileBytes", maxFileBytes), ("maxTotalBytes", maxTotalBytes)] where value < 1 {
            throw RemoteLoggerError(
                code: .invalidConfiguration,
                message: "recording.\(name) must be at least 1, got \(value)"
            )
        }
        guard folder.isFileURL else {
            throw RemoteLoggerError(
                code: .invalidConfiguration,
                message: "recording.folder must be a folder of this machine, got \(folder)"
            )
        }
        try RemoteLogger.Configuration.check(
            "recording.maxFileAge",
            maxFileAge,
            in: .seconds(1) ... .seconds(31_536_000)
        )
        if case .every(let interval) = synchronization {
            let range = Duration.milliseconds(1) ... .seconds(3_600)
            try RemoteLogger.Configuration.check("recording.synchronization", interval, in: range)
        }
    }

    /// Makes the folder and sees whether a file can be written there.
    func prepare() throws(RemoteLoggerError) {
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o750]
            )
        } catch {
            throw Self.unusable(folder, error.localizedDescription)
        }
        guard FileManager.default.isWritableFile(atPath: folder.path) else {
            throw Self.unusable(folder, "it is not writable")
        }
    }

    private static func unusable(_ folder: URL, _ reason: String) -> RemoteLoggerError {
        RemoteLoggerError(
            code: .recordingUnavailable,
            message:
                "cannot record to \(TerminalEscaping.excerpt(folder.path)): \(reason); name a folder that can be written"
        )
    }
}
