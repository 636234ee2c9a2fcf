/// Writes differences as a JSON list of RFC 6902 operations, each `remove` and `replace` with `old` beside it.
final class ChangeListWriter: ChangeOutput {
    private var writer: JSONWriter
    private(set) var count = 0

    /// - Parameter writer: what the list is appended to.
    init(continuing writer: consuming JSONWriter) {
        self.writer = writer
        self.writer.raw("[")
    }

    /// Goes on with a list that is written elsewhere and has `count` operations.
    init(after count: Int) {
        writer = JSONWriter()
        self.count = count
    }

    /// What was written, if the list goes on elsewhere.
    var bytes: [UInt8] { writer.bytes }

    /// Ends the list and gives the writer back.
    func close() -> JSONWriter {
        writer.raw("]")
        return writer
    }

    var isSatisfied: Bool { false }

    var takesObjectsApart: Bool { false }

    func replace(at path: ChangePath, old: [UInt8], new: [UInt8]) {
        begin("replace", path)
        value("old", old)
        value("value", new)
        writer.raw("}")
    }

    func add(at path: ChangePath, new: [UInt8]) {
        begin("add", path)
        value("value", new)
        writer.raw("}")
    }

    func remove(at path: ChangePath, old: [UInt8]) {
        begin("remove", path)
        value("old", old)
        writer.raw("}")
    }

    func move(from: ChangePath, to: ChangePath) {
        begin("move", to)
        writer.raw(",\"from\":")
        from.writePointer(to: &writer)
        writer.raw("}")
    }

    var mark: ChangeMark? { ChangeMark(count: count, bytes: writer.bytes.count) }

    func rewind(to mark: ChangeMark) {
        count = mark.count
        writer.bytes.removeSubrange(mark.bytes...)
    }

    private func begin(_ operation: String, _ path: ChangePath) {
        if count > 0 { writer.raw(",") }
        count += 1
        writer.raw("{\"op\":\"\(operation)\",\"path\":")
        path.writePointer(to: &writer)
    }

    private func value(_ name: String, _ json: [UInt8]) {
        writer.raw(",\"\(name)\":")
        writer.raw(bytes: json)
    }
}
