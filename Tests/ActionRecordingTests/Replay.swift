import Foundation

/// The state of one store as a viewer knows it: the last snapshot with every change since applied.
struct Replay {
    private(set) var state: Any = NSNull()
    /// What did not fit: an `old` that is not there.
    private(set) var faults: [String] = []

    /// The state as text with its keys in order.
    var text: String { Self.text(state) }

    /// Takes in what follows the number and the name of the store in a line of ``Received``.
    mutating func apply(_ line: Substring) {
        guard let start = line.firstIndex(where: { $0 == "{" || $0 == "[" }) else { return }
        let json = Self.parse(line[start...])
        if line.hasPrefix("snapshot") { return state = json ?? NSNull() }
        guard line.hasPrefix("diff"), let changes = json as? [[String: Any]] else { return }
        for change in changes {
            guard change["op"] as? String == "move" else {
                apply(change)
                continue
            }
            let moved = Self.steps(change["from"]).reduce(state) { value, step in
                (value as? [String: Any])?[step] ?? Int(step).flatMap { (value as? [Any])?[$0] } ?? NSNull()
            }
            apply(["op": "remove", "path": change["from"] ?? "", "old": moved])
            apply(["op": "add", "path": change["path"] ?? "", "value": moved])
        }
    }

    private mutating func apply(_ change: [String: Any]) {
        state = edited(state, Self.steps(change["path"])[...], change)
    }

    private static func steps(_ path: Any?) -> [String] {
        (path as? String ?? "").split(separator: "/").map(String.init)
    }

    private mutating func edited(_ value: Any, _ path: ArraySlice<String>, _ change: [String: Any]) -> Any {
        let new = change["value"] ?? NSNull()
        guard let step = path.first else {
            check(value, change)
            return new
        }
        let isLast = path.count == 1
        let op = change["op"] as? String
        if var members = value as? [String: Any] {
            if isLast, op != "add" { check(members[step], change) }
            guard isLast else {
                members[step] = edited(members[step] ?? NSNull(), path.dropFirst(), change)
                return members
            }
            members[step] = op == "remove" ? nil : new
            return members
        }
        guard var elements = value as? [Any], let index = Int(step) else {
            faults.append("nothing at \(path)")
            return value
        }
        switch (isLast, op) {
        case (true, "add"): elements.insert(new, at: min(index, elements.count))
        case (true, "remove"):
            check(elements[index], change)
            elements.remove(at: index)
        case (true, _):
            check(elements[index], change)
            elements[index] = new
        default: elements[index] = edited(elements[index], path.dropFirst(), change)
        }
        return elements
    }

    private mutating func check(_ old: Any?, _ change: [String: Any]) {
        let (old, expected) = (Self.text(old ?? NSNull()), Self.text(change["old"] ?? NSNull()))
        if old != expected { faults.append("\(expected) expected, \(old) found") }
    }

    /// The line's JSON, without what ``Received`` has put behind it.
    private static func parse(_ text: Substring) -> Any? {
        guard let end = text.lastIndex(where: { $0 == "}" || $0 == "]" }) else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(text[...end].utf8), options: .fragmentsAllowed)
    }

    static func text(_ value: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}

extension Received {
    /// What the events of one store have told.
    func replay(of store: String) -> Replay {
        var replay = Replay()
        for line in lines {
            let parts = line.split(separator: " ", maxSplits: 2)
            if parts.count == 3, parts[1] == store { replay.apply(parts[2]) }
        }
        return replay
    }
}
