import Testing

@testable import LogProtocol

@Suite("Filtered events")
struct FilteredEventsTests {
    private static func action(_ seq: Int, _ name: String, file: String = "A.swift") -> String {
        #"{"seq":\#(seq),"kind":"action","store":"s","name":"\#(name)","action":null,"source":{"file":"\#(file)"}}"#
    }

    private static func diff(_ seq: Int, of action: Int, _ path: String) -> String {
        let change = #"{"op":"replace","path":"\#(path)","old":1,"value":2}"#
        return #"{"seq":\#(seq),"kind":"diff","store":"s","of":\#(action),"changes":[\#(change)]}"#
    }

    private static func mark(_ seq: Int) -> String { #"{"seq":\#(seq),"kind":"mark","store":"","text":"m"}"# }

    /// The numbers that come out after each line goes in.
    private static func numbers(_ filter: String, _ lines: [String]) throws -> [[UInt64?]] {
        var events = FilteredEvents(try EventFilter(parsing: filter))
        return lines.map { line in
            events.take(Array(line.utf8))
            var numbers: [UInt64?] = []
            while let line = events.next() { numbers.append(EventOutline(line).seq) }
            return numbers
        }
    }

    @Test("what an action changed goes with its name and its file")
    func inherited() throws {
        let lines = [
            Self.action(1, "cart.add"), Self.action(2, "tick", file: "B.swift"), Self.diff(3, of: 2, "/t"),
            Self.diff(4, of: 1, "/cart"), Self.diff(5, of: 99, "/cart"),
        ]
        #expect(try Self.numbers("name:cart.*", lines) == [[1], [], [], [4], []])
        #expect(try Self.numbers("-name:tick", lines) == [[1], [], [], [4], [5]])
        #expect(try Self.numbers("file:b.swift", lines) == [[], [2], [3], [], []])
        #expect(try Self.numbers("kind:diff name:tick", lines) == [[], [], [3], [], []])
    }

    @Test("where paths are asked for an action waits for its changes, and what follows keeps its place")
    func ordered() throws {
        let lines = [
            Self.action(1, "a"), Self.action(2, "b"), Self.diff(3, of: 2, "/x"), Self.diff(4, of: 1, "/y/z"),
            Self.mark(5),
        ]
        #expect(try Self.numbers("path:/y", lines) == [[], [], [], [1, 4], []])
        #expect(try Self.numbers("-path:/y", lines) == [[], [], [], [2, 3], [5]])
        #expect(try Self.numbers("path:/x kind:action", lines) == [[], [], [], [2], []])
        #expect(try Self.numbers("path:/x -name:b", lines) == [[], [], [], [], []])
    }

    @Test("lines about the stream itself always pass, in their place")
    func aboutStream() throws {
        let gap = #"{"kind":"gap","from":2,"to":9,"reason":"slow"}"#
        let goodbye = #"{"kind":"goodbye","reason":"the service stops"}"#
        #expect(try Self.numbers("nothing", [Self.mark(1), gap, Self.mark(10)]) == [[], [nil], []])
        #expect(try Self.numbers("path:/x", [Self.action(1, "a"), gap, goodbye]) == [[], [], [nil, nil]])
    }

    @Test("an action without changes is given up when much waits behind it")
    func bounded() throws {
        var events = FilteredEvents(try EventFilter(parsing: "path:/x"))
        events.take(Array(Self.action(1, "a").utf8))
        for number in 2...FilteredEvents.maxHeldEvents + 1 {
            #expect(events.next() == nil)
            #expect(events.firstHeld == 1)
            events.take(Array(Self.mark(number).utf8))
        }
        #expect(events.next() == nil)
        #expect(events.firstHeld == nil)
        #expect(events.considered == UInt64(FilteredEvents.maxHeldEvents + 1))
    }

    @Test("a line that does not fit stays until there is room")
    func room() throws {
        var events = FilteredEvents(try EventFilter(parsing: "m"))
        events.take(Array(Self.mark(1).utf8))
        #expect(events.next(fitting: 10) == nil)
        #expect(events.next() == Array(Self.mark(1).utf8))
    }
}
