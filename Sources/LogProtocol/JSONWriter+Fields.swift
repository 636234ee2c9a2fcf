internal import StateRendering

/// Members of an object after its first one; the names are the contract's own and need no escaping.
extension JSONWriter {
    mutating func key(_ name: String) {
        raw(",\"")
        raw(name)
        raw("\":")
    }

    mutating func field(_ name: String, _ text: String) {
        key(name)
        string(text)
    }

    mutating func field(_ name: String, _ number: some FixedWidthInteger) {
        key(name)
        integer(number)
    }

    /// Appends nothing when there is no number.
    mutating func field(_ name: String, _ number: UInt64?) {
        if let number { field(name, number) }
    }

    mutating func field(_ name: String, json: [UInt8]) {
        key(name)
        raw(bytes: json)
    }
}
