internal import StateRendering

extension JSONValue {
    /// What an action carries beside its name: the value under the cases of a dotted path, nil when there is nothing.
    ///
    /// Actions that are no enums have a name that is not in their value; all of the value is shown then.
    func payload(ofCase path: String) -> JSONValue? {
        var rest = self
        for name in path.split(separator: ".") {
            if case .object(let members) = rest, members.count == 1, members[0].name == name {
                rest = members[0].value
            } else if rest == .string(String(name)) {
                return nil
            }
        }
        return rest == .object([]) ? nil : rest
    }

    /// The size of the value as the stream writes it.
    var byteCount: Int {
        var json = JSONWriter()
        write(to: &json)
        return json.bytes.count
    }

    private func write(to json: inout JSONWriter) {
        switch self {
        case .null: json.raw("null")
        case .bool(let truth): json.raw(truth ? "true" : "false")
        case .number(let spelling): json.raw(spelling)
        case .string(let text): json.string(text)
        case .array(let elements):
            json.raw("[")
            for (position, element) in elements.enumerated() {
                if position > 0 { json.raw(",") }
                element.write(to: &json)
            }
            json.raw("]")
        case .object(let members):
            json.raw("{")
            for (position, member) in members.enumerated() {
                if position > 0 { json.raw(",") }
                json.string(member.name)
                json.raw(":")
                member.value.write(to: &json)
            }
            json.raw("}")
        }
    }
}
