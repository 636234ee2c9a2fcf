/// The stream for eyes: one line an event, what it changed indented under it.
///
/// One of these belongs to each client, because it remembers the date and the action that it showed last. Times are
/// local to the service. A line that is no event of this version is shown as it is, escaped. Nothing can bring a
/// control character to the terminal but a newline between lines and, with colours on, the colours.
package struct TextForm: Sendable {
    /// The characters of a line that are shown; more are cut and counted.
    package static let defaultMaxCharacters = 2_000

    /// The bytes of an event that is written out; of a larger one there is a line that says how large it is.
    ///
    /// Reading a value costs time for each of its bytes, and a terminal shows the first two thousand of them.
    package static let maxEventBytes = 1_048_576

    private let maxCharacters: Int
    private let color: Bool
    var clock: LocalClock
    var shownDay: LocalClock.Day?
    private(set) var shownAction: UInt64?

    package init(
        zone: ServiceZone = .current,
        color: Bool = false,
        maxCharacters: Int = TextForm.defaultMaxCharacters
    ) {
        self.maxCharacters = maxCharacters
        self.color = color
        clock = LocalClock(zone: zone)
    }

    /// What a terminal shows for one NDJSON line: UTF-8, lines joined by newlines, none at the end.
    ///
    /// Empty for a line that says nothing to people (`progress`): send nothing then.
    package mutating func lines(for line: some Collection<UInt8>) -> [UInt8] {
        guard let event = try? JSONValue(parsing: line), let kind = event["kind"]?.string else {
            return plain(line)
        }
        var page = TerminalPage(maxCharacters: maxCharacters, color: color)
        guard line.count <= Self.maxEventBytes else {
            page.notice { $0.text("an event of \(line.count) bytes is too large for the text form") }
            return page.bytes
        }
        switch kind {
        case "progress": return []
        case "hello": hello(event, on: &page)
        case "gap": page.gap(event)
        case "reply": page.reply(event)
        case "goodbye": page.goodbye(event)
        case "action", "diff", "snapshot", "message", "mark": numbered(event, kind: kind, on: &page)
        default: return plain(line)
        }
        shownAction = Self.action(event, kind: kind)
        return page.bytes
    }

    private mutating func plain(_ line: some Collection<UInt8>) -> [UInt8] {
        shownAction = nil
        var page = TerminalPage(maxCharacters: maxCharacters, color: color)
        guard line.count <= Self.maxEventBytes else {
            page.notice { $0.text("an event of \(line.count) bytes is too large for the text form") }
            return page.bytes
        }
        page.line { $0.text(String(decoding: line, as: UTF8.self)) }
        return page.bytes
    }

    /// The action that changes can stand under without saying whose they are, after this event.
    private static func action(_ event: JSONValue, kind: String) -> UInt64? {
        switch kind {
        case "action": event["seq"]?.unsigned
        case "diff": event["of"]?.unsigned
        default: nil
        }
    }
}
