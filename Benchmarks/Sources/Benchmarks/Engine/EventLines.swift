import ActionRecording
import BenchmarkStates
import LogProtocol
import StateRendering

/// The two lines of an action, as the render thread makes them: the values first, then the events around them.
struct EventLines {
    private let renderer = StateRenderer()
    private let site = CallSite(file: "Shop/Cart.swift", function: "addTapped()", line: 42)
    private var lines = JSONWriter()
    private var writer = EventWriter()
    private var seq: UInt64 = 1_000
    private var mono: UInt64 = 61_000_000

    /// Writes them over the last ones.
    mutating func write<State: BenchmarkState>(_ action: BenchmarkAction, from before: State, to after: State) {
        lines.bytes.removeAll(keepingCapacity: true)
        append(.action(RenderedAction(action, by: renderer), source: RenderedSite(site), cause: nil))
        let number = seq
        var changes = JSONWriter()
        renderer.writeChanges(from: before, to: after, to: &changes)
        append(.diff(of: number, changes: changes.bytes, reduce: 1, diff: 1))
    }

    private mutating func append(_ body: LogEvent.Body) {
        seq += 1
        mono += 137
        let time = 1_796_059_720_000_000 + Int64(mono)
        writer.write(LogEvent(seq: seq, time: time, mono: mono, store: "cart", body: body), to: &lines)
        lines.bytes.append(UInt8(ascii: "\n"))
    }
}
