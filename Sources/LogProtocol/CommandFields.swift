internal import StateRendering

/// The JSON object of a command while it is being understood.
struct CommandFields {
    let id: [UInt8]?
    private let object: JSONValue

    init(parsing bytes: some Collection<UInt8>) throws(CommandError) {
        object = try Self.object(bytes)
        id = try Self.id(of: object)
    }

    func command() throws(CommandError) -> ClientCommand {
        guard let name = object["cmd"]?.string else {
            throw failure(.malformed, "a command needs \"cmd\", a text such as \"pause\"")
        }
        switch name {
        case "subscribe": return .subscribe(try filter())
        case "pause": return .pause
        case "resume": return .resume
        case "since": return .since(try sequence())
        case "snapshot": return .snapshot(store: try store())
        case "mark": return .mark(try markText())
        default:
            throw failure(
                .unknownCommand,
                "\(TerminalEscaping.excerpt(name)) is not a command; there are subscribe, pause, resume, since, snapshot and mark"
            )
        }
    }

    private static func object(_ bytes: some Collection<UInt8>) throws(CommandError) -> JSONValue {
        let remedy = "a command is one JSON object, such as {\"cmd\":\"pause\"}"
        let value: JSONValue
        do {
            value = try JSONValue(parsing: bytes, maxDepth: CommandMessage.maxDepth)
        } catch {
            let reason = "not JSON at byte \(error.position): \(error.message); \(remedy)"
            throw CommandError(code: .malformed, message: reason, id: nil)
        }
        guard case .object = value else { throw CommandError(code: .malformed, message: remedy, id: nil) }
        return value
    }

    private static func id(of object: JSONValue) throws(CommandError) -> [UInt8]? {
        var json = JSONWriter()
        switch object["id"] {
        case nil: return nil
        case .string(let text): json.string(text)
        case .number(let spelling): json.raw(spelling)
        default: throw CommandError(code: .malformed, message: "\"id\" is a text or a number", id: nil)
        }
        guard json.bytes.count <= CommandMessage.maxIDBytes else {
            let message = "\"id\" has \(json.bytes.count) bytes; at most \(CommandMessage.maxIDBytes) are echoed"
            throw CommandError(code: .tooLong, message: message, id: nil)
        }
        return json.bytes
    }

    private func filter() throws(CommandError) -> EventFilter {
        guard let text = object["filter"]?.string else {
            throw failure(.malformed, "\"subscribe\" needs \"filter\", a text; an empty one takes every event")
        }
        do throws(FilterError) {
            return try EventFilter(parsing: text)
        } catch {
            throw failure(.malformed, error.message)
        }
    }

    private func sequence() throws(CommandError) -> UInt64 {
        guard let sequence = object["seq"]?.unsigned else {
            throw failure(.malformed, "\"since\" needs \"seq\", the number of an event in digits")
        }
        return sequence
    }

    private func store() throws(CommandError) -> String? {
        switch object["store"] {
        case nil: return nil
        case .string(let store): return try bounded(store, name: "store", maxBytes: CommandMessage.maxStoreBytes)
        default: throw failure(.malformed, "\"store\" is the name of a store; without it, all are meant")
        }
    }

    private func markText() throws(CommandError) -> String {
        guard let text = object["text"]?.string else {
            throw failure(.malformed, "\"mark\" needs \"text\", what to write on the line")
        }
        return try bounded(text, name: "text", maxBytes: CommandMessage.maxMarkBytes)
    }

    private func bounded(_ text: String, name: String, maxBytes: Int) throws(CommandError) -> String {
        guard text.utf8.count <= maxBytes else {
            throw failure(.tooLong, "\"\(name)\" has \(text.utf8.count) bytes; at most \(maxBytes) are taken")
        }
        return text
    }

    private func failure(_ code: CommandError.Code, _ message: String) -> CommandError {
        CommandError(code: code, message: message, id: id)
    }
}
