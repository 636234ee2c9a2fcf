internal import ActionRecording

/// What filters ask of an event's line, read in one pass that skips values without taking them apart.
struct EventOutline: Sendable, Equatable {
    var kind: String?
    var seq: UInt64?

    /// The number of its action, in what an action changed.
    var of: UInt64?

    /// The first and the last number of a gap.
    var from: UInt64?
    var to: UInt64?

    var store: String?
    var name: String?
    var level: LogLevel?
    var file: String?

    /// Everything is nil as far as the line is no event.
    init(_ line: [UInt8]) {
        var scan = MemberScan(line)
        while let member = scan.next() {
            switch member.name {
            case "kind": kind = member.string
            case "seq": seq = member.unsigned
            case "of": of = member.unsigned
            case "from": from = member.unsigned
            case "to": to = member.unsigned
            case "store": store = member.string
            case "name": name = member.string
            case "level": level = member.string.flatMap(LogLevel.init)
            case "source": file = Self.file(ofSource: member.value)
            default: break
            }
        }
    }

    /// Whether the line has no number of its own and is for every reader.
    var isAboutStream: Bool { seq == nil }

    private static func file(ofSource source: ArraySlice<UInt8>) -> String? {
        var scan = MemberScan(Array(source))
        while let member = scan.next() {
            if member.name == "file" { return member.string }
        }
        return nil
    }
}

/// An event's line with what filters know of it.
struct OutlinedEvent: Sendable {
    let line: [UInt8]
    let outline: EventOutline

    /// The name and the source file of the action; what an action changed has those of its action.
    var name: String?
    var file: String?
}
