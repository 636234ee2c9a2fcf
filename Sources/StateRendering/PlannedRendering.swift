/// Writes values as JSON by their plans: the full-value output of the fast tier.
///
/// What a plan does not understand is boxed and left to ``ValueRendering``, which writes it at the same depth.
struct PlannedRendering: ~Copyable {
    var sink: ByteSink
    var depth: Int
    let limits: RenderingLimits
    /// What encodes the value around this place, if that is shown by its encoding.
    var encoding: EncodingSession?

    /// - Parameter depth: how many containers lie around what is written.
    init(into sink: consuming ByteSink, limits: RenderingLimits, depth: Int = 0) {
        self.sink = sink
        self.limits = limits
        self.depth = depth
    }

    /// Whether a container at this place is written out.
    @inline(__always) var canDescend: Bool { depth < limits.maxDepth }

    @inline(__always)
    mutating func descend() {
        depth &+= 1
    }

    @inline(__always)
    mutating func ascend() {
        depth &-= 1
    }

    /// Writes the value of `plan` that lies at `place`.
    mutating func value(_ plan: Plan, at place: Place) {
        switch plan.kind {
        case .bool: place.load(UInt8.self) & 1 == 0 ? sink.raw("false") : sink.raw("true")
        case .int8: sink.integer(Int64(place.load(Int8.self)))
        case .int16: sink.integer(Int64(place.load(Int16.self)))
        case .int32: sink.integer(Int64(place.load(Int32.self)))
        case .int64: sink.exactInteger(place.load(Int64.self))
        case .uint8: sink.unsigned(UInt64(place.load(UInt8.self)))
        case .uint16: sink.unsigned(UInt64(place.load(UInt16.self)))
        case .uint32: sink.unsigned(UInt64(place.load(UInt32.self)))
        case .uint64: sink.exactInteger(place.load(UInt64.self))
        case .double: sink.double(place.load())
        case .string: unsafe place.withUTF8 { unsafe text($0) }  // copied while it is there
        case .date: sink.date(secondsSince2001: place.load())
        case .uuid: sink.uuid(at: place)
        case .members: members(plan, at: place)
        case .choice: choice(plan, at: place)
        case .optional:
            if plan.isNil(at: place) { sink.raw("null") } else { value(plan.element, at: place) }
        case .list: list(plan, at: place)
        case .entries: entries(plan, at: place)
        case .encoded: encoded(plan, at: place)
        case .hidden: if let text = plan.hiddenText { sink.raw(text) }
        case .existential: existential(plan, at: place)
        case .float, .url, .opaque: boxed(place.any(plan.type), plan)
        }
    }

    @inline(never)
    private mutating func existential(_ plan: Plan, at place: Place) {
        if !ExistentialContent.with(plan, at: place, { value($0, at: $1) }) { boxed(place.any(plan.type), plan) }
    }

    /// Writes a value of `plan`, or one that has none, by the public tier.
    mutating func boxed(_ value: Any, _ plan: Plan?) {
        var rendering = ValueRendering(limits: limits, redaction: plan?.redaction, depth: depth)
        rendering.encoding = encoding
        rendering.value(value)
        sink.raw(rendering.writer.bytes)
    }

    private mutating func members(_ plan: Plan, at place: Place) {
        let fields = unsafe plan.fields  // they stay for ever
        guard canDescend else { return cutWhole(of: fields.count) }
        var mirrored: [Member]?
        sink.byte(UInt8(ascii: "{"))
        descend()
        for index in 0..<fields.count {
            let field = unsafe fields[index]  // an index of its own
            if index > 0 { sink.byte(UInt8(ascii: ",")) }
            sink.raw(field.name)
            if field.isMirrored {
                let members = mirrored ?? plan.mirroredMembers(at: place)
                mirrored = members
                boxed(members[index].value, field.plan)
            } else {
                value(field.plan, at: place.advanced(by: field.offset))
            }
        }
        ascend()
        sink.byte(UInt8(ascii: "}"))
    }

    private mutating func choice(_ plan: Plan, at place: Place) {
        let (tags, choice) = plan.choice(at: place)
        guard let payload = choice.payload else { return sink.raw(choice.text) }
        guard canDescend else { return cutWhole(of: 1) }
        sink.byte(UInt8(ascii: "{"))
        sink.raw(choice.name)
        descend()
        plan.withPayload(choice, tags, at: place) { value(payload, at: $0) }
        ascend()
        sink.byte(UInt8(ascii: "}"))
    }

    private mutating func list(_ plan: Plan, at place: Place) {
        guard let list = plan.list else { preconditionFailure("a list without its type") }
        list.withElements(at: place) { first, count in
            guard count == 0 || canDescend else { return cutWhole(of: count) }
            guard count <= limits.maxElements else {
                return cut(of: count) { $0.elements(plan.element, from: first, count: $0.limits.maxElements) }
            }
            elements(plan.element, from: first, count: count)
        }
    }

    private mutating func elements(_ element: Plan, from first: Place?, count: Int) {
        sink.byte(UInt8(ascii: "["))
        descend()
        for index in 0..<count {
            guard let first else { break }
            if index > 0 { sink.byte(UInt8(ascii: ",")) }
            value(element, at: first.advanced(by: index &* element.stride))
        }
        ascend()
        sink.byte(UInt8(ascii: "]"))
    }

    private mutating func entries(_ plan: Plan, at place: Place) {
        guard let entries = plan.entries else { preconditionFailure("a dictionary without its type") }
        let count = entries.count(at: place)
        guard count == 0 || canDescend else { return cutWhole(of: count) }
        guard count <= limits.maxElements else {
            return cut(of: count) { $0.entries(entries, plan, at: place) }
        }
        self.entries(entries, plan, at: place)
    }

    private mutating func entries(_ entries: any EntriesAccess.Type, _ plan: Plan, at place: Place) {
        let redaction = plan.redaction
        var written = 0
        sink.byte(UInt8(ascii: "{"))
        descend()
        entries.forEachSorted(at: place) { name, place in
            guard written < limits.maxElements else { return }
            if written > 0 { sink.byte(UInt8(ascii: ",")) }
            written += 1
            sink.name(name)
            if let rule = redaction?.rule(at: .key(name)) { hidden(by: rule) } else { value(plan.element, at: place) }
        }
        ascend()
        sink.byte(UInt8(ascii: "}"))
    }

    /// Writes what stands for a hidden value.
    mutating func hidden(by rule: String) {
        var writer = JSONWriter()
        writer.hidden(by: rule)
        sink.raw(writer.bytes)
    }

    @inline(__always)
    mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.count > limits.maxStringBytes else { return unsafe sink.string(text) }
        unsafe longText(text)
    }

    @inline(never)
    private mutating func longText(_ text: UnsafeBufferPointer<UInt8>) {
        var end = limits.maxStringBytes
        while end > 0, unsafe text[end] & 0xC0 == 0x80 { end -= 1 }  // before its end; back to where a character begins
        cut(of: text.count) { unsafe $0.sink.string(UnsafeBufferPointer(rebasing: text[..<end])) }  // a part of it
    }

    mutating func cutWhole(of count: Int) {
        cut(of: count) { $0.sink.byte(UInt8(ascii: "0")) }
    }

    private mutating func cut(of count: Int, _ kept: (inout PlannedRendering) -> Void) {
        sink.raw("{\"$cut\":{\"kept\":")
        kept(&self)
        sink.raw(",\"of\":")
        sink.integer(Int64(count))
        sink.raw("}}")
    }
}
