import ActionRecording
import Foundation
import Locking

/// The thread that writes a recording.
final class RecordingThread: Sendable {
    /// How long events are collected into one write while they keep coming.
    private static let batchInterval = Duration.milliseconds(20)

    let status = RecordingStatus()
    private let news = DispatchSemaphore(value: 0)
    private let hasNews = Locked(false)
    private let finished = DispatchSemaphore(value: 0)
    private let stopping = DispatchSemaphore(value: 0)

    /// Begins to write; the thread keeps what it needs alive until the stream has ended.
    ///
    /// - Parameter report: Takes what people have to know of the recording.
    func start(
        _ recording: RemoteLogger.Configuration.Recording,
        of stream: EventStream,
        report: @escaping @Sendable (LogLevel, String) -> Void
    ) {
        let thread = Thread { [self] in
            var writer = RecordingWriter(
                stream: stream,
                recording: recording,
                status: status,
                report: report
            )
            run(&writer)
            finished.signal()
        }
        thread.name = "rlog-recording"
        thread.start()
    }

    /// Says that the stream has something new.
    func wake() {
        let isNew = hasNews.withLock { hasNews in
            defer { hasNews = true }
            return !hasNews
        }
        if isNew { news.signal() }
    }

    /// Waits until everything is written, but not longer than `timeout`; the stream has ended.
    func stop(within timeout: Duration) {
        stopping.signal()
        wake()
        _ = finished.wait(timeout: .now() + .milliseconds(Self.milliseconds(timeout)))
        finished.signal()  // for whoever stops again
    }

    private func run(_ writer: inout RecordingWriter) {
        while true {
            switch writer.turn(now: .now) {
            case .goOn: continue
            case .wait(let duration): waitForNews(atMost: duration)
            case .refused: if isStopping(within: RecordingWriter.retryInterval) { return }
            case .ended: return
            }
        }
    }

    private func waitForNews(atMost duration: Duration) {
        guard news.wait(timeout: .now() + .milliseconds(Self.milliseconds(duration))) == .success else { return }
        hasNews.withLock { $0 = false }
        if isStopping(within: Self.batchInterval) { stopping.signal() }
    }

    private func isStopping(within duration: Duration) -> Bool {
        stopping.wait(timeout: .now() + .milliseconds(Self.milliseconds(duration))) == .success
    }

    private static func milliseconds(_ duration: Duration) -> Int {
        max(1, Int(min(duration, .seconds(3_600)) / .milliseconds(1)))
    }
}
