import Foundation
import LogProtocol
import Testing

@Suite("JSON values")
struct JSONValueTests {
    @Test("members keep their order, their spelling and their repetitions")
    func order() throws {
        let value = try JSONValue(parsing: #" {"b":1.50, "a":[true,false,null,-0e-1,"x"], "b":{}} "#.utf8)
        #expect(
            value
                == .object([
                    .init("b", .number("1.50")),
                    .init("a", .array([.bool(true), .bool(false), .null, .number("-0e-1"), .string("x")])),
                    .init("b", .object([])),
                ])
        )
        #expect(value["b"] == .object([]))
    }

    @Test(
        "escapes become what they stand for, and a surrogate without its partner U+FFFD",
        arguments: [
            (#""\" \\ \/ \b\f\n\r\t \u00e9 \u0000""#, "\" \\ / \u{8}\u{C}\n\r\t \u{E9} \0"),
            (#""\ud83d\uDE00""#, "\u{1F600}"),
            (#""\ud83d""#, "\u{FFFD}"),
            (#""\ud83d\ud83d\ude00""#, "\u{FFFD}\u{1F600}"),
            (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
            (#""\ud83d\u0041""#, "\u{FFFD}A"),
            (#""\ud83dx""#, "\u{FFFD}x"),
        ]
    )
    func strings(json: String, text: String) throws {
        let read = try #require(JSONValue(parsing: json.utf8).string)
        #expect(read.utf8.elementsEqual(text.utf8))
    }

    @Test(
        "what is not JSON is refused with its place",
        arguments: [
            ("", 0, "a JSON value was expected"),
            ("  x", 2, "a JSON value was expected"),
            ("nul", 0, "a JSON value was expected"),
            ("\u{FEFF}1", 0, "a JSON value was expected"),
            ("1 2", 2, "something follows the JSON value"),
            ("01", 1, "something follows the JSON value"),
            ("1\0", 1, "something follows the JSON value"),
            ("+1", 0, "a JSON value was expected"),
            (".5", 0, "a JSON value was expected"),
            ("-", 1, "a digit was expected"),
            ("1.", 2, "a digit was expected"),
            ("1e+", 3, "a digit was expected"),
            ("[1,]", 3, "a JSON value was expected"),
            ("[1 2]", 3, "a comma or ] was expected"),
            ("[", 1, "a JSON value was expected"),
            ("{\"a\":1,}", 7, "a name in quotes was expected"),
            ("{a:1}", 1, "a name in quotes was expected"),
            ("{\"a\" 1}", 5, "a colon was expected"),
            ("{\"a\":1 \"b\":2}", 7, "a comma or } was expected"),
            ("\"abc", 4, "the string does not end"),
            ("\"a\nb\"", 3, "a control character in a string must be escaped"),
            (#""\x""#, 3, "an unknown escape in a string"),
            (#""\u12g4""#, 6, "four hexadecimal digits were expected"),
        ]
    )
    func refusals(json: String, position: Int, message: String) throws {
        let error = try #require(throws: JSONReadingError.self) { try JSONValue(parsing: json.utf8) }
        #expect(error == JSONReadingError(position: position, message: message))
    }

    @Test(
        "bytes that are not UTF-8 are refused",
        arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]]
    )
    func encoding(bytes: [UInt8]) throws {
        let error = try #require(throws: JSONReadingError.self) { try JSONValue(parsing: [0x22] + bytes + [0x22]) }
        #expect(error == JSONReadingError(position: 1, message: "the string is not UTF-8"))
    }

    @Test("values lie inside each other up to the limit and no deeper")
    func depth() throws {
        let limit = JSONValue.defaultMaxDepth
        let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        #expect(try JSONValue(parsing: deepest.utf8).array?.count == 1)
        let error = try #require(throws: JSONReadingError.self) { try JSONValue(parsing: "[\(deepest)]".utf8) }
        #expect(error == JSONReadingError(position: limit, message: "more than 256 values inside each other"))
    }

    @Test("what is accepted of damaged lines, another reader accepts too", arguments: 0..<40 as Range<UInt64>)
    func agreement(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var accepted = 0
        for line in try SampleSession.fixture("session.ndjson").split(separator: "\n") {
            let bytes = random.damaged(Array(line.utf8))
            guard (try? JSONValue(parsing: bytes)) != nil else { continue }
            accepted += 1
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
        }
        #expect((1..<SampleSession.lines.count).contains(accepted))
    }
}
