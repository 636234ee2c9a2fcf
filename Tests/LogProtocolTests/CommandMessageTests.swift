import LogProtocol
import Testing

@Suite("Commands")
struct CommandMessageTests {
    @Test(
        "a command is read with its id",
        arguments: [
            (#"{"cmd":"pause"}"#, nil, .pause),
            ("{\"cmd\":\"resume\",\"id\":7}\n", "7", .resume),
            (#"{"id":"a\u0007\u009b/","cmd":"since","seq":18446744073709551615}"#, #""a\u0007\u009b/""#, .since(.max)),
            (#"{"id":-1.50e+2,"cmd":"snapshot"}"#, "-1.50e+2", .snapshot(store: nil)),
            (#"{"cmd":"snapshot","store":"cart","later":[1]}"#, nil, .snapshot(store: "cart")),
            (#" {"cmd":"mark","text":"a\nb"} "#, nil, .mark("a\nb")),
            (#"{"cmd":"mark","text":"\ud800"}"#, nil, .mark("\u{FFFD}")),
        ] as [(String, String?, ClientCommand)]
    )
    func understood(message: String, id: String?, command: ClientCommand) throws {
        let expected = CommandMessage(id: id.map { Array($0.utf8) }, command: command)
        #expect(try CommandMessage(parsing: message.utf8) == expected)
    }

    @Test(
        "what cannot be understood is refused with a code, a sentence and the id",
        arguments: [
            (
                "\n", "malformed",
                #"not JSON at byte 1: a JSON value was expected; a command is one JSON object, such as {"cmd":"pause"}"#,
                nil
            ),
            ("[1]", "malformed", #"a command is one JSON object, such as {"cmd":"pause"}"#, nil),
            (#"{"id":1}"#, "malformed", #"a command needs "cmd", a text such as "pause""#, "1"),
            (#"{"id":1,"cmd":2}"#, "malformed", #"a command needs "cmd", a text such as "pause""#, "1"),
            (#"{"id":null,"cmd":"pause"}"#, "malformed", #""id" is a text or a number"#, nil),
            (
                #"{"id":"x","cmd":"since"}"#, "malformed",
                #""since" needs "seq", the number of an event in digits"#,
                #""x""#
            ),
            (
                #"{"cmd":"since","seq":1.0}"#, "malformed",
                #""since" needs "seq", the number of an event in digits"#,
                nil
            ),
            (
                #"{"cmd":"since","seq":-1}"#, "malformed",
                #""since" needs "seq", the number of an event in digits"#,
                nil
            ),
            (#"{"cmd":"mark"}"#, "malformed", #""mark" needs "text", what to write on the line"#, nil),
            (
                #"{"cmd":"snapshot","store":1}"#, "malformed",
                #""store" is the name of a store; without it, all are meant"#,
                nil
            ),
            (
                #"{"id":3,"cmd":"subscribe"}"#, "malformed",
                #""subscribe" needs "filter", a text; an empty one takes every event"#,
                "3"
            ),
            (
                #"{"id":4,"cmd":"subscribe","filter":"kind:dance"}"#, "malformed",
                #""dance" is no kind; there are action, diff, snapshot, message and mark"#,
                "4"
            ),
            (
                #"{"cmd":"dance\u001b"}"#, "unknown-command",
                #""dance\u{1b}" is not a command; there are subscribe, pause, resume, since, snapshot and mark"#,
                nil
            ),
        ] as [(String, String, String, String?)]
    )
    func refused(message: String, code: String, sentence: String, id: String?) throws {
        let error = try #require(throws: CommandError.self) { try CommandMessage(parsing: message.utf8) }
        #expect(error == CommandError(code: .init(rawValue: code), message: sentence, id: id.map { Array($0.utf8) }))
    }

    @Test("each length has a bound that is still obeyed")
    func bounds() throws {
        let id = String(repeating: "i", count: CommandMessage.maxIDBytes - 2)
        let text = String(repeating: "é", count: CommandMessage.maxMarkBytes / 2)
        let store = String(repeating: "s", count: CommandMessage.maxStoreBytes)
        #expect(try Self.parse(Self.mark(id: id, text: text)) == .mark(text))
        #expect(try Self.parse(Self.snapshot(id: id, store: store)) == .snapshot(store: store))
        #expect(
            Self.refusal(Self.mark(id: id + "i", text: text)) == #""id" has 129 bytes; at most 128 are echoed"#
        )
        #expect(
            Self.refusal(Self.mark(id: id, text: text + "x")) == #""text" has 1025 bytes; at most 1024 are taken"#
        )
        #expect(
            Self.refusal(Self.snapshot(id: id, store: store + "x"))
                == #""store" has 257 bytes; at most 256 are taken"#
        )
    }

    @Test("deep nesting is refused before it costs anything")
    func depth() {
        let deep = #"{"cmd":"pause","x":"# + String(repeating: "[", count: 100_000)
        #expect(
            Self.refusal(deep)
                == "not JSON at byte 26: more than 8 values inside each other; a command is one JSON object, such as "
                + #"{"cmd":"pause"}"#
        )
    }

    @Test("any bytes are either a command or refused", arguments: 0..<500 as Range<UInt64>)
    func anything(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let bytes = random.bytes()
        do throws(CommandError) {
            _ = try CommandMessage(parsing: bytes)
            #expect(bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "\n"))
        } catch {
            #expect(!error.message.isEmpty)
        }
    }

    private static func mark(id: String, text: String) -> String {
        #"{"id":"\#(id)","cmd":"mark","text":"\#(text)"}"#
    }

    private static func snapshot(id: String, store: String) -> String {
        #"{"id":"\#(id)","cmd":"snapshot","store":"\#(store)"}"#
    }

    private static func parse(_ message: String) throws(CommandError) -> ClientCommand {
        try CommandMessage(parsing: message.utf8).command
    }

    private static func refusal(_ message: String) -> String? {
        do throws(CommandError) {
            _ = try parse(message)
            return nil
        } catch {
            return error.message
        }
    }
}
