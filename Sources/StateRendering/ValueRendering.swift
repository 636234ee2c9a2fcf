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
    private let limits: RenderingLimits
    let fields = FieldReader()

    /// - Parameter depth: how many containers lie around the value.
    init(limits: RenderingLimits, depth: Int = 0) {
        self.limits = limits
        self.depth = depth
    }

    /// Whether a container at this place is written out; past the depth limit only its size is.
    var canDescend: Bool { depth < limits.maxDepth }

    /// Writes any value.
    mutating func value<Value>(_ value: Value) {
        if let direct = value as? any DirectlyRendered {
            direct.render(in: &self)
        } else {
            reflected(value)
        }
    }

    /// Writes an array, `body` being called once for every element.
    mutating func list<Elements: Sequence>(
        _ elements: Elements,
        count: Int,
        _ body: (inout Self, Elements.Element) -> Void
    ) {
        container(count: count, open: "[", close: "]") { rendering in
            var separator = ""
            for element in elements {
                rendering.writer.raw(separator)
                body(&rendering, element)
                separator = ","
            }
        }
    }

    /// Writes an object whose members have the given names, in this order.
    mutating func object(_ members: [Member]) {
        container(count: members.count, open: "{", close: "}") { rendering in
            var separator = ""
            for member in members {
                rendering.writer.raw(separator)
                rendering.writer.name(member.name)
                rendering.value(member.value)
                separator = ","
            }
        }
    }

    /// Writes a set: its members in the order of their texts.
    mutating func set(_ members: [Any]) {
        writer.raw("{\"$set\":")
        let texts = canDescend ? sortedTexts(of: members) : []
        container(count: members.count, open: "[", close: "]") { rendering in
            var separator = ""
            for text in texts {
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
        descend()
        defer { ascend() }
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

    /// Goes one container deeper.
    mutating func descend() {
        depth += 1
    }

    /// Comes back from ``descend()``.
    mutating func ascend() {
        depth -= 1
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
        guard let object = Reflection.object(value) else { return members(of: value) }
        guard !isInside(object) else { return reference(to: type(of: value)) }
        guard !isExhausted else { return cut(1) }
        enter(object)
        members(of: value)
        leaveObject()
    }

    private mutating func members(of value: Any) {
        switch Reflection(of: value, reading: fields).shape {
        case .members(let members): object(members)
        case .choice(let name, nil): writer.string(name)
        case .choice(let name, let payload?): object([Member(name: name, value: payload)])
        case .optional(let wrapped): wrapped.render(in: &self)
        case .list(let elements): list(elements, count: elements.count) { $0.value($1) }
        case .set(let members): set(members)
        case .entries(let entries): object(DictionaryMembers.named(entries, in: &self))
        case .opaque: opaque(type(of: value))
        }
    }

    private mutating func reference(to type: Any.Type) {
        writer.raw("{\"$ref\":")
        writer.string(TypeName.short(type))
        writer.raw("}")
    }

    private mutating func container(count: Int, open: String, close: String, _ body: (inout Self) -> Void) {
        guard count == 0 || canDescend else { return cut(count) }
        writer.raw(open)
        depth += 1
        body(&self)
        depth -= 1
        writer.raw(close)
    }

    private mutating func cut(_ count: Int) {
        writer.raw("{\"$cut\":{\"kept\":0,\"of\":")
        writer.integer(count)
        writer.raw("}}")
    }
}
