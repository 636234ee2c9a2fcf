import Foundation
import StateRendering
import Testing

@Suite("Hidden values", .comparesTiers)
struct RedactionTests {
    /// Stops the process when anything looks at it.
    private struct Secret: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible, Encodable, Hashable
    {
        var code = 1234
        var customMirror: Mirror { fatalError("a mirror of what is hidden") }
        var description: String { fatalError("a description of what is hidden") }
        var debugDescription: String { fatalError("a description of what is hidden") }
        func encode(to encoder: any Encoder) throws { fatalError("an encoding of what is hidden") }
        static func == (left: Secret, right: Secret) -> Bool { fatalError("a comparison of what is hidden") }
        func hash(into hasher: inout Hasher) {}
    }

    private struct SecretRow: Identifiable {
        var code = 1234
        var id: Int { fatalError("the id of what is hidden") }
    }

    private class Account { var code = 1234 }
    private final class Special: Account {}

    private enum Login {
        case start
        case password(String)
        case user(name: String, pin: Int)
        case secret(Secret)
        case next(Inner)
    }

    private enum Inner { case open, closed(Int) }

    @propertyWrapper private struct Kept<Value> { var wrappedValue: Value }

    private struct User {
        var name = "Ada"
        var Password = "1234"
        @Kept var card = Secret()
        var _pin = 1234
        var cards = [Card(), Card(number: 12345)]
        var extra: [String: Any] = ["PASSWORD": 1234, "other": 1]
    }

    private struct Card { var number = 1234, name = "a card" }

    private func json<Value>(
        _ value: Value,
        _ rules: RedactionRules,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        both(sourceLocation) { tier in
            var writer = JSONWriter()
            StateRenderer(tier: tier, redaction: rules).write(value, to: &writer)
            return writer.text
        }
    }

    private func changes<Value>(
        _ old: Value,
        _ new: Value,
        _ rules: RedactionRules,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        both(sourceLocation) { tier in
            var writer = JSONWriter()
            let renderer = StateRenderer(tier: tier, redaction: rules)
            let count = renderer.writeChanges(from: old, to: new, to: &writer)
            #expect(renderer.isUnchanged(old, new) == (count == 0), sourceLocation: sourceLocation)
            var shadow = ShadowState(old, renderer: renderer)
            var shadowed = JSONWriter()
            shadow.advance(to: new, into: &shadowed)
            #expect(shadowed.text == writer.text, sourceLocation: sourceLocation)
            return writer.text
        }
    }

    private func name<Action>(_ action: Action, _ rules: RedactionRules) -> String {
        both { StateRenderer(tier: $0, redaction: rules).name(of: action) }
    }

    private func both(
        _ sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (RenderingTier) -> String
    ) -> String {
        let texts = [RenderingTier.full, .publicOnly].map(body)
        #expect(texts[0] == texts[1], sourceLocation: sourceLocation)
        return texts[0]
    }

    @Test("a key hides properties, keys of dictionaries, labels and cases, whatever their case")
    func keys() {
        let rules = RedactionRules(keys: ["password", "PIN", "card"])
        let user = json(User(), rules)
        #expect(user.hasPrefix(#"{"name":"Ada","Password":{"$hidden":"key password"},"card":{"$hidden":"key card"},"#))
        #expect(user.contains(#""_pin":{"$hidden":"key PIN"}"#))
        #expect(user.hasSuffix(#""extra":{"PASSWORD":{"$hidden":"key password"},"other":1}}"#))
        #expect(json(Login.password("1234"), rules) == #"{"password":{"$hidden":"key password"}}"#)
        #expect(json(Login.user(name: "a", pin: 1), rules) == #"{"user":{"name":"a","pin":{"$hidden":"key PIN"}}}"#)
        #expect(json([AnyHashable("pin"): Secret()], rules) == #"{"pin":{"$hidden":"key PIN"}}"#)
    }

    @Test("keys that collide as text are hidden all, and told apart without a look at them")
    func collidingKeys() {
        let rules = RedactionRules(keys: ["1"])
        let entries: [AnyHashable: Secret] = [1: Secret(), "1": Secret()]
        #expect(json(entries, rules) == #"{"1":{"$hidden":"key 1"},"1 #2":{"$hidden":"key 1"}}"#)
    }

