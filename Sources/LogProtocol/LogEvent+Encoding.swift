package import ActionRecording
package import StateRendering

extension LogEvent {
    /// Appends the event's line, without a newline, with its fields in the order that the contract shows.
    package func write(to json: inout JSONWriter) {
        var writer = EventWriter()
        writer.write(self, to: &json)
    }
}

extension LogEvent.Body {
    func writeKind(to line: inout LineWriter) {
        switch self {
        case .action, .actionText: line.raw(",\"kind\":\"action\"")
        case .diff, .diffText: line.raw(",\"kind\":\"diff\"")
        case .snapshot: line.raw(",\"kind\":\"snapshot\"")
        case .message: line.raw(",\"kind\":\"message\"")
        case .mark: line.raw(",\"kind\":\"mark\"")
        }
    }

    func write(to line: inout LineWriter) {
        switch self {
        case .action(let action, let source, let cause):
            line.raw(",\"name\":")
            line.raw(bytes: action.json, in: 0..<action.nameEnd)
            line.raw(",\"action\":")
            line.raw(bytes: action.json, in: action.nameEnd..<action.json.count)
            line.source(source)
            line.field(",\"cause\":", cause)
        case .actionText(let text, let source):
            line.field(",\"text\":", text)
            line.source(source)
        case .diff(let of, let changes, let reduce, let diff, let uncompared):
            line.field(",\"of\":", of)
            line.field(",\"changes\":", json: changes)
            line.took(reduce: reduce, diff: diff)
            if let uncompared { line.field(",\"uncompared\":", uncompared.rawValue) }
        case .diffText(let of, let text):
            line.field(",\"of\":", of)
            if let text { line.field(",\"text\":", text) } else { line.raw(",\"changes\":[]") }
        case .snapshot(let of, let state):
            line.field(",\"of\":", of)
            line.field(",\"state\":", json: state)
        case .message(let level, let text, let metadata, let source):
            line.field(",\"level\":", level.rawValue)
            line.field(",\"text\":", text)
            line.field(",\"metadata\":", json: metadata)
            line.source(source)
        case .mark(let text):
            line.field(",\"text\":", text)
        }
    }
}

/// Members of an object after its first one; the keys are the contract's own, with the comma and the colon.
extension LineWriter {
    @inline(__always)
    fileprivate mutating func field(_ key: StaticString, _ text: String) {
        raw(key)
        string(text)
    }

    @inline(__always)
    fileprivate mutating func field(_ key: StaticString, json: [UInt8]) {
        raw(key)
        raw(bytes: json)
    }

    /// Appends nothing when there is no number.
    @inline(__always)
    fileprivate mutating func field(_ key: StaticString, _ number: UInt64?) {
        guard let number else { return }
        raw(key)
        integer(number)
    }

    fileprivate mutating func took(reduce: UInt64?, diff: UInt64) {
        raw(",\"took\":{")
        if let reduce {
            raw("\"reduce\":")
            integer(reduce)
            raw(",")
        }
        raw("\"diff\":")
        integer(diff)
        raw("}")
    }

    @inline(__always)
    fileprivate mutating func source(_ site: RenderedSite?) {
        if let site { field(",\"source\":", json: site.json) }
    }
}
