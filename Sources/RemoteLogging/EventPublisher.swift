import ActionRecording
import Locking
import LogProtocol
import StateRendering
import WebSocketServer

/// Encodes what was rendered, once, and keeps it for all viewers.
final class EventPublisher: ActionCapture.Sink {
    /// What a line may leave behind as memory for the next ones.
    private static let maxSpareBytes = 64 * 1_024

    private let stream: EventStream
    /// The memory of the last line; whoever encodes takes it out.
    private let spare = Locked(JSONWriter())
    private let server = Locked<WebSocketServer?>(nil)

    init(stream: EventStream) {
        self.stream = stream
    }

    /// Names the server that tells viewers of what is new.
    func wakes(_ server: WebSocketServer) {
        self.server.withLock { $0 = server }
    }

    func receive(_ event: LogEvent) {
        publish(numbers: event.seq...event.seq, EventKind(event.body)) { event.write(to: &$0) }
    }

    func receiveGap(_ numbers: ClosedRange<UInt64>) {
        let gap = ControlLine.gap(from: numbers.lowerBound, to: numbers.upperBound, reason: .overload)
        publish(numbers: numbers, nil) { gap.write(to: &$0) }
    }

    private func publish(
        numbers: ClosedRange<UInt64>,
        _ kind: EventKind?,
        _ write: (inout JSONWriter) -> Void
    ) {
        var line = JSONWriter()
        spare.withLock { swap(&$0, &line) }
        line.bytes.removeAll(keepingCapacity: true)
        write(&line)
        line.bytes.append(UInt8(ascii: "\n"))
        stream.append(line.bytes, numbers: numbers, kind: kind)
        if line.bytes.capacity <= Self.maxSpareBytes { spare.withLock { swap(&$0, &line) } }
        server.withLock { $0 }?.wake()
    }
}
