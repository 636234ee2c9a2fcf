extension TerminalPage {
    mutating func gap(_ event: JSONValue) {
        notice {
            $0.field(event["from"])
            if event["from"] != event["to"] {
                $0.text("–")
                $0.field(event["to"])
            }
            $0.text(" missing: ")
            $0.field(event["reason"])
        }
    }

    mutating func reply(_ event: JSONValue) {
        notice {
            $0.text("command")
            if let id = event["to"] {
                $0.text(" ")
                $0.json(id)
            }
            if event["ok"] == .bool(true) { return $0.text(" done") }
            $0.text(" refused: ")
            $0.field(event["error"]?["message"])
        }
    }

    mutating func goodbye(_ event: JSONValue) {
        notice {
            $0.text("goodbye: ")
            $0.field(event["reason"])
        }
    }

    /// The lines of a diff; the text of a printer that takes strings has lines of its own.
    mutating func changes(_ event: JSONValue) {
        if let text = event["text"]?.string {
            for row in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
                indented(Self.style(ofRow: row)) { $0.text(String(row)) }
            }
        } else {
            let changes = event["changes"]?.array ?? []
            for change in changes { self.change(change) }
            if let reason = event["uncompared"] {
                indented(.alarming) {
                    $0.text("(not compared: ")
                    $0.field(reason)
                    $0.text(")")
                }
            } else if changes.isEmpty {
                indented { $0.text("(no change)") }
            }
        }
    }

    private mutating func change(_ change: JSONValue) {
        switch change["op"]?.string {
        case "add":
            indented(.added) {
                $0.path("+", change["path"])
                $0.value(":", change["value"])
            }
        case "remove":
            indented(.removed) {
                $0.path("−", change["path"])
                $0.value(":", change["old"])
            }
        case "replace":
            indented(.changed) {
                $0.path("~", change["path"])
                $0.value(":", change["old"])
                $0.value(" →", change["value"])
            }
        case "move":
            indented(.changed) {
                $0.path("→", change["path"])
                $0.path(" from", change["from"])
            }
        default: indented { $0.json(change) }
        }
    }

    private static func style(ofRow row: Substring.UnicodeScalarView) -> TerminalLine.Style? {
        switch row.first {
        case "+": .added
        case "−", "-": .removed
        default: nil
        }
    }
}

extension TerminalLine {
    fileprivate mutating func path(_ sign: String, _ path: JSONValue?) {
        text("\(sign) ")
        if path == .string("") { text("whole state") } else { field(path) }
    }

    fileprivate mutating func value(_ sign: String, _ value: JSONValue?) {
        text("\(sign) ")
        if let value { json(value) } else { text("?") }
    }
}
