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
    /// The memory of the last line and what it may have in common with the next; whoever encodes takes them out.
    private let spare = Locked((line: JSONWriter(), events: EventWriter()))
    private let server = Locked<WebSocketServer?>(nil)
    private let recording: RecordingThread?

    /// - Parameter recording: Is told of what is new, as the server is.
    init(stream: EventStream, recording: RecordingThread?) {
        self.stream = stream
        self.recording = recording
    }

    /// Names the server that tells viewers of what is new.
    func wakes(_ server: WebSocketServer) {
        self.server.withLock { $0 = server }
    }

    func receive(_ event: LogEvent) {
        publish(numbers: event.seq...event.seq, EventKind(event.body)) { $1.write(event, to: &$0) }
    }

    func receiveGap(_ numbers: ClosedRange<UInt64>) {
        let gap = ControlLine.gap(from: numbers.lowerBound, to: numbers.upperBound, reason: .overload)
        publish(numbers: numbers, nil) { line, _ in gap.write(to: &line) }
    }

    private func publish(
        numbers: ClosedRange<UInt64>,
        _ kind: EventKind?,
        _ write: (inout JSONWriter, inout EventWriter) -> Void
    ) {
        var taken = (line: JSONWriter(), events: EventWriter())
        spare.withLock { swap(&$0, &taken) }
        taken.line.bytes.removeAll(keepingCapacity: true)
        write(&taken.line, &taken.events)
        taken.line.bytes.append(UInt8(ascii: "\n"))
        stream.append(taken.line.bytes, numbers: numbers, kind: kind)
        if taken.line.bytes.capacity > Self.maxSpareBytes { taken.line = JSONWriter() }
        spare.withLock { swap(&$0, &taken) }
        server.withLock { $0 }?.wake()
        recording?.wake()
    }
}
