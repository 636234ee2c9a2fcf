import LogProtocol
import Testing

@Suite("Stream request")
struct StreamRequestTests {
    @Test(
        "a query says where to begin and in which form",
        arguments: [
            ("", StreamRequest()),
            ("&&", StreamRequest()),
            ("since=17", StreamRequest(start: .after(17))),
            ("since=0", StreamRequest(start: .after(0))),
            ("since=18446744073709551615", StreamRequest(start: .after(.max))),
            ("tail=20", StreamRequest(start: .tail(20))),
            ("tail=0", StreamRequest(start: .tail(0))),
            ("tail=all", StreamRequest(start: .all)),
            ("format=text&color=1", StreamRequest(format: .text, color: true)),
            ("format=json&color=0&tail=5&", StreamRequest(start: .tail(5))),
            ("color=1", StreamRequest(color: true)),
            ("filter=", StreamRequest()),
            ("filter=+%20", StreamRequest()),
            ("t%61il=%61%6C%6c", StreamRequest()),
        ]
    )
    func understood(query: String, request: StreamRequest) throws {
        #expect(try StreamRequest(query: query) == request)
    }

    @Test("a filter is decoded as any parameter")
    func filter() throws {
        let request = try StreamRequest(query: "filter=name:cart.*+-%22two%20words%22")
        #expect(request.filter == (try EventFilter(parsing: #"name:cart.* -"two words""#)))
    }

    @Test(
        "what cannot be understood is refused with a sentence",
        arguments: [
            ("since=x", #""since"="x" cannot be understood; since takes the number of an event"#),
            ("since=", #""since"="" cannot be understood; since takes the number of an event"#),
            ("since", #""since"="" cannot be understood; since takes the number of an event"#),
            ("since=-1", #""since"="-1" cannot be understood; since takes the number of an event"#),
            ("since=%2B1", #""since"="+1" cannot be understood; since takes the number of an event"#),
            ("since=1.0", #""since"="1.0" cannot be understood; since takes the number of an event"#),
            (
                "since=18446744073709551616",
                #""since"="18446744073709551616" cannot be understood; since takes the number of an event"#
            ),
            ("tail=ALL", #""tail"="ALL" cannot be understood; tail takes a number of events, or all"#),
            ("tail=a=b", #""tail"="a=b" cannot be understood; tail takes a number of events, or all"#),
            ("format=xml", #""format"="xml" cannot be understood; format is json or text"#),
            ("format=text+", #""format"="text " cannot be understood; format is json or text"#),
            ("color=yes", #""color"="yes" cannot be understood; color is 0 or 1"#),
            ("since=1&tail=1", "since and tail both say where the stream begins; leave one of them out"),
            ("tail=all&since=1", "since and tail both say where the stream begins; leave one of them out"),
            ("tail=1&tail=1", #""tail" is given more than once; leave all but one out"#),
            (
                "filter=nmae:cart%20x",
                #"filter: "nmae" in "nmae:cart" is no field; there are name, kind, store, level, path and file, and a word with a colon stands in quotes"#
            ),
            (
                "token=hunter2",
                "token: tokens never travel in a query; send it as \"Authorization: Bearer\" or as the subprotocol "
                    + "remote-logger.token.TOKEN beside remote-logger.v1"
            ),
            (
                "key=hunter2",
                #""key" is not a parameter of the stream; there are since, tail, filter, format and color"#
            ),
            ("=1", #""" is not a parameter of the stream; there are since, tail, filter, format and color"#),
            (
                "tail=%1b%5B2J%0A%E2%80%AE",
                #""tail"="\u{1b}[2J\n\u{202e}" cannot be understood; tail takes a number of events, or all"#
            ),
            (
                "tail=1234567890123456789012345678901234567890z",
                #""tail"="1234567890123456789012345678901234567890… (+1 characters)" cannot be understood; "#
                    + "tail takes a number of events, or all"
            ),
            ("tail=%4", #"what follows "tail" is not percent-encoded UTF-8; write a percent sign itself as %25"#),
            ("tail=%zz", #"what follows "tail" is not percent-encoded UTF-8; write a percent sign itself as %25"#),
            ("tail=%ff", #"what follows "tail" is not percent-encoded UTF-8; write a percent sign itself as %25"#),
        ]
    )
    func refused(query: String, sentence: String) throws {
        let error = try #require(throws: StreamRequestError.self) { try StreamRequest(query: query) }
        #expect(error.message == sentence)
    }

    @Test("any text is either understood or refused, never the end of the service", arguments: 0..<300 as Range<UInt64>)
    func anything(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for query in [String(decoding: random.bytes(), as: UTF8.self), random.text()] {
            if let request = try? StreamRequest(query: query) {
                #expect(query.isEmpty || query.contains("&") || query.contains("="), "\(request)")
            }
        }
    }
}
