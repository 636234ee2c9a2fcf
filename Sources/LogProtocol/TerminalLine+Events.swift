internal import ActionRecording

extension TerminalLine {
    mutating func action(_ event: JSONValue, after head: EventHead) {
        self.head(head)
        if let name = event["name"] {
            styled(.actionName) { $0.field(name) }
            arguments(event["action"]?.payload(ofCase: name.string ?? ""))
        } else {
            styled(.actionName) { $0.field(event["text"]) }
        }
        if let cause = event["cause"] {
            text("  ← #")
            field(cause)
        }
        source(event["source"])
    }

    mutating func snapshot(_ event: JSONValue, after head: EventHead) {
        self.head(head)
        text("snapshot")
        if let action = event["of"] {
            text(" after #")
            field(action)
        }
        text("  \(event["state"]?.byteCount ?? 0) bytes")
    }

    mutating func message(_ event: JSONValue, after head: EventHead) {
        self.head(head)
        styled(Self.style(ofLevel: event["level"]?.string)) { $0.field(event["level"]) }
        text("  ")
        field(event["text"])
        if let metadata = event["metadata"], metadata != .object([]) {
            text("  ")
            json(metadata)
        }
        source(event["source"])
    }

    mutating func mark(_ event: JSONValue, after head: EventHead) {
        self.head(head)
        text("-- ")
        field(event["text"])
        text(" --")
    }

    private mutating func source(_ source: JSONValue?) {
        guard let source else { return }
        text("   ")
        field(source["file"])
        text(":")
        field(source["line"])
        text(" ")
        field(source["function"])
        if let info = source["info"] {
            text(" (")
            field(info)
            text(")")
        }
    }

    private static func style(ofLevel name: String?) -> Style? {
        switch name.flatMap(LogLevel.init(rawValue:)) {
        case .trace, .debug: .quiet
        case .warning: .changed
        case .error, .critical: .alarming
        case .info, .notice, nil: nil
        }
    }
}
