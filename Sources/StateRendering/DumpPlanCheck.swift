/// Holds a dump plan against what `Mirror` and the public tier say of a value.
enum DumpPlanCheck {
    /// Whether the plan shows of a value what reflection shows; of arrays the ends are looked at.
    static func holds(_ plan: DumpPlan, at place: Place, _ value: Any, depth: Int = 0) -> Bool {
        guard depth < DumpWriter.maxDepth else { return true }
        guard type(of: value) == plan.type else { return false }
        let mirror = Mirror(reflecting: value)
        switch plan.kind {
        case .opaque, .entries: return true
        case .members: return membersHold(plan, at: place, value, mirror, depth)
        case .choice: return choiceHolds(plan, at: place, value, mirror, depth)
        case .optional:
            guard let wrapped = mirror.children.first?.value else { return plan.isNil(at: place) }
            guard let element = plan.element, !plan.isNil(at: place) else { return false }
            return holds(element, at: place, wrapped, depth: depth + 1)
        case .list: return listHolds(plan, at: place, mirror, depth)
        default: return text(plan, at: place) == DebugText.header(of: value, mirror)
        }
    }

    private static func membersHold(
        _ plan: DumpPlan,
        at place: Place,
        _ value: Any,
        _ mirror: Mirror,
        _ depth: Int
    ) -> Bool {
        let fields = unsafe Array(plan.fields)  // copied
        let parts = DumpNode(of: value, reading: FieldReader(), breaksTies: false).parts
        guard parts.count == fields.count, text(plan.header) == DebugText.header(of: value, mirror) else {
            return false
        }
        return zip(fields, parts).allSatisfy { field, part in
            guard text(field.label) == "\(part.label ?? ""): " else { return false }
            if field.isMirrored { return true }
            return holds(field.plan, at: place.advanced(by: field.offset), part.value, depth: depth + 1)
        }
    }

    private static func choiceHolds(
        _ plan: DumpPlan,
        at place: Place,
        _ value: Any,
        _ mirror: Mirror,
        _ depth: Int
    ) -> Bool {
        let (tags, _, choice) = plan.choice(at: place)
        guard text(choice.header) == DebugText.header(of: value, mirror) else { return false }
        guard let content = mirror.children.first, let payload = choice.payload else {
            return mirror.children.isEmpty && choice.payload == nil
        }
        guard text(choice.label) == "\(content.label ?? ""): " else { return false }
        var isHeld = false
        tags.withPayload(at: place, size: plan.size) { place in
            isHeld = holds(payload, at: place, content.value, depth: depth + 1)
        }
        return isHeld
    }

    private static func listHolds(_ plan: DumpPlan, at place: Place, _ mirror: Mirror, _ depth: Int) -> Bool {
        let elements = mirror.children
        var isHeld = false
        plan.list?.withDumped(at: place) { start, count in
            isHeld = count == elements.count
            guard let start, let element = plan.element, isHeld, count > 0, element.kind != .opaque else { return }
            // An only element once: each level of a chain would double the time.
            isHeld = Set([0, count - 1]).allSatisfy { index in
                let child = elements[elements.index(elements.startIndex, offsetBy: index)].value
                return holds(element, at: start.advanced(by: index * element.stride), child, depth: depth + 1)
            }
        }
        return isHeld
    }

    private static func text(_ text: ByteText) -> String {
        unsafe String(decoding: text.bytes, as: UTF8.self)  // it stays for ever
    }

    private static func text(_ plan: DumpPlan, at place: Place) -> String {
        ByteSink.with { sink in
            var sink = sink
            sink.debugText(plan, at: place, depth: 0)
            return unsafe String(decoding: sink.bytes(), as: UTF8.self)  // copied while it is there
        }
    }
}
