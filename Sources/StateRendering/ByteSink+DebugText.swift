/// The text in one line that debug printing gives a value, by its plan: that of ``DebugText``.
extension ByteSink {
    /// - Parameter depth: how many others lie around the value in this text.
    mutating func debugText(_ plan: DumpPlan, at place: Place, depth: Int) {
        guard depth < DumpWriter.maxDepth else { return raw("…") }
        switch plan.kind {
        case .members: debugMembers(plan, at: place, depth)
        case .choice: debugChoice(plan, at: place, depth)
        case .optional:
            guard let element = plan.element, !plan.isNil(at: place) else { return raw("nil") }
            raw("Optional(")
            debugText(element, at: place, depth: depth + 1)
            byte(UInt8(ascii: ")"))
        case .list: debugList(plan, at: place, depth)
        case .date: debugDate(secondsSince2001: place.load())
        case .entries, .opaque: text(DebugText.text(of: place.any(plan.type), depth: depth))
        default: debugScalar(plan, at: place)
        }
    }

    /// Adds a value of one line.
    mutating func debugScalar(_ plan: DumpPlan, at place: Place) {
        switch plan.kind {
        case .bool: place.load(UInt8.self) & 1 == 0 ? raw("false") : raw("true")
        case .int8: integer(Int64(place.load(Int8.self)))
        case .int16: integer(Int64(place.load(Int16.self)))
        case .int32: integer(Int64(place.load(Int32.self)))
        case .int64: integer(place.load(Int64.self))
        case .uint8: unsigned(UInt64(place.load(UInt8.self)))
        case .uint16: unsigned(UInt64(place.load(UInt16.self)))
        case .uint32: unsigned(UInt64(place.load(UInt32.self)))
        case .uint64: unsigned(place.load(UInt64.self))
        case .double: debugDouble(place.load())
        case .float: text(place.load(Float.self).debugDescription)
        case .string: debugString(at: place)
        case .uuid: plainUUID(at: place)
        default: text(DebugText.text(of: place.any(plan.type)))
        }
    }

    private mutating func debugMembers(_ plan: DumpPlan, at place: Place, _ depth: Int) {
        let fields = unsafe plan.fields  // they stay for ever
        if !plan.isTuple { raw(plan.header) }
        byte(UInt8(ascii: "("))
        for index in 0..<fields.count {
            let field = unsafe fields[index]  // an index of its own
            if index > 0 { raw(", ") }
            raw(field.inlineLabel)
            if field.isMirrored {
                text(DebugText.text(of: plan.mirroredParts(at: place)[index].value, depth: depth + 1))
            } else {
                debugText(field.plan, at: place.advanced(by: field.offset), depth: depth + 1)
            }
        }
        byte(UInt8(ascii: ")"))
    }

    private mutating func debugChoice(_ plan: DumpPlan, at place: Place, _ depth: Int) {
        let (tags, _, choice) = plan.choice(at: place)
        raw(choice.header)
        guard let payload = choice.payload else { return }
        if !payload.isTuple { byte(UInt8(ascii: "(")) }
        tags.withPayload(at: place, size: plan.size) { debugText(payload, at: $0, depth: depth + 1) }
        if !payload.isTuple { byte(UInt8(ascii: ")")) }
    }

    private mutating func debugList(_ plan: DumpPlan, at place: Place, _ depth: Int) {
        guard let list = plan.list, let element = plan.element else { preconditionFailure("a list without its type") }
        byte(UInt8(ascii: "["))
        list.withDumped(at: place) { first, count in
            guard let first else { return }
            for index in 0..<count {
                if index > 0 { raw(", ") }
                debugText(element, at: first.advanced(by: index &* element.stride), depth: depth + 1)
            }
        }
        byte(UInt8(ascii: "]"))
    }
}
