package import ActionRecording
package import StateRendering

extension LogEvent {
    /// Appends the event's line, without a newline, with its fields in the order that the contract shows.
    package func write(to json: inout JSONWriter) {
        json.raw("{\"seq\":")
        json.integer(seq)
        json.key("time")
        json.time(time)
        json.field("mono", mono)
        json.field("kind", body.kind)
        json.field("store", store)
        body.write(to: &json)
        json.raw("}")
    }
}

extension LogEvent.Body {
    fileprivate var kind: String {
        switch self {
        case .action, .actionText: "action"
        case .diff, .diffText: "diff"
        case .snapshot: "snapshot"
        case .message: "message"
        case .mark: "mark"
        }
    }

    fileprivate func write(to json: inout JSONWriter) {
        switch self {
        case .action(let name, let value, let source, let cause):
            json.field("name", name)
            json.field("action", json: value)
            json.field("source", source)
            json.field("cause", cause)
        case .actionText(let text, let source):
            json.field("text", text)
            json.field("source", source)
        case .diff(let of, let changes, let reduce, let diff):
            json.field("of", of)
            json.field("changes", json: changes)
            json.took(reduce: reduce, diff: diff)
        case .diffText(let of, let text):
            json.field("of", of)
            if let text { json.field("text", text) } else { json.field("changes", json: Array("[]".utf8)) }
        case .snapshot(let of, let state):
            json.field("of", of)
            json.field("state", json: state)
        case .message(let level, let text, let metadata, let source):
            json.field("level", level.rawValue)
            json.field("text", text)
            json.field("metadata", json: metadata)
            json.field("source", source)
        case .mark(let text):
            json.field("text", text)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func took(reduce: UInt64?, diff: UInt64) {
        key("took")
        raw("{")
        if let reduce {
            raw("\"reduce\":")
            integer(reduce)
            raw(",")
        }
        raw("\"diff\":")
        integer(diff)
        raw("}")
    }

    fileprivate mutating func field(_ name: String, _ site: CallSite?) {
        guard let site else { return }
        key(name)
        raw("{\"file\":")
        string(site.file)
        field("line", site.line)
        field("function", site.function)
        if let info = site.info { field("info", info) }
        raw("}")
    }
}
