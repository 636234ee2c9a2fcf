package import ActionRecording
package import StateRendering

/// Writes the lines of events one after the other, and keeps what the next one may have in common with the last one.
package struct EventWriter: Sendable {
    /// The last second that was written: its number since 1970, and its text from the quote to the point.
    private var second: (number: Int64, text: [UInt8]) = (.min, [])
    /// The last store that was written: its name, and that as JSON.
    private var store = (name: "", json: unnamed)

    private static let unnamed = Array("\"\"".utf8)

    package init() {}

    /// Appends an event's line, without a newline, with its fields in the order that the contract shows.
    package mutating func write(_ event: LogEvent, to json: inout JSONWriter) {
        if event.store != store.name { remember(store: event.store) }
        LineWriter.append(to: &json) { line in
            line.raw("{\"seq\":")
            line.integer(event.seq)
            line.raw(",\"time\":")
            write(time: event.time, to: &line)
            line.raw(",\"mono\":")
            line.integer(event.mono)
            event.body.writeKind(to: &line)
            line.raw(",\"store\":")
            line.raw(bytes: store.json)
            event.body.write(to: &line)
            line.raw("}")
        }
    }

    private mutating func write(time: Int64, to line: inout LineWriter) {
        // Before 1970 a second counts down, and from the year 10000 on the text has another form.
        guard time >= 0, time < 253_402_300_800_000_000 else { return line.time(time) }
        let (number, microseconds) = time.quotientAndRemainder(dividingBy: 1_000_000)
        if number != second.number { remember(second: number) }
        line.raw(bytes: second.text)
        line.six(Int(microseconds))
        line.raw("Z\"")
    }

    private mutating func remember(second number: Int64) {
        var json = JSONWriter()
        json.time(number * 1_000_000)
        second = (number, Array(json.bytes.prefix { $0 != UInt8(ascii: ".") }) + [UInt8(ascii: ".")])
    }

    private mutating func remember(store name: String) {
        var json = JSONWriter()
        json.string(name)
        store = (name, json.bytes)
    }
}
