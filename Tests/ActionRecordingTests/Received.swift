import Foundation

@testable import ActionRecording

/// A sink that keeps what it receives, and can be held up as a slow renderer would be.
final class Received: ActionCapture.Sink, @unchecked Sendable {  // guarded by its lock
    private let lock = NSLock()
    private let gate = DispatchSemaphore(value: 1)

    /// Called on the render thread with each event.
    var whenReceiving: @Sendable () -> Void = {}
    private var events: [LogEvent] = []
    private(set) var gaps: [ClosedRange<UInt64>] = []

    func receive(_ event: LogEvent) {
        whenReceiving()
        gate.wait()
        gate.signal()
        lock.withLock { events.append(event) }
    }

    func receiveGap(_ numbers: ClosedRange<UInt64>) {
        lock.withLock { gaps.append(numbers) }
    }

    func hold() { gate.wait() }
    func release() { gate.signal() }

    var numbers: [UInt64] { lock.withLock { events.map(\.seq) } }
    var times: [UInt64] { lock.withLock { events.map(\.mono) } }

    /// Every number that was received or named in a gap.
    var covered: [UInt64] { (numbers + lock.withLock { gaps.flatMap(Array.init) }).sorted() }

    /// The count of the state before and after each diff and snapshot, found in their text; -1 before a snapshot.
    var counts: [(before: Int, after: Int)] {
        lines.compactMap { line in
            if let state = Self.number(after: "{\"count\":", in: line) { return (-1, state) }
            guard let after = Self.number(after: "\"value\":", in: line) else { return nil }
            return (Self.number(after: "\"old\":", in: line) ?? -1, after)
        }
    }

    /// The events as short texts.
    var lines: [String] { lock.withLock { events.map(Self.line) } }

    private static func line(_ event: LogEvent) -> String {
        let body =
            switch event.body {
            case .action(let action, _, let cause):
                "action \(text(action.json[1..<action.nameEnd - 1])) \(text(action.json[action.nameEnd...]))"
                    + (cause.map { " cause \($0)" } ?? "")
            case .diff(let of, let changes, let reduce, _, let uncompared):
                "diff" + (of.map { " of \($0)" } ?? "") + " \(text(changes))" + (reduce.map { " reduce \($0)" } ?? "")
                    + (uncompared.map { " uncompared \($0.rawValue)" } ?? "")
            case .snapshot(let of, let state):
                "snapshot" + (of.map { " of \($0)" } ?? "") + " \(text(state))"
            default: "other"
            }
        return "\(event.seq) \(event.store) \(body)"
    }

    private static func number(after marker: String, in line: String) -> Int? {
        line.range(of: marker).flatMap { Int(line[$0.upperBound...].prefix(while: \.isNumber)) }
    }

    private static func text(_ json: some Collection<UInt8>) -> String { String(decoding: json, as: UTF8.self) }
}
