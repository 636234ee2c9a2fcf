/// What every event with a number begins with in a terminal.
struct EventHead {
    var time: JSONValue?
    var seq: JSONValue?
    var store: JSONValue?

    /// A time that could not be understood is shown as it came.
    init(_ event: JSONValue, timeOfDay: String?) {
        time = timeOfDay.map { .string($0) } ?? event["time"]
        seq = event["seq"]
        store = event["store"]
    }
}

extension TerminalLine {
    /// `18:28:41.123456  #1842  cart  `; a store without a name takes no place.
    mutating func head(_ head: EventHead) {
        field(head.time)
        text("  #")
        field(head.seq)
        text("  ")
        if let store = head.store, store != .string("") {
            field(store)
            text("  ")
        }
    }
}
