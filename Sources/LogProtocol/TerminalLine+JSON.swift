extension TerminalLine {
    /// Appends a value as compact JSON, escaped for terminals instead of for machines.
    mutating func json(_ value: JSONValue) {
        switch value {
        case .null: text("null")
        case .bool(let truth): text(truth ? "true" : "false")
        case .number(let spelling): text(spelling)
        case .string(let string): quoted(string)
        case .array(let elements):
            text("[")
            list(elements, separator: ",") { $0.json($1) }
            text("]")
        case .object(let members):
            text("{")
            list(members, separator: ",") { line, member in
                line.quoted(member.name)
                line.text(":")
                line.json(member.value)
            }
            text("}")
        }
    }

    /// Appends a value of the protocol's own fields: a text without quotes, anything else as JSON.
    mutating func field(_ value: JSONValue?) {
        switch value {
        case nil: text("?")
        case .string(let string): text(string)
        case .some(let other): json(other)
        }
    }

    /// Appends the payload of an action, in parentheses as it would be written in Swift; nothing when there is none.
    mutating func arguments(_ payload: JSONValue?) {
        guard let payload else { return }
        text("(")
        if case .object(let members) = payload, !isTagged(members) {
            list(members, separator: ", ") { $0.argument($1) }
        } else {
            json(payload)
        }
        text(")")
    }

    private mutating func argument(_ member: JSONValue.Member) {
        if member.name.utf8.allSatisfy(isLabelByte) {
            // An element of a tuple without a label is called by its number.
            if UInt(member.name) == nil { text("\(member.name): ") }
        } else {
            quoted(member.name)
            text(": ")
        }
        json(member.value)
    }

    /// Whether an object is the protocol's spelling of a single value, such as `{"$int":"9007199254740993"}`.
    private func isTagged(_ members: [JSONValue.Member]) -> Bool {
        members.count == 1 && members[0].name.hasPrefix("$") && !members[0].name.hasPrefix("$$")
    }

    private func isLabelByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func list<Element>(
        _ elements: [Element],
        separator: String,
        _ write: (inout TerminalLine, Element) -> Void
    ) {
        for (position, element) in elements.enumerated() {
            if position > 0 { text(separator) }
            write(&self, element)
        }
    }
}