    @Test("hidden keys are told apart in changes too, whatever their type")
    func changesOfHiddenKeys() {
        let rules = RedactionRules(types: [String.self, Int.self])
        func names<Key>(_ old: [Key: Bool], _ new: [Key: Bool]) -> String { changes(old, new, rules) }
        let key = #"{\"$hidden\":\"type"#
        #expect(
            names(["a": true, "b": true], ["a": true, "b": true, "c": true])
                == ##"[{"op":"add","path":"/\##(key) String\"} #3","value":true}]"##
        )
        #expect(
            names([1: true, 2: false], [3: false])
                == ##"[{"op":"remove","path":"/\##(key) Int\"} #2","old":true}]"##
        )
        #expect(names(["a": true], ["other": true]) == "[]")
    }

    private struct Numbered: Identifiable {
        var id: Int
        var name: String
    }

    @Test("rows whose id is hidden are not told by it")
    func hiddenIds() {
        let old = (0..<8).map { Numbered(id: $0, name: "\($0)") }
        let new = old.map { Numbered(id: $0.id + 9000, name: $0.id == 5 ? "new" : $0.name) }
        let expected = ##"[{"op":"replace","path":"/5/name","old":"5","value":"new"}]"##
        for rules in [
            RedactionRules(keys: ["ID"]), RedactionRules(paths: ["/*/id"]), RedactionRules(types: [Int.self]),
        ] {
            #expect(changes(old, new, rules) == expected)
        }
        #expect(changes(old, new, RedactionRules(keys: ["other"])).contains("9005"))
    }

    @Test("a path hides one place, a star in it is any step")
    func paths() {
        #expect(
            json(Card(), RedactionRules(paths: ["/number"]))
                == ##"{"number":{"$hidden":"path /number"},"name":"a card"}"##
        )
        #expect(
            json(["a/b": 1, "c": 2], RedactionRules(paths: ["/a~1b"])) == ##"{"a/b":{"$hidden":"path /a~1b"},"c":2}"##
        )
        #expect(json(["$a": 1], RedactionRules(paths: ["/$$a"])) == ##"{"$$a":{"$hidden":"path /$$a"}}"##)
        #expect(json([[1], [2]], RedactionRules(paths: ["/*"])) == ##"[{"$hidden":"path /*"},{"$hidden":"path /*"}]"##)
        let cards = json(["a": [Card()]], RedactionRules(paths: ["/*/*/number"]))
        #expect(cards == ##"{"a":[{"number":{"$hidden":"path /*/*/number"},"name":"a card"}]}"##)
        #expect(
            json(["a": [Card()]], RedactionRules(paths: ["/a/0/number"])).contains(#"{"$hidden":"path /a/0/number"}"#)
        )
        #expect(json(["a": ["b": 1]], RedactionRules(paths: ["/b", "/a/c"])) == #"{"a":{"b":1}}"#)
        #expect(json(Set([1, 2]), RedactionRules(paths: ["/$set/*"])).contains(#"[{"$hidden":"path /$set/*"}"#))
        #expect(json(1, RedactionRules(paths: [""])) == #"{"$hidden":"path "}"#)
    }

    @Test("a type hides its values, inside of containers and existentials too, and subclasses")
    func types() {
        let rules = RedactionRules(types: [Secret.self, Account.self])
        let hidden = #"{"$hidden":"type Secret"}"#
        #expect(json(Secret(), rules) == hidden)
        #expect(json([Secret(), Secret()], rules) == "[\(hidden),\(hidden)]")
        #expect(json(["a": Secret()], rules) == #"{"a":\#(hidden)}"#)
        #expect(json(Secret?.some(Secret()), rules) == hidden)
        #expect(json(Secret?.none, rules) == "null")
        #expect(json([1, Secret()] as [Any], rules) == "[1,\(hidden)]")
        #expect(json(AnyHashable(Secret()), rules) == hidden)
        #expect(json(Login.secret(Secret()), rules) == #"{"secret":\#(hidden)}"#)
        #expect(json([Special()], rules) == #"[{"$hidden":"type Account"}]"#)
        #expect(json(Kept(wrappedValue: Secret()), rules) == #"{"wrappedValue":\#(hidden)}"#)
        #expect(json(Set([Secret()]), rules) == #"{"$set":[\#(hidden)]}"#)
    }

    @Test("nothing hidden appears in changes, and a change of it is none")
    func changesOfHidden() {
        let rules = RedactionRules(keys: ["pin", "password", "number"], paths: ["/card"], types: [Secret.self])
        var new = User()
        new.Password = "9999"
        new._pin = 9999
        new.card.code = 9999
        new.cards[0].number = 9999
        new.extra["PASSWORD"] = 9999
        #expect(changes(User(), new, rules) == "[]")
        new.name = "Bob"
        new.extra["password"] = 9999
        new.cards.append(Card(number: 9999))
        let text = changes(User(), new, rules)
        #expect(
            text.contains(#""path":"/name""#) && text.contains(#""path":"/cards/2""#)
                && text.contains("/extra/password")
        )
        #expect(!text.contains("9999") && !text.contains("1234"))
    }

    @Test("rows of a hidden type are counted and not looked at")
    func rows() {
        let rules = RedactionRules(types: [SecretRow.self])
        #expect(changes([SecretRow()], [SecretRow(code: 9999)], rules) == "[]")
        let old = (0..<8).map { SecretRow(code: $0) }
        let text = changes(old, Array(old.reversed().dropLast()), rules)
        #expect(text.contains("$hidden"))
        #expect(changes([1, SecretRow()] as [Any], [1, SecretRow(code: 9999)] as [Any], rules) == "[]")
    }

    @Test("what changes between hidden and shown is replaced")
    func otherType() {
        let rules = RedactionRules(types: [Secret.self])
        let text = changes(["a": Secret()] as [String: Any], ["a": 1] as [String: Any], rules)
        #expect(text == #"[{"op":"replace","path":"/a","old":{"$hidden":"type Secret"},"value":1}]"#)
    }

    @Test("the name of an action ends before a hidden payload, and names the case")
    func names() {
        #expect(name(Login.password("1234"), RedactionRules(keys: ["password"])) == "password")
        #expect(name(Login.next(.closed(1)), RedactionRules(keys: ["x"])) == "next.closed")
        #expect(name(Login.next(.closed(1)), RedactionRules(keys: ["next"])) == "next")
        #expect(name(Login.next(.closed(1)), RedactionRules(paths: ["/next"])) == "next")
        #expect(name(Login.next(.closed(1)), RedactionRules(types: [Inner.self])) == "next")
        #expect(name(Login.secret(Secret()), RedactionRules(types: [Secret.self])) == "secret")
        #expect(name(Login.start, RedactionRules(types: [Login.self])) == "Login")
    }

    private struct Row: Identifiable {
        var id = 1
        var name = "Ada"
        var card = Card()
        var codes = ["a": 1]
        weak var account: Account?
    }

    @Test("rows in which something is hidden are compared by the rest")
    func partsOfRows() {
        let rules = RedactionRules(keys: ["number", "account"], paths: ["/*/name", "/5/codes"])
        let old = (0..<8).map { Row(id: $0) }
        var new = old
        new[3].card.number = 9999
        new[4].name = "Bob"
        new[5].codes["a"] = 9999
        #expect(changes(old, new, rules) == "[]")
        new[3].card.name = "new"
        #expect(
            changes(old, new, rules)
                == ##"[{"op":"replace","path":"/3/card/name","old":"a card","value":"new"}]"##
        )
        new.insert(new.remove(at: 0), at: 6)
        #expect(changes(old, new, rules).contains(##"{"op":"move","path":"/6","from":"/0"}"##))
        #expect(!json(new, rules).contains("9999") && !json(new, rules).contains("Bob"))
    }

    @Test("a change of what is hidden reaches the shadow, which tells nothing of it")
    func shadow() {
        let rules = RedactionRules(keys: ["number"], types: [Account.self])
        let account = Account()
        let old = [Row(account: account), Row(id: 2)]
        var shadow = ShadowState(old, renderer: StateRenderer(redaction: rules))
        var new = old
        for number in 0..<20 {
            new[1].card.number = number
            new[0].account = number % 2 == 0 ? nil : account
            new[0].name = "name \(number)"
            var (writer, text, expected) = (JSONWriter(), JSONWriter(), JSONWriter())
            shadow.advance(to: new, into: &writer)
            #expect(writer.text.contains("name \(number)"))
            shadow.write(to: &text)
            StateRenderer(tier: .publicOnly, redaction: rules).write(new, to: &expected)
            #expect(text.text == expected.text)
        }
    }
}
