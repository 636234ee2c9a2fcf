extension TextForm {
    mutating func hello(_ event: JSONValue, on page: inout TerminalPage) {
        let day = clock.read(event["started"]?.string)?.day
        shownDay = day
        page.line {
            $0.text("# ")
            $0.field(event["service"])
            $0.text(" · run ")
            $0.field(event["run"])
            $0.text(" · pid ")
            $0.field(event["pid"])
            $0.text(" on ")
            $0.field(event["host"])
            if let day { $0.text(" · \(day.text)") }
            $0.text(Self.range(first: event["first"]?.unsigned, last: event["last"]?.unsigned))
        }
    }

    /// An event with a number; the date first when it is a new one.
    mutating func numbered(_ event: JSONValue, kind: String, on page: inout TerminalPage) {
        let moment = clock.read(event["time"]?.string)
        if let day = moment?.day, day != shownDay {
            shownDay = day
            page.notice { $0.text(day.text) }
        }
        let head = EventHead(event, timeOfDay: moment?.timeOfDay)
        switch kind {
        case "action": page.line { $0.action(event, after: head) }
        case "diff": diff(event, after: head, on: &page)
        case "snapshot": page.line { $0.snapshot(event, after: head) }
        case "message": page.line { $0.message(event, after: head) }
        default: page.line { $0.mark(event, after: head) }
        }
    }

    /// Stands under its action, or under a line of its own when that is not the action shown last.
    private func diff(_ event: JSONValue, after head: EventHead, on page: inout TerminalPage) {
        let action = event["of"]?.unsigned
        if action == nil || action != shownAction {
            page.line {
                $0.head(head)
                $0.text(action.map { "changes of #\($0)" } ?? "changes without an action")
            }
        }
        page.changes(event)
    }

    private static func range(first: UInt64?, last: UInt64?) -> String {
        guard let first, let last else { return "" }
        return first > last ? " · no events yet" : " · events \(first)–\(last)"
    }
}
