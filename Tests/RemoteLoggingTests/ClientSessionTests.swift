import LogProtocol
import Testing

@testable import RemoteLogging

@Suite struct ClientSessionTests {
    /// A session that has said hello while these numbers were retained.
    static func session(_ start: ClientSession.Start, first: UInt64 = 1, last: UInt64) -> ClientSession {
        var session = ClientSession(start: start)
        #expect(session.advance(first: first, last: last, isEnded: false) == .hello)
        return session
    }

    @Test("hello comes first, then events from where the reader wants to begin")
    func starts() {
        let cases: [(ClientSession.Start, UInt64)] = [
            (.oldest, 5), (.after(6), 7), (.newest(2), 9), (.newest(100), 5), (.after(11), 5), (.after(.max), 5),
        ]
        for (start, number) in cases {
            var session = Self.session(start, first: 5, last: 10)
            #expect(session.advance(first: 5, last: 10, isEnded: false) == .events(from: number))
        }
    }

    @Test("none of the retained events, and the last number, wait for the next one")
    func live() {
        for start in [ClientSession.Start.newest(0), .after(10)] {
            var session = Self.session(start, first: 5, last: 10)
            #expect(session.advance(first: 5, last: 10, isEnded: false) == .wait)
            #expect(session.advance(first: 5, last: 11, isEnded: false) == .events(from: 11))
        }
    }

    @Test("what was evicted before it was asked for is a gap, then the stream goes on at the oldest event")
    func evicted() {
        var session = Self.session(.after(2), first: 8, last: 10)
        #expect(session.advance(first: 8, last: 10, isEnded: false) == .gap(3...7, .evicted))
        #expect(session.advance(first: 8, last: 10, isEnded: false) == .events(from: 8))
    }

    @Test("a reader that was up to date and fell behind is told that it was slow")
    func slow() {
        var session = Self.session(.oldest, last: 3)
        session.didSend(before: 4)
        #expect(session.advance(first: 1, last: 3, isEnded: false) == .wait)
        #expect(session.advance(first: 9, last: 20, isEnded: false) == .gap(4...8, .slow))
    }

    @Test("a paused reader gets nothing and goes on from the place of the pause")
    func pause() {
        var session = Self.session(.oldest, last: 3)
        session.didSend(before: 3)
        session.isPaused = true
        #expect(session.advance(first: 1, last: 9, isEnded: false) == .wait)
        session.isPaused = false
        #expect(session.advance(first: 1, last: 9, isEnded: false) == .events(from: 3))
    }

    @Test("seeking goes to just after a number")
    func seek() {
        var session = Self.session(.newest(0), last: 9)
        session.seek(after: 4)
        #expect(session.advance(first: 1, last: 9, isEnded: false) == .events(from: 5))
    }

    @Test("seeking ahead of the run waits for the next event", arguments: [10, UInt64.max])
    func seekAhead(number: UInt64) {
        var session = Self.session(.oldest, last: 9)
        session.seek(after: number)
        #expect(session.advance(first: 1, last: 9, isEnded: false) == .wait)
        #expect(session.advance(first: 1, last: 10, isEnded: false) == .events(from: 10))
    }

    @Test("the end is goodbye after the last event, then closing")
    func end() {
        var session = Self.session(.oldest, last: 3)
        #expect(session.advance(first: 1, last: 3, isEnded: true) == .events(from: 1))
        session.didSend(before: 4)
        #expect(session.advance(first: 1, last: 3, isEnded: true) == .goodbye)
        #expect(session.advance(first: 1, last: 3, isEnded: true) == .close)
    }
}
