package import StateRendering

/// A line about the stream itself, without a number of its own.
package enum ControlLine: Sendable, Equatable {
    /// Why events are missing.
    package enum GapReason: String, Sendable {
        /// The service was faster than rendering.
        case overload

        /// The history was full before this client read it.
        case evicted

        /// This client fell behind its bound.
        case slow
    }

    /// First on every connection.
    case hello(Hello)

    /// Stands where the events `from`…`to`, both included, would.
    case gap(from: UInt64, to: UInt64, reason: GapReason)

    /// On a filtered stream: everything up to `last` has been considered.
    case progress(last: UInt64)

    /// The reply to a command that was obeyed; `id` as in ``CommandMessage``.
    case accepted(id: [UInt8]?)

    /// The reply to a command that was not.
    case refused(CommandError)

    /// The service stops.
    case goodbye(reason: String)

    /// Appends the line, without a newline.
    package func write(to json: inout JSONWriter) {
        json.raw("{\"kind\":")
        switch self {
        case .hello(let hello):
            json.raw("\"hello\"")
            hello.write(to: &json)
        case .gap(let from, let to, let reason):
            json.raw("\"gap\"")
            json.field("from", from)
            json.field("to", to)
            json.field("reason", reason.rawValue)
        case .progress(let last):
            json.raw("\"progress\"")
            json.field("last", last)
        case .accepted(let id):
            json.reply(to: id, ok: "true")
        case .refused(let error):
            json.reply(to: error.id, ok: "false")
            error.write(to: &json)
        case .goodbye(let reason):
            json.raw("\"goodbye\"")
            json.field("reason", reason)
        }
        json.raw("}")
    }
}

extension JSONWriter {
    fileprivate mutating func reply(to id: [UInt8]?, ok: String) {
        raw("\"reply\"")
        if let id { field("to", json: id) }
        key("ok")
        raw(ok)
    }
}

extension CommandError {
    fileprivate func write(to json: inout JSONWriter) {
        json.key("error")
        json.raw("{\"code\":")
        json.string(code.rawValue)
        json.field("message", message)
        json.raw("}")
    }
}
