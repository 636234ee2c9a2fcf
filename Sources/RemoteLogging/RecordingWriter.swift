import ActionRecording
import Foundation
import LogProtocol
import StateRendering
import WebSocketServer

/// Writes the stream to files, on a thread of its own; it reads as any client does and holds up nobody.
///
/// When the disk refuses, what is read next waits and is tried again; what the history drops meanwhile is a gap in the
/// recording.
struct RecordingWriter: ~Copyable {
    /// The most bytes of one write; a single larger event goes whole.
    private static let batchBytes = 262_144

    /// How often a write that was refused is tried again.
    static let retryInterval = Duration.seconds(1)

    private let stream: EventStream
    private let recording: RemoteLogger.Configuration.Recording
    private let status: RecordingStatus
    private let report: @Sendable (LogLevel, String) -> Void
    private var folder: RecordingFolder
    private var reader: StreamReader
    private var file: RecordingFile?
    private var opened = ContinuousClock.now
    private var synchronized = ContinuousClock.now
    private var isSynchronized = true
    private var batch = MessageBuffer(joinLimit: batchBytes)
    /// The number of the first event in the batch.
    private var next: UInt64 = 1

    init(
        stream: EventStream,
        recording: RemoteLogger.Configuration.Recording,
        status: RecordingStatus,
        report: @escaping @Sendable (LogLevel, String) -> Void
    ) {
        self.stream = stream
        self.recording = recording
        self.status = status
        self.report = report
        let hello = stream.hello
        folder = RecordingFolder(recording.folder, service: hello.service, run: hello.run, started: hello.started)
        reader = StreamReader(stream: stream, counts: ServingCounts(), start: .oldest)
        _ = reader.read(into: &batch, limit: Self.batchBytes)  // a hello: each file gets one of its own
        batch.removeAll()
    }

    /// What to do before the next turn.
    enum Turn: Equatable {
        case goOn
        /// There is nothing to write for so long, unless there is news.
        case wait(Duration)
        /// The disk refuses: to be tried again after ``retryInterval``.
        case refused
        case ended
    }

    /// Writes the next batch, if there is one.
    mutating func turn(now: ContinuousClock.Instant) -> Turn {
        if batch.isEmpty {
            next = reader.place
            switch reader.read(into: &batch, limit: min(Self.batchBytes, recording.maxFileBytes)) {
            case .lines, .more: batch.append(UInt8(ascii: "\n"))
            case .idle, .dueSoon: return rest(now: now)
            case .ended:
                synchronize(now: now, isForced: true)
                return .ended
            }
        }
        return write(now: now) ? .goOn : .refused
    }

    private mutating func write(now: ContinuousClock.Instant) -> Bool {
        do throws(RecordingFile.Failure) {
            try openFile(now: now)
            let bytes = batch.bytes
            try file?.append(bytes)
            status.wrote(bytes.count)
            batch.removeAll()
            isSynchronized = false
            synchronize(now: now, isForced: recording.synchronization == .everyBatch)
            if status.note(failure: nil) { report(.notice, "recording to \(recording.folder.path) goes on") }
            return true
        } catch {
            let failure = "cannot record to \(recording.folder.path): \(error.reason)"
            if status.note(failure: failure) { report(.error, "\(failure); tried again every second") }
            return false
        }
    }

    /// Begins the next file when there is none, or the last one is full or old.
    private mutating func openFile(now: ContinuousClock.Instant) throws(RecordingFile.Failure) {
        let size =
            switch file {
            case .some(let file): file.size;
            case .none: Int.max
            }
        if size <= recording.maxFileBytes - batch.count, now - opened < recording.maxFileAge { return }
        synchronize(now: now, isForced: true)
        var next = try RecordingFile(creating: folder.nextFile())
        try next.append(hello)
        folder.evict(over: recording.maxTotalBytes, current: next.url)
        file = consume next
        opened = now
    }

    /// What a file begins with: the events in it begin with the next one.
    private var hello: [UInt8] {
        var hello = stream.hello
        hello.first = next
        var json = JSONWriter()
        ControlLine.hello(hello).write(to: &json)
        return json.bytes + [UInt8(ascii: "\n")]
    }

    /// There is nothing to write: what was written is brought to the disk when its time has come.
    private mutating func rest(now: ContinuousClock.Instant) -> Turn {
        synchronize(now: now, isForced: false)
        guard case .every(let interval) = recording.synchronization, !isSynchronized else { return .wait(.seconds(60)) }
        return .wait(max(.milliseconds(1), interval - (now - synchronized)))
    }

    private mutating func synchronize(now: ContinuousClock.Instant, isForced: Bool) {
        guard !isSynchronized, isForced || isDue(now), recording.synchronization != .never else { return }
        do throws(RecordingFile.Failure) {
            try file?.synchronize()
        } catch {
            report(.error, "cannot bring \(recording.folder.path) to the disk: \(error.reason)")
        }
        isSynchronized = true
        synchronized = now
    }

    private func isDue(_ now: ContinuousClock.Instant) -> Bool {
        guard case .every(let interval) = recording.synchronization else { return false }
        return now - synchronized >= interval
    }
}
