/// Writes one value as JSON: the full-value output of the walk.
///
/// Types that render themselves come first, every other one is reflected.
struct ValueRendering {
    var writer = JSONWriter()
    private(set) var depth: Int
    /// The objects that lie around the place being written, outermost first.
    private(set) var ancestors: [ObjectIdentifier] = []
    /// How many objects were written since the outermost one around this place was entered.
    private var objectVisits = 0
    let limits: RenderingLimits
    /// What is hidden at this place and below; nil when nothing is anywhere.
    private(set) var redaction: Redaction?
    /// What encodes the value around this place, if that is shown by its encoding.
    var encoding: EncodingSession?
    let fields: FieldReader

    /// - Parameter depth: how many containers lie around the value.
    init(limits: RenderingLimits, redaction: Redaction? = nil, depth: Int = 0) {
        self.limits = limits
        self.redaction = redaction
        self.depth = depth
        fields = FieldReader(runsMirrors: redaction == nil)
    }

    /// Whether a container at this place is written out; past the depth limit only its size is.
    var canDescend: Bool { depth < limits.maxDepth }

    /// Whether nothing is hidden and no object lies around, so that a text does not depend on what was written before.
    var standsAlone: Bool { redaction == nil && ancestors.isEmpty }

    /// Writes any value.
    mutating func value<Value>(_ value: Value) {
        if let rule = hidingRule(for: value) { return writer.hidden(by: rule) }
        if let direct = value as? any DirectlyRendered {
            direct.render(in: &self)
        } else {
            reflected(value)
        }
    }

    /// The rule that hides `value` at this place.
    func hidingRule(for value: Any) -> String? {
        redaction?.rule(for: type(of: value))
    }

    /// Whether elements of `type` of an array at this place are hidden.
    func hidesElements(_ type: Any.Type) -> Bool {
        redaction?.inside(.index(0)).rule(for: type) != nil
    }

    /// Whether elements of `type` of an array at this place must not be told by their `id`.
    func hidesIdentity(of type: Any.Type) -> Bool {
        redaction?.hidesIdentity(of: type) ?? false
    }

    /// Whether keys of `type` are shown; those that are hidden are told apart by a number alone.
    func showsKeys(of type: Any.Type) -> Bool {
        redaction?.rule(for: type) == nil
    }

    /// Writes text, cut where it is too long.
    mutating func text(_ text: String) {
        let count = text.utf8.count
        guard count > limits.maxStringBytes else { return writer.string(text) }
        var end = text.utf8.index(text.startIndex, offsetBy: limits.maxStringBytes)
        while end.samePosition(in: text.unicodeScalars) == nil { text.utf8.formIndex(before: &end) }
        cut(of: count) { $0.writer.string(String(text[..<end])) }
    }

    /// Writes raw bytes, the text for them cut where it is too long.
    mutating func data(_ bytes: some Collection<UInt8>) {
        let count = (bytes.count + 2) / 3 * 4
        writer.raw("{\"$data\":{\"bytes\":")
        writer.integer(bytes.count)
        writer.raw(",\"base64\":")
        if count > limits.maxStringBytes {
            cut(of: count) { $0.writer.base64(bytes.prefix($0.limits.maxStringBytes / 4 * 3)) }
        } else {
            writer.base64(bytes)
        }
        writer.raw("}}")
    }

    /// Writes an array, `body` being called once for every element that is kept.
    mutating func list<Elements: Collection>(
        _ elements: Elements,
        _ body: (inout Self, Elements.Element) -> Void
    ) {
        container(count: elements.count, open: "[", close: "]") { rendering, kept in
            var separator = ""
            let outer = rendering.enter(.index(0))
            for element in elements.prefix(kept) {
                rendering.writer.raw(separator)
                body(&rendering, element)
                separator = ","
            }
            rendering.redaction = outer
        }
    }

    /// Writes an object whose members have the given names, in this order.
    ///
    /// - Parameter isOpenEnded: whether there can be any number of members, so that the limit applies.
    mutating func object(_ members: [Member], isOpenEnded: Bool) {
        container(count: members.count, isOpenEnded: isOpenEnded, open: "{", close: "}") { rendering, kept in
            var separator = ""
            for member in members.prefix(kept) {
                rendering.writer.raw(separator)
                rendering.writer.name(member.name)
                let outer = rendering.enter(.member(member.name))
                rendering.value(member.value)
                rendering.redaction = outer
                separator = ","
            }
        }
    }

    /// Writes a set: its members in the order of their texts.
    mutating func set(_ members: [Any]) {
        writer.raw("{\"$set\":")
        let texts = canDescend ? sortedTexts(of: members) : []
        container(count: members.count, open: "[", close: "]") { rendering, kept in
            var separator = ""
            for text in texts.prefix(kept) {
                rendering.writer.raw(separator)
                rendering.writer.raw(bytes: text)
                separator = ","
            }
        }
        writer.raw("}")
    }

    /// Writes what cannot be rendered: a closure, a metatype, a pointer.
    mutating func opaque(_ type: Any.Type) {
        writer.raw("{\"$opaque\":")
        writer.string(TypeName.short(type))
        writer.raw("}")
    }

