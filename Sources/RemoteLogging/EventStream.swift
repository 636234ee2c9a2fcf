import Locking
import LogProtocol
import WebSocketServer

/// The retained events of a run, shared by the thread that renders and the one that serves.
final class EventStream: Sendable {
    private struct Contents {
        var history: EventHistory
        var isEnded = false
    }

    private let contents: Locked<Contents>
    private let identity: Hello

    /// - Parameter identity: The run and the service; the retained range is filled in.
    init(identity: Hello, limits: EventHistory.Limits) {
        self.identity = identity
        contents = Locked(Contents(history: EventHistory(limits: limits)))
    }

    /// Adds a line with its newline, which stands for these numbers.
    func append(_ line: [UInt8], numbers: ClosedRange<UInt64>) {
        contents.withLock { $0.history.append(line, numbers: numbers) }
    }

    /// Says that no further event comes.
    func end() {
        contents.withLock { $0.isEnded = true }
    }

    /// What a viewer is told first, as of now.
    var hello: Hello {
        contents.withLock { contents in
            var hello = identity
            hello.first = contents.history.first
            hello.last = contents.history.last
            return hello
        }
    }

    /// Decides what a viewer gets next and, where that is events, puts as many as fit `limit` bytes into `buffer`.
    func advance(
        _ session: inout ClientSession,
        into buffer: inout MessageBuffer,
        limit: Int
    ) -> ClientSession.Step {
        contents.withLock { contents in
            let history = contents.history
            let step = session.advance(first: history.first, last: history.last, isEnded: contents.isEnded)
            if case .events(let number) = step, let read = history.read(from: number, limit: limit) {
                buffer.append(read.lines)
                session.didSend(before: read.next)
            }
            return step
        }
    }
}
