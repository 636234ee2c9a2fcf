/// Writes values as JSON by their plans: the full-value output of the fast tier.
///
/// What a plan does not understand is boxed and left to ``ValueRendering``, which writes it at the same depth.
struct PlannedRendering: ~Copyable {
    var sink: ByteSink
    private(set) var depth = 0
    let limits: RenderingLimits

    init(into sink: consuming ByteSink, limits: RenderingLimits) {
        self.sink = sink
        self.limits = limits
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
        case .string: unsafe place.withUTF8 { unsafe sink.string($0) }  // copied while it is there
        case .date: sink.date(secondsSince2001: place.load())
        case .uuid: sink.uuid(at: place)
        case .members: members(plan, at: place)
        case .choice: choice(plan, at: place)
        case .optional:
            if plan.isNil(at: place) { sink.raw("null") } else { value(plan.element, at: place) }
        case .list: list(plan, at: place)
        case .entries: entries(plan, at: place)
        case .url, .opaque: boxed(place.any(plan.type))
        }
    }

    /// Writes a value by the public tier.
    mutating func boxed(_ value: Any) {
        var rendering = ValueRendering(limits: limits, depth: depth)
        rendering.value(value)
        sink.raw(rendering.writer.bytes)
    }

    private mutating func members(_ plan: Plan, at place: Place) {
        let fields = unsafe plan.fields  // they stay for ever
        guard canDescend else { return cut(fields.count) }
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
                boxed(members[index].value)
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
        guard canDescend else { return cut(1) }
        sink.byte(UInt8(ascii: "{"))
        sink.raw(choice.name)
        descend()
        tags.withPayload(at: place, size: plan.size) { value(payload, at: $0) }
        ascend()
        sink.byte(UInt8(ascii: "}"))
    }

    private mutating func list(_ plan: Plan, at place: Place) {
        guard let list = plan.list else { preconditionFailure("a list without its type") }
        list.withElements(at: place) { first, count in
            guard count == 0 || canDescend else { return cut(count) }
            let element = plan.element
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
    }

    private mutating func entries(_ plan: Plan, at place: Place) {
        guard let entries = plan.entries else { preconditionFailure("a dictionary without its type") }
        let count = entries.count(at: place)
        guard count == 0 || canDescend else { return cut(count) }
        var isFirst = true
        sink.byte(UInt8(ascii: "{"))
        descend()
        entries.forEachSorted(at: place) { name, place in
            if !isFirst { sink.byte(UInt8(ascii: ",")) }
            isFirst = false
            sink.name(name)
            value(plan.element, at: place)
        }
        ascend()
        sink.byte(UInt8(ascii: "}"))
    }

    private mutating func cut(_ count: Int) {
        sink.raw("{\"$cut\":{\"kept\":0,\"of\":")
        sink.integer(Int64(count))
        sink.raw("}}")
    }
}
