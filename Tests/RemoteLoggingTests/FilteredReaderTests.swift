import LogProtocol
import Testing
import WebSocketServer

@testable import RemoteLogging

@Suite struct FilteredReaderTests {
    private let stream = ViewerConnectionTests.stream(events: 0)
    private let start = ContinuousClock.now

    private func append(_ number: UInt64, _ fields: String) {
        let line = #"{"seq":\#(number),"store":"s",\#(fields)}"#
        stream.append(Array((line + "\n").utf8), numbers: number...number, kind: .mark)
    }

    private func reader(_ filter: String) throws -> FilteredReader {
        var reader = FilteredReader(
            StreamReader(stream: stream, counts: ServingCounts(), start: .oldest),
            filter: try EventFilter(parsing: filter)
        )
        #expect(try read(&reader, after: .zero).contains("hello"))
        return reader
    }

    /// The next lines, or what is said in their place.
    private func read(_ reader: inout FilteredReader, after time: Duration) throws -> String {
        var buffer = MessageBuffer()
        let outcome = reader.read(into: &buffer, limit: 1_000, now: start + time)
        return outcome == .lines ? String(decoding: buffer.bytes, as: UTF8.self) : "\(outcome)"
    }

    @Test("how far the stream was looked through is told at most once a second")
    func progress() throws {
        var reader = try reader("wanted")
        for number in 1...3 { append(UInt64(number), #""kind":"mark","text":"other""#) }
        #expect(try read(&reader, after: .zero) == #"{"kind":"progress","last":3}"#)
        #expect(try read(&reader, after: .zero) == "idle")
        append(4, #""kind":"mark","text":"other""#)
        #expect(try read(&reader, after: .milliseconds(10)) == "more")
        #expect(try read(&reader, after: .milliseconds(20)) == "dueSoon")
        #expect(try read(&reader, after: .milliseconds(1_010)) == #"{"kind":"progress","last":4}"#)
        append(5, #""kind":"mark","text":"wanted""#)
        #expect(try read(&reader, after: .milliseconds(1_020)).contains("wanted"))
        #expect(try read(&reader, after: .milliseconds(3_000)) == "idle")
    }

    @Test("an action without changes waits a second at most")
    func overdue() throws {
        var reader = try reader("-path:/x")
        append(1, #""kind":"action","name":"a","action":null"#)
        #expect(try read(&reader, after: .zero) == "more")
        #expect(try read(&reader, after: .zero) == "dueSoon")
        #expect(try read(&reader, after: .milliseconds(900)) == "dueSoon")
        #expect(try read(&reader, after: .milliseconds(1_000)).contains(#""name":"a""#))
    }

    @Test("another filter takes over from the first event that was not yet judged")
    func subscribed() throws {
        var reader = try reader("path:/x")
        append(1, #""kind":"mark","text":"m""#)
        append(2, #""kind":"action","name":"a","action":null"#)
        append(3, #""kind":"mark","text":"m""#)
        #expect(try read(&reader, after: .zero) == #"{"kind":"progress","last":1}"#)
        reader.subscribe(to: nil)
        let lines = try read(&reader, after: .zero).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix(#"{"seq":2,"#) == true)
    }

    @Test("the last words come after what waited")
    func ended() throws {
        var reader = try reader("-path:/x")
        append(1, #""kind":"action","name":"a","action":null"#)
        stream.end()
        #expect(try read(&reader, after: .zero) == "more")
        let lines = try read(&reader, after: .zero).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last == #"{"kind":"goodbye","reason":"the service stops"}"#)
        #expect(try read(&reader, after: .zero) == "ended")
    }
}
