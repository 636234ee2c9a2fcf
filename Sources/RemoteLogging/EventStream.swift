import Locking
import LogProtocol
import WebSocketServer

/// The retained events of a run, shared by the thread that renders and the one that serves.
final class EventStream: Sendable {
    private struct Contents {
        var history: EventHistory
        var counts = EventCounts()
        var isEnded = false
    }

    private let contents: Locked<Contents>
    private let identity: Hello

    /// - Parameter identity: The run and the service; the retained range is filled in.
    init(identity: Hello, limits: EventHistory.Limits) {
        self.identity = identity
        contents = Locked(Contents(history: EventHistory(limits: limits)))
    }

    /// Adds a line with its newline, which stands for these numbers: of an event, or with nil of a gap.
    func append(_ line: [UInt8], numbers: ClosedRange<UInt64>, kind: EventKind?) {
        contents.withLock { contents in
            contents.history.append(line, numbers: numbers)
            contents.counts.add(kind, bytes: line.count, numbers: numbers)
        }
    }

    /// What went in, and what is retained, as of now.
    var statistics: (counts: EventCounts, bytes: Int, events: Int) {
        contents.withLock { contents in
            (contents.counts, contents.history.byteCount, contents.history.entryCount)
        }
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
    ///
    /// - Parameter bound: The last number that is wanted, for a reader that does not stay; the end of the run is not
    ///   told then.
    func advance(
        _ session: inout ClientSession,
        into buffer: inout MessageBuffer,
        limit: Int,
        through bound: UInt64? = nil
    ) -> ClientSession.Step {
        contents.withLock { contents in
            let history = contents.history
            let last = min(history.last, bound ?? .max)
            let step = session.advance(
                first: min(history.first, last + 1),
                last: last,
                isEnded: contents.isEnded && bound == nil
            )
            if case .events(let number) = step,
                let read = history.read(from: number, limit: limit, through: bound ?? .max)
            {
                buffer.append(read.lines)
                session.didSend(before: read.next)
            }
            return step
        }
    }
}
