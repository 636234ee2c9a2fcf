import ActionRecording
import Foundation
import LogProtocol
import StateRendering

/// The values whose lines are `Fixtures/session.ndjson`: every kind of line and of value, friendly and hostile.
enum SampleSession {
    enum Line {
        case event(LogEvent)
        case control(ControlLine)

        var text: String {
            var json = JSONWriter()
            switch self {
            case .event(let event): event.write(to: &json)
            case .control(let control): control.write(to: &json)
            }
            return json.text
        }
    }

    static func fixture(_ name: String) throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: folder.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
    }

    static let lines: [Line] = opening + checkout + hostile + printers + endOfDay + closing

    private static let opening: [Line] = [
        .control(
            .hello(
                Hello(
                    run: "7f3a",
                    service: "checkout",
                    host: "atlas",
                    pid: 4711,
                    started: 1_796_059_720_000_000,
                    first: 1,
                    last: 16,
                    features: ["commands", "text"]
                )
            )
        ),
        event(
            1,
            at: 1_000_000,
            .snapshot(
                of: nil,
                state: Array(
                    #"""
                    {"items":[{"sku":"A-1","qty":1}],"note":"gift","coupon":null,"total":{"$decimal":"19.90"},"paid":false}
                    """#.utf8
                )
            )
        ),
        action(
            2,
            at: 1_123_456,
            "cart.add",
            #"{"cart":{"add":{"sku":"B-7","qty":2}}}"#,
            CallSite(file: "Shop/Cart.swift", function: "addTapped()", line: 42)
        ),
        diff(
            3,
            at: 1_123_498,
            of: 2,
            #"[{"op":"add","path":"/items/1","value":{"sku":"B-7","qty":2}},"#
                + #"{"op":"replace","path":"/total","old":{"$decimal":"19.90"},"value":{"$decimal":"41.70"}},"#
                + #"{"op":"remove","path":"/note","old":"gift"}]"#,
            reduce: 12,
            diff: 30
        ),
        action(
            4,
            at: 1_130_012,
            "cart.touch",
            #"{"cart":"touch"}"#,
            CallSite(file: "Shop/Cart.swift", function: "touch()", line: 57)
        ),
        diff(5, at: 1_130_020, of: 4, "[]", reduce: 3, diff: 1),
    ]

    private static let checkout: [Line] = [
        action(
            6,
            at: 2_000_000,
            "checkout.pay",
            #"{"checkout":{"pay":{"method":"card","number":{"$hidden":"card"}}}}"#,
            CallSite(file: "Shop/Checkout.swift", function: "pay(with:)", line: 118, info: "retry 1 of 3")
        ),
        action(
            7,
            at: 2_000_350,
            "checkout.paid",
            #"{"checkout":{"paid":{"$decimal":"41.70"}}}"#,
            CallSite(file: "Shop/Checkout.swift", function: "charge()", line: 131),
            cause: 6
        ),
        diff(8, at: 2_000_400, of: 6, "[]", reduce: 5, diff: 2),
        diff(
            9,
            at: 2_000_900,
            of: 7,
            #"[{"op":"move","from":"/items/1","path":"/items/0"},"#
                + #"{"op":"replace","path":"/paid","old":false,"value":true}]"#,
            reduce: 8,
            diff: 21
        ),
        .control(.gap(from: 10, to: 13, reason: .overload)),
        event(
            14,
            at: 2_100_871,
            store: "ops",
            .message(
                level: .warning,
                text: "payment is slow",
                metadata: Array(#"{"ms":812}"#.utf8),
                source: RenderedSite(CallSite(file: "Shop/Gateway.swift", function: "charge()", line: 9))
            )
        ),
        action(15, at: 2_200_000, "debug.values", #"{"debug":{"values":{\#(everyValue)}}}"#, nil),
    ]

    private static let everyValue =
        #""yes":true,"no":false,"text":"A-1","whole":-7,"safe":9007199254740991,"double":0.1,"large":1e+300,"#
        + #""int64":{"$int":"-9223372036854775808"},"uint64":{"$int":"9223372036854775808"},"#
        + #""price":{"$decimal":"1.10"},"nan":{"$float":"nan"},"up":{"$float":"inf"},"down":{"$float":"-inf"},"#
        + #""none":null,"someNone":{"$some":null},"date":"2026-11-30T17:28:42.200000Z","#
        + #""uuid":"6F1D0C5A-9C1B-4E0F-8B57-3D2C4A1B9E77","url":"https://shop.example/cart?id=1&x=2","#
        + #""data":{"$data":{"bytes":3,"base64":"AAEC"}},"idle":"idle","loaded":{"loaded":{"count":2}},"#
        + #""failed":{"failed":"timeout"},"list":[1,[2,[3]],{}],"empty":[],"set":{"$set":["a","b"]},"#
        + #""byKey":{"1":"int","1 #2":"text"},"pair":{"0":"A-1","1":2},"again":{"$ref":"Cart"},"#
        + #""password":{"$hidden":"password"},"cut":{"$cut":{"kept":"aaaa","of":100000}},"#
        + #""closure":{"$opaque":"(Int) -> Bool"},"$$price":"own key""#

    private static let hostile: [Line] = [
        diff(
            16,
            at: 2_300_000,
            of: nil,
            #"[{"op":"replace","path":"/coupon","old":null,"value":"<img src=x onerror=alert(1)>"},"#
                + #"{"op":"add","path":"/a~1b~0c","value":9007199254740991}]"#,
            reduce: nil,
            diff: 17
        ),
        action(
            17,
            at: 3_000_000,
            "cart.note",
            #"{"cart":{"note":\#(rendered(hostileNote))}}"#,
            CallSite(file: "Shop/Cart.swift", function: "note(_:)", line: 64)
        ),
        event(
            18,
            at: 3_000_200,
            .snapshot(
                of: 17,
                state: Array(
                    #"{"items":[],"note":"\#u{202E}txt.exe","coupon":null,"total":{"$decimal":"0"},"paid":true}"#.utf8
                )
            )
        ),
    ]

    private static let hostileNote =
        "\u{1B}[2J\u{1B}]0;owned\u{07} \u{202E}txt.exe\u{2066}x\u{2069} \u{9B}31m \0\u{7F} \"quoted\" back\\slash"
        + "\ttab\r\nnext\u{2028}line\u{200B}\u{FEFF} \u{85} </script><b>bold</b> &amp; é e\u{301} "
        + "\u{1F469}\u{200D}\u{1F4BB} 漢字 العربية"

    private static let printers: [Line] = [
        event(
            19,
            at: 4_000_000,
            store: "legacy",
            .actionText(
                "Action: add(\n  sku: \"C-3\"\n)",
                source: RenderedSite(CallSite(file: "Shop/Legacy.swift", function: "send(_:)", line: 7))
            )
        ),
        event(
            20,
            at: 4_000_100,
            store: "legacy",
            .diffText(
                of: 19,
                text: "\u{2007}@@ −1,3 +1,3 @@\n\u{2007}  ▿ Cart\n−   - qty: 1\n+   - qty: 2"
            )
        ),
        event(21, at: 4_500_000, store: "legacy", .actionText("Action: touch", source: nil)),
        event(22, at: 4_500_100, store: "legacy", .diffText(of: 21, text: nil)),
        event(23, at: 5_000_000, store: "", .mark("before the deploy")),
        .control(.gap(from: 24, to: 30, reason: .slow)),
    ]

    private static let endOfDay: [Line] = [
        event(
            31,
            at: 19_879_999_999,
            store: "ops",
            .message(level: .critical, text: "disk is full\n\u{1B}[31mnot a colour", metadata: [:], source: nil)
        ),
        .control(.progress(last: 31)),
        action(
            32,
            at: 19_880_000_000,
            store: "session",
            "logOut",
            #""logOut""#,
            CallSite(file: "Shop/Session.swift", function: "logOut()", line: 3)
        ),
        action(33, at: 19_880_000_040, "cart.clear", #"{"cart":"clear"}"#, nil, cause: 32),
        diff(
            34,
            at: 19_880_000_090,
            store: "session",
            of: 32,
            #"[{"op":"replace","path":"","old":{"user":"ada"},"value":null}]"#,
            reduce: 1,
            diff: 1
        ),
        diff(
            35,
            at: 19_880_000_140,
            of: 33,
            #"[{"op":"replace","path":"/note","old":"\#u{202E}txt.exe","value":""}]"#,
            reduce: 2,
            diff: 9
        ),
    ]

    private static let closing: [Line] = [
        .control(.accepted(id: Array("7".utf8))),
        .control(
            .refused(
                CommandError(
                    code: .unknownCommand,
                    message: "\"dance\" is not a command; there are pause, resume, since, snapshot and mark",
                    id: Array(#""a-1""#.utf8)
                )
            )
        ),
        .control(.gap(from: 36, to: 36, reason: .evicted)),
        event(
            37,
            at: 52_280_000_001,
            store: "ops",
            .message(level: .info, text: "bye", metadata: ["user": "ada", "peer": "10.0.0.7"], source: nil)
        ),
        .control(.goodbye(reason: "the service stops")),
    ]

    /// `mono` counts from the start of the run, so it also gives the time.
    private static func event(_ seq: UInt64, at mono: UInt64, store: String = "cart", _ body: LogEvent.Body) -> Line {
        .event(LogEvent(seq: seq, time: 1_796_059_720_000_000 + Int64(mono), mono: mono, store: store, body: body))
    }

    private static func action(
        _ seq: UInt64,
        at mono: UInt64,
        store: String = "cart",
        _ name: String,
        _ value: String,
        _ source: CallSite?,
        cause: UInt64? = nil
    ) -> Line {
        event(seq, at: mono, store: store, .action(name: name, value: Array(value.utf8), source: source, cause: cause))
    }

    private static func diff(
        _ seq: UInt64,
        at mono: UInt64,
        store: String = "cart",
        of action: UInt64?,
        _ changes: String,
        reduce: UInt64?,
        diff: UInt64
    ) -> Line {
        event(seq, at: mono, store: store, .diff(of: action, changes: Array(changes.utf8), reduce: reduce, diff: diff))
    }

    private static func rendered(_ text: String) -> String {
        var json = JSONWriter()
        json.string(text)
        return json.text
    }
}
