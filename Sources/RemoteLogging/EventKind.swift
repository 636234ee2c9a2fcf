import ActionRecording

/// The kinds of events that have a number, by their names in the stream.
enum EventKind: String, Sendable, CaseIterable {
    case action
    case diff
    case snapshot
    case message
    case mark

    init(_ body: LogEvent.Body) {
        self =
            switch body {
            case .action, .actionText: .action
            case .diff, .diffText: .diff
            case .snapshot: .snapshot
            case .message: .message
            case .mark: .mark
            }
    }
}