    /// The texts of `members` inside a container at this place.
    mutating func texts(of members: some Sequence) -> [[UInt8]] {
        let outer = descend(into: .index(0))
        defer { ascend(to: outer) }
        return members.map { separateText(of: $0) }
    }

    /// The texts of `members` inside a container at this place, sorted.
    mutating func sortedTexts(of members: some Sequence) -> [[UInt8]] {
        texts(of: members).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The text of `value` at this place, written aside.
    mutating func separateText(of value: Any) -> [UInt8] {
        var aside = JSONWriter()
        swap(&aside, &writer)
        self.value(value)
        swap(&aside, &writer)
        return aside.bytes
    }

    /// The text of a key of a dictionary.
    mutating func keyText(of key: Any) -> [UInt8] {
        let outer = redaction
        redaction = outer?.withoutPaths
        defer { redaction = outer }
        return separateText(of: key)
    }

    /// Goes one container deeper; all elements of an array are alike to the rules.
    ///
    /// - Returns: what ``ascend(to:)`` needs.
    mutating func descend(into step: ChangePath.Step) -> Redaction? {
        depth += 1
        return enter(step)
    }

    /// Comes back from ``descend(into:)``.
    mutating func ascend(to outer: Redaction?) {
        depth -= 1
        redaction = outer
    }

    private mutating func enter(_ step: ChangePath.Step) -> Redaction? {
        guard let outer = redaction else { return nil }
        redaction = outer.inside(step)
        return outer
    }

    /// Whether `object` lies around this place.
    func isInside(_ object: ObjectIdentifier) -> Bool {
        ancestors.contains(object)
    }

    /// Whether the limit of objects inside the outermost one is reached, so that another one is cut.
    var isExhausted: Bool { !ancestors.isEmpty && objectVisits >= limits.maxObjectVisits }

    /// Goes into an object.
    mutating func enter(_ object: ObjectIdentifier) {
        objectVisits = ancestors.isEmpty ? 1 : objectVisits + 1
        ancestors.append(object)
    }

    /// Comes back from ``enter(_:)``.
    mutating func leaveObject() {
        ancestors.removeLast()
    }

    private mutating func reflected(_ value: Any) {
        guard let object = Reflection.object(value) else { return content(of: value) }
        guard !isInside(object) else { return reference(to: type(of: value)) }
        guard !isExhausted else { return cut(of: 1) { $0.writer.raw("0") } }
        enter(object)
        content(of: value)
        leaveObject()
    }

    private mutating func content(of value: Any) {
        if let encodable = encodable(value) { encoded(encodable) } else { members(of: value) }
    }

    /// A rendering without text, for what lies at this place.
    func emptied() -> ValueRendering {
        var other = self
        other.writer = JSONWriter()
        return other
    }

    /// Goes to another place among the same objects.
    mutating func enter(depth: Int, _ redaction: Redaction?) {
        self.depth = depth
        self.redaction = redaction
    }

    /// Takes over how many objects another rendering of the same place has met.
    mutating func countVisits(of other: ValueRendering) {
        objectVisits = other.objectVisits
    }

    private mutating func members(of value: Any) {
        let isOpenEnded = value is any CustomReflectable
        switch Reflection(of: value, reading: fields).shape {
        case .members(let members): object(members, isOpenEnded: isOpenEnded)
        case .choice(let name, nil): writer.string(name)
        case .choice(let name, let payload?): object([Member(name: name, value: payload)], isOpenEnded: false)
        case .optional(let wrapped): wrapped.render(in: &self)
        case .list(let elements): list(elements) { $0.value($1) }
        case .set(let members): set(members)
        case .entries(let entries): object(DictionaryMembers.named(entries, in: &self), isOpenEnded: true)
        case .opaque: opaque(type(of: value))
        }
    }

    private mutating func reference(to type: Any.Type) {
        writer.raw("{\"$ref\":")
        writer.string(TypeName.short(type))
        writer.raw("}")
    }

    /// - Parameter body: writes as many parts as it is told.
    private mutating func container(
        count: Int,
        isOpenEnded: Bool = true,
        open: String,
        close: String,
        _ body: (inout Self, _ kept: Int) -> Void
    ) {
        guard count == 0 || canDescend else { return cut(of: count) { $0.writer.raw("0") } }
        guard isOpenEnded, count > limits.maxElements else { return container(open, close) { body(&$0, count) } }
        cut(of: count) { rendering in
            rendering.container(open, close) { body(&$0, $0.limits.maxElements) }
        }
    }

    private mutating func container(_ open: String, _ close: String, _ body: (inout Self) -> Void) {
        writer.raw(open)
        depth += 1
        body(&self)
        depth -= 1
        writer.raw(close)
    }

    private mutating func cut(of count: Int, _ kept: (inout Self) -> Void) {
        writer.raw("{\"$cut\":{\"kept\":")
        kept(&self)
        writer.raw(",\"of\":")
        writer.integer(count)
        writer.raw("}}")
    }
}
