import ActionRecording
import Locking
import LogProtocol
import StateRendering
import WebSocketServer

/// Encodes what was rendered, once, and keeps it for all viewers.
final class EventPublisher: ActionCapture.Sink {
    private let stream: EventStream
    private let server = Locked<WebSocketServer?>(nil)

    init(stream: EventStream) {
        self.stream = stream
    }

    /// Names the server that tells viewers of what is new.
    func wakes(_ server: WebSocketServer) {
        self.server.withLock { $0 = server }
    }

    func receive(_ event: LogEvent) {
        var line = JSONWriter()
        event.write(to: &line)
        publish(line, numbers: event.seq...event.seq)
    }

    func receiveGap(_ numbers: ClosedRange<UInt64>) {
        var line = JSONWriter()
        ControlLine.gap(from: numbers.lowerBound, to: numbers.upperBound, reason: .overload).write(to: &line)
        publish(line, numbers: numbers)
    }

    private func publish(_ line: JSONWriter, numbers: ClosedRange<UInt64>) {
        stream.append(line.bytes + [UInt8(ascii: "\n")], numbers: numbers)
        server.withLock { $0 }?.wake()
    }
}
