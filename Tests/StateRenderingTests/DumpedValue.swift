import StateRendering
import Testing

/// A row of the table of dumps: a kind of value, alone and inside others.
struct DumpedValue: Sendable, CustomTestStringConvertible {
    /// The dumps of one value in one place.
    struct Texts {
        let place: String
        /// Nil where the standard library cannot be asked.
        let standard: String?
        let fast: String
        let plain: String
    }

    struct Around<Value> {
        var flag = true
        let value: Value
        var text = "behind"
    }

    enum Choice<Value> {
        case full(Value)
        case labelled(value: Value, Int)
    }

    final class Holder<Value> {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    let name: String
    let difference: DumpDifference?
    /// The dumps of a value that is made anew.
    let texts: @Sendable () -> [Texts]

    /// The dumps in both tiers when the first value of the whole type had none of these in it.
    let lateTexts: @Sendable () -> (fast: String, plain: String)

    var testDescription: String { name }

    init<Value>(_ name: String, _ difference: DumpDifference?, _ make: @escaping @Sendable () -> Value) {
        self.name = name
        self.difference = difference
        let isAsked = difference?.stopsTheProcess != true
        // So many of them take too long to be dumped again and again.
        let isAlone = difference == .objects
        texts = { isAlone ? [Self.texts("alone", make(), isAsked)] : Self.texts(of: make(), isAsked) }
        lateTexts = { Self.lateTexts([make(), make()]) }
    }

    static func lateTexts<Value>(_ values: [Value]) -> (fast: String, plain: String) {
        typealias Late = DumpTableTests.Late<Value>
        _ = Hunks.fast.dump([Late]())
        _ = Hunks.fast.dump([Late()])
        let late = [Late(), Late(list: values, maybes: [nil, values[0]], maybe: values[1], named: [1: values[0]])]
        return (Hunks.fast.dump(late), Hunks.plain.dump(late))
    }

    private static func texts<Whole>(_ place: String, _ whole: Whole, _ isAsked: Bool) -> Texts {
        let standard = isAsked ? Self.standard(whole) : nil
        return Texts(place: place, standard: standard, fast: Hunks.fast.dump(whole), plain: Hunks.plain.dump(whole))
    }

    private static func texts<Value>(of value: Value, _ isAsked: Bool) -> [Texts] {
        func texts<Whole>(_ place: String, _ whole: Whole) -> Texts { Self.texts(place, whole, isAsked) }
        return [
            texts("alone", value), texts("in an array", [value, value]), texts("in a struct", Around(value: value)),
            texts("in an optional", Optional(value)), texts("in an optional field", Around(value: Optional(value))),
            texts("in an array of optionals", [nil, Optional(value)]), texts("in a tuple", (1, inside: value)),
            texts("in an enum", Choice.full(value)), texts("with a label", Choice.labelled(value: value, 1)),
            texts("in an optional enum", Optional(Choice.full(value))), texts("in a dictionary", [1: value]),
            texts("in an optional dictionary", Optional(["a": value])), texts("in an object", Holder(value)),
            texts("as anything", [value as Any]), texts("in the header of an optional", Optional([(value, 1)])),
        ]
    }

    private static func standard<Value>(_ value: Value) -> String {
        var text = ""
        dump(value, to: &text, indent: 2)
        return text
    }
}
