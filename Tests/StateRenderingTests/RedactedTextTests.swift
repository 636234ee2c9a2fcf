import StateRendering
import Testing

@Suite("Texts in which something is hidden")
struct RedactedTextTests {
    /// Its own texts tell the secret.
    private struct User: CustomStringConvertible, CustomDebugStringConvertible {
        var name = "Ada \"[,]\" \\"
        var password = "1234"
        var codes = [1, 2]
        var none: [Int] = []
        var description: String { "\(name) \(password)" }
        var debugDescription: String { description }
    }

    private let rules = RedactionRules(keys: ["password"], paths: ["/codes/1"])

    @Test("a dump has the JSON's lines")
    func dump() {
        #expect(
            StateRenderer(redaction: RedactionRules(keys: ["password"])).dump(User()) == #"""
                  {
                    "name": "Ada \"[,]\" \\",
                    "password": {
                      "$hidden": "key password"
                    },
                    "codes": [
                      1,
                      2
                    ],
                    "none": []
                  }

                """#
        )
        #expect(StateRenderer(redaction: rules).dump([1]) == "  [\n    1\n  ]\n")
        #expect(StateRenderer(redaction: rules).dump("a") == "  \"a\"\n")
    }

    @Test("hunks show no change of what is hidden")
    func hunks() {
        func hunks(_ new: User) -> String? {
            StateRenderer(redaction: RedactionRules(keys: ["password"]))
                .hunks(from: User(), to: new, linesOfContext: 0, prefix: "")
        }
        #expect(hunks(User(password: "9999")) == nil)
        #expect(hunks(User(name: "Bob", password: "9999"))?.contains("Bob") == true)
        #expect(hunks(User(name: "Bob", password: "9999"))?.contains("9999") == false)
    }

    @Test("lines of paths show no change of what is hidden")
    func paths() {
        func lines(_ new: User) -> String? {
            PathDifference(redaction: RedactionRules(keys: ["password"]))
                .lines(old: User(), new: new, stateName: "State", prefixLines: "")
        }
        #expect(lines(User(password: "9999")) == nil)
        #expect(lines(User(password: "9999", codes: [1, 3])) == "State.codes[1]: 2 → 3")
    }
}
