import Testing

@testable import RemoteLogging

@Suite struct EventHistoryTests {
    static func line(_ number: UInt64) -> [UInt8] { Array("event \(number)\n".utf8) }

    static func history(of numbers: ClosedRange<UInt64>, maxBytes: Int, maxEvents: Int = 1_000) -> EventHistory {
        var history = EventHistory(limits: EventHistory.Limits(maxBytes: maxBytes, maxEvents: maxEvents))
        for number in numbers { history.append(line(number), numbers: number...number) }
        return history
    }

    @Test("an empty history has no first event before its next one")
    func empty() {
        let history = EventHistory(limits: EventHistory.Limits(maxBytes: 100, maxEvents: 10))
        #expect(history.first == 1)
        #expect(history.last == 0)
        #expect(history.read(from: 1, limit: 100) == nil)
    }

    @Test("a read joins whole lines up to the limit")
    func joined() throws {
        let history = Self.history(of: 1...9, maxBytes: 10_000)
        let read = try #require(history.read(from: 3, limit: 20))
        #expect(String(decoding: read.lines, as: UTF8.self) == "event 3\nevent 4")
        #expect(read.next == 5)
    }

    @Test("a line over the limit is read whole, alone")
    func largeLine() throws {
        var history = Self.history(of: 1...1, maxBytes: 10_000)
        history.append(Array(repeating: 65, count: 5_000) + [10], numbers: 2...2)
        let read = try #require(history.read(from: 2, limit: 100))
        #expect(read.lines.count == 5_000)
        #expect(read.next == 3)
    }

    @Test("readers that follow each other's next number get every line once", arguments: [1, 8, 50, 1_000])
    func contiguous(limit: Int) {
        let history = Self.history(of: 1...500, maxBytes: 100_000)
        var text: [String] = []
        var next: UInt64 = 1
        while let read = history.read(from: next, limit: limit) {
            text.append(String(decoding: read.lines, as: UTF8.self))
            next = read.next
        }
        #expect(text.joined(separator: "\n") == (1...500).map { "event \($0)" }.joined(separator: "\n"))
    }

    @Test("bytes and events over their bounds drop the oldest, and the rest stays contiguous")
    func eviction() throws {
        let byBytes = Self.history(of: 1...1_000, maxBytes: 2_000)
        #expect(byBytes.last == 1_000)
        #expect(byBytes.first > 750 && byBytes.first < 850)
        let byCount = Self.history(of: 1...1_000, maxBytes: 1_000_000, maxEvents: 100)
        #expect(byCount.first >= 901 && byCount.first <= 905)
        let read = try #require(byCount.read(from: byCount.first, limit: 9))
        #expect(String(decoding: read.lines, as: UTF8.self) == "event \(byCount.first)")
    }

    @Test("the newest event is kept even when it alone is over the bound")
    func newestIsKept() throws {
        var history = Self.history(of: 1...3, maxBytes: 100)
        history.append(Array(repeating: 65, count: 500) + [10], numbers: 4...4)
        #expect(history.first == 4)
        #expect(try #require(history.read(from: 4, limit: 10)).lines.count == 500)
    }

    @Test("a gap holds the place of the numbers that it stands for")
    func gap() throws {
        var history = Self.history(of: 1...2, maxBytes: 1_000)
        history.append(Array("gap\n".utf8), numbers: 3...7)
        history.append(Self.line(8), numbers: 8...8)
        let read = try #require(history.read(from: 5, limit: 100))
        #expect(String(decoding: read.lines, as: UTF8.self) == "gap\nevent 8")
        #expect(read.next == 9)
    }
}
