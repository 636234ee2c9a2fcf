import LogProtocol
import StateRendering

/// How a logger is doing, as `/health` and `/metrics` tell it.
struct Vitals {
    var hello: Hello
    var uptime: Duration
    var counts: EventCounts
    var historyBytes: Int
    var historyEvents: Int
    var waiting: UInt64
    var serving: ServingCounts.Snapshot
    /// The bytes that were recorded, and why nothing is at the moment; nil when nothing shall be.
    var recording: (bytes: UInt64, failure: String?)?

    /// How many events the slowest reader has still to be sent.
    private var lag: UInt64 {
        guard let place = serving.slowestPlace else { return 0 }
        return hello.last + 1 - min(place, hello.last + 1)
    }

    /// One JSON object and a newline.
    var health: [UInt8] {
        var json = JSONWriter()
        Health(
            run: hello.run,
            service: hello.service,
            uptime: UInt64(uptime.components.seconds),
            clients: UInt64(serving.connected),
            first: hello.first,
            last: hello.last,
            waiting: waiting,
            lag: lag,
            recording: recording.map { Health.Recording(bytes: $0.bytes, error: $0.failure) }
        ).write(to: &json)
        return json.bytes + [UInt8(ascii: "\n")]
    }

    /// The text format of Prometheus.
    var metrics: [UInt8] {
        var text = MetricsText()
        text.metric("remote_logger_info", .gauge, "The run and the service.")
        text.sample("remote_logger_info", ["run": hello.run, "service": hello.service], 1)
        text.metric("remote_logger_uptime_seconds", .gauge, "The time since the logger started.", uptime / .seconds(1))
        writeEvents(to: &text)
        writeHistory(to: &text)
        writeReaders(to: &text)
        if let recording { writeRecording(recording, to: &text) }
        return text.bytes
    }

    private func writeEvents(to text: inout MetricsText) {
        text.metric("remote_logger_events_total", .counter, "Events in the stream, by kind.")
        for kind in EventKind.allCases {
            text.sample("remote_logger_events_total", ["kind": kind.rawValue], Double(counts.events[kind] ?? 0))
        }
        text.metric("remote_logger_event_bytes_total", .counter, "Bytes of all lines.", Double(counts.bytes))
        text.metric("remote_logger_waiting_events", .gauge, "Events that wait to be rendered.", Double(waiting))
        let missing =
            [("overload", counts.overload)] + [.evicted, .slow].map { ($0.rawValue, serving.gaps[$0] ?? GapCount()) }
        text.metric("remote_logger_gaps_total", .counter, "Gaps in the stream or in what a reader got, by reason.")
        for (reason, count) in missing {
            text.sample("remote_logger_gaps_total", ["reason": reason], Double(count.gaps))
        }
        text.metric("remote_logger_missing_events_total", .counter, "The events in those gaps, by reason.")
        for (reason, count) in missing {
            text.sample("remote_logger_missing_events_total", ["reason": reason], Double(count.events))
        }
    }

    private func writeHistory(to text: inout MetricsText) {
        text.metric("remote_logger_history_events", .gauge, "Events that are retained.", Double(historyEvents))
        text.metric("remote_logger_history_bytes", .gauge, "Bytes that are retained.", Double(historyBytes))
        text.metric("remote_logger_first_seq", .gauge, "The number of the oldest retained event.", Double(hello.first))
        text.metric("remote_logger_last_seq", .gauge, "The number of the newest event.", Double(hello.last))
    }

    private func writeReaders(to text: inout MetricsText) {
        text.metric("remote_logger_clients", .gauge, "WebSocket clients that are connected.", Double(serving.connected))
        text.metric("remote_logger_clients_total", .counter, "WebSocket clients ever.", Double(serving.clients))
        text.metric("remote_logger_sent_bytes_total", .counter, "Bytes of messages sent.", Double(serving.sentBytes))
        text.metric(
            "remote_logger_slowest_client_lag_events",
            .gauge,
            "What the slowest client is behind.",
            Double(lag)
        )
    }

    private func writeRecording(_ recording: (bytes: UInt64, failure: String?), to text: inout MetricsText) {
        text.metric("remote_logger_recorded_bytes_total", .counter, "Bytes written to files.", Double(recording.bytes))
        let isFailing = recording.failure == nil ? 0.0 : 1
        text.metric("remote_logger_recording_failing", .gauge, "1 while files cannot be written.", isFailing)
    }
}
