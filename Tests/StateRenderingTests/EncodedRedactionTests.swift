import Foundation
import StateRendering
import Testing

@Suite("Hidden values in an encoding")
struct EncodedRedactionTests {
    /// Stops the process when it is encoded.
    private struct Secret: Encodable {
        func encode(to encoder: any Encoder) throws { fatalError("an encoding of what is hidden") }
    }

    private struct Login: LoggedByEncoding {
        var user = "Ada"
        var password = "1234"
        var secret = Secret()
        var list = [Secret(), Secret()]
        var tokens = ["PASSWORD": "1234", "other": "5"]
        var rows = [Row(), Row(), Row()]

        enum CodingKeys: String, CodingKey {
            case user
            case password = "pass_word"
            case secret, list, tokens, rows
        }
    }

    private struct Row: Encodable { var pin = 1234, name = "a row" }

    private struct State {
        var login = Login()
        var before = 1
    }

    private let rules = RedactionRules(
        keys: ["pass_word", "password"],
        paths: ["/login/rows/*/pin"],
        types: [Secret.self]
    )

    private func inBothTiers(_ body: (StateRenderer) -> String, _ rules: RedactionRules) -> String {
        let texts = [RenderingTier.full, .publicOnly].map { body(StateRenderer(tier: $0, redaction: rules)) }
        #expect(texts[0] == texts[1])
        return texts[0]
    }

    private func json<Value>(_ value: Value, _ rules: RedactionRules) -> String {
        inBothTiers(
            { renderer in
                var writer = JSONWriter()
                renderer.write(value, to: &writer)
                return writer.text
            },
            rules
        )
    }

    private func changes<Value>(_ old: Value, _ new: Value, _ rules: RedactionRules) -> String {
        inBothTiers(
            { renderer in
                var writer = JSONWriter()
                renderer.writeChanges(from: old, to: new, to: &writer)
                return writer.text
            },
            rules
        )
    }

    @Test("are not encoded, by whatever rule they are hidden")
    func rendering() {
        let secret = ##"{"$hidden":"type Secret"}"##
        let pin = ##"{"pin":{"$hidden":"path /login/rows/*/pin"},"name":"a row"}"##
        #expect(
            json(State(), rules)
                == ##"{"login":{"user":"Ada","pass_word":{"$hidden":"key pass_word"},"secret":\##(secret),"##
                + ##""list":[\##(secret),\##(secret)],"tokens":{"PASSWORD":{"$hidden":"key password"},"other":"5"},"##
                + ##""rows":[\##(pin),\##(pin),\##(pin)]},"before":1}"##
        )
    }

    @Test("yield no change, and appear in none")
    func hiddenChanges() {
        var old = State()
        old.login.rows = (0..<8).map { Row(name: "row \($0)") }
        var new = old
        new.login.password = "9999"
        new.login.rows[1].pin = 9999
        new.login.tokens["PASSWORD"] = "9999"
        #expect(changes(old, new, rules) == "[]")
        new.login.rows[1].name = "changed"
        new.login.rows.append(Row(pin: 9999, name: "new"))
        let text = changes(old, new, rules)
        #expect(text.contains(#""path":"/login/rows/1/name""#) && text.contains(#""path":"/login/rows/8""#))
        #expect(!text.contains("9999") && !text.contains("1234"))
    }

    @Test("hide nested containers, a superclass's too, and what is written to them")
    func containers() {
        let value = Encoded.Free { encoder in
            var outer = encoder.container(keyedBy: Encoded.Key.self)
            var hidden = outer.nestedContainer(keyedBy: Encoded.Key.self, forKey: .a)
            try hidden.encode(Secret(), forKey: .b)
            var list = hidden.nestedUnkeyedContainer(forKey: .c)
            try list.encode(1234)
            try outer.superEncoder(forKey: .b).singleValueContainer().encodedSecret()
            var shown = outer.nestedContainer(keyedBy: Encoded.Key.self, forKey: .c)
            try shown.encode(1, forKey: .d)
            try shown.encodeNil(forKey: .a)
        }
        #expect(
            json(value, RedactionRules(keys: ["a", "b"], paths: ["/c/d"]))
                == ##"{"a":{"$hidden":"key a"},"b":{"$hidden":"key b"},"c":{"d":{"$hidden":"path /c/d"},"##
                + ##""a":{"$hidden":"key a"}}}"##
        )
    }

    @Test("leave no rule behind for what is encoded next")
    func afterwards() {
        let value = Encoded.Free { encoder in
            var outer = encoder.container(keyedBy: Encoded.Key.self)
            var inner = outer.nestedContainer(keyedBy: Encoded.Key.self, forKey: .a)
            try inner.encode(1, forKey: .b)
        }
        #expect(json(value, RedactionRules(keys: ["a"])) == ##"{"a":{"$hidden":"key a"}}"##)
        #expect(json(value, RedactionRules()) == #"{"a":{"b":1}}"#)
    }

    @Test("do not show in errors")
    func errors() {
        let value = Encoded.Free { _ in
            throw EncodingError.invalidValue(1, .init(codingPath: [], debugDescription: "1234"))
        }
        #expect(json(value, rules) == ##"{"$error":"EncodingError.invalidValue"}"##)
    }
}

extension SingleValueEncodingContainer {
    fileprivate func encodedSecret() throws {
        var container = self
        try container.encode(1234)
    }
}
