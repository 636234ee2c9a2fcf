/// Applies and undoes lists of changes as PROTOCOL.md describes them, strictly.
struct JSONPatch {
    struct Inapplicable: Error {
        let operation: JSONValue
        let document: JSONValue
    }

    let operations: [JSONValue]

    init(parsing bytes: [UInt8]) throws {
        guard let operations = try JSONValue(parsing: bytes).elements else {
            throw JSONValue.Malformed(offset: 0, text: String(decoding: bytes, as: UTF8.self))
        }
        self.operations = operations
    }

    func applied(to document: JSONValue) throws -> JSONValue {
        try operations.reduce(document) { try perform($1, on: $0) }
    }

    func undone(on document: JSONValue) throws -> JSONValue {
        try operations.reversed().reduce(document) { try perform(Self.inverse($1), on: $0) }
    }

    private static func inverse(_ operation: JSONValue) -> JSONValue {
        guard case .object(var members) = operation else { return operation }
        let (value, old) = (Array("value".utf8), Array("old".utf8))
        let (path, from) = (Array("path".utf8), Array("from".utf8))
        switch operation["op"]?.text {
        case "add":
            members[Array("op".utf8)] = .string("remove")
            members[old] = members.removeValue(forKey: value)
        case "remove":
            members[Array("op".utf8)] = .string("add")
            members[value] = members.removeValue(forKey: old)
        case "move":
            (members[path], members[from]) = (members[from], members[path])
        default:
            (members[value], members[old]) = (members[old], members[value])
        }
        return .object(members)
    }

    private func perform(_ operation: JSONValue, on document: JSONValue) throws -> JSONValue {
        var document = document
        let failure = Inapplicable(operation: operation, document: document)
        guard let name = operation["op"]?.text, let path = operation["path"]?.text.map(Self.steps) else {
            throw failure
        }
        switch name {
        case "add":
            guard let value = operation["value"] else { throw failure }
            try document.insert(value, at: path[...], failure)
        case "remove":
            guard try document.take(at: path[...], failure) == operation["old"] else { throw failure }
        case "replace":
            guard let value = operation["value"], let old = operation["old"] else { throw failure }
            try document.exchange(old, for: value, at: path[...], failure)
        case "move":
            guard let from = operation["from"]?.text.map(Self.steps) else { throw failure }
            let value = try document.take(at: from[...], failure)
            try document.insert(value, at: path[...], failure)
        default: throw failure
        }
        return document
    }

    private static func steps(of pointer: String) -> [String] {
        var parts = pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        parts.removeFirst()
        return parts.map { part in
            var text: [UInt8] = []
            var isEscaped = false
            for byte in part {
                if isEscaped {
                    text.append(byte == UInt8(ascii: "1") ? UInt8(ascii: "/") : UInt8(ascii: "~"))
                    isEscaped = false
                } else if byte == UInt8(ascii: "~") {
                    isEscaped = true
                } else {
                    text.append(byte)
                }
            }
            return String(decoding: text, as: UTF8.self)
        }
    }
}

extension JSONValue {
    /// Adds a member or an element; a member must not be there yet.
    fileprivate mutating func insert(_ value: JSONValue, at path: ArraySlice<String>, _ failure: any Error) throws {
        try change(at: path, failure) { container, step in
            switch container {
            case .object(var members):
                guard members.updateValue(value, forKey: Array(step.utf8)) == nil else { throw failure }
                return .object(members)
            case .array(var elements):
                guard let index = Int(step), (0...elements.count).contains(index) else { throw failure }
                elements.insert(value, at: index)
                return .array(elements)
            default: throw failure
            }
        }
    }

    fileprivate mutating func take(at path: ArraySlice<String>, _ failure: any Error) throws -> JSONValue {
        var taken = JSONValue.null
        try change(at: path, failure) { container, step in
            switch container {
            case .object(var members):
                guard let value = members.removeValue(forKey: Array(step.utf8)) else { throw failure }
                taken = value
                return .object(members)
            case .array(var elements):
                guard let index = Int(step), elements.indices.contains(index) else { throw failure }
                taken = elements.remove(at: index)
                return .array(elements)
            default: throw failure
            }
        }
        return taken
    }

    fileprivate mutating func exchange(
        _ old: JSONValue,
        for new: JSONValue,
        at path: ArraySlice<String>,
        _ failure: any Error
    ) throws {
        guard !path.isEmpty else {
            guard self == old else { throw failure }
            return self = new
        }
        try change(at: path, failure) { container, step in
            guard let child = container.child(step), child == old else { throw failure }
            return container.setting(step, to: new)
        }
    }

    /// Replaces the container of the last step by what `body` makes of it.
    private mutating func change(
        at path: ArraySlice<String>,
        _ failure: any Error,
        _ body: (JSONValue, String) throws -> JSONValue
    ) throws {
        guard let step = path.first else { throw failure }
        guard path.count > 1 else { return self = try body(self, step) }
        guard var child = child(step) else { throw failure }
        try child.change(at: path.dropFirst(), failure, body)
        self = setting(step, to: child)
    }

    private func child(_ step: String) -> JSONValue? {
        switch self {
        case .object(let members): members[Array(step.utf8)]
        case .array(let elements): Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        default: nil
        }
    }

    private func setting(_ step: String, to value: JSONValue) -> JSONValue {
        switch self {
        case .object(var members):
            members[Array(step.utf8)] = value
            return .object(members)
        case .array(var elements):
            if let index = Int(step) { elements[index] = value }
            return .array(elements)
        default: return self
        }
    }
}
