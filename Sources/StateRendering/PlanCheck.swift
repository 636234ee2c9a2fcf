/// Holds a plan against what `Mirror` and the public tier say of a value.
enum PlanCheck {
    /// Whether the plan shows of a value what reflection shows; of arrays the ends are looked at.
    static func holds(_ plan: Plan, at place: Place, _ value: Any, depth: Int = 0) -> Bool {
        guard depth < 64 else { return true }
        guard plan.kind != .hidden else { return true }
        guard FieldLayout.mayBeReference(plan.type) || type(of: value) == plan.type else { return false }
        switch plan.kind {
        case .opaque, .entries, .hidden, .encoded, .existential: return true
        case .members: return membersHold(plan, at: place, value, depth)
        case .choice: return choiceHolds(plan, at: place, value, depth)
        case .optional:
            let wrapped = Mirror(reflecting: value).children.first?.value
            guard let wrapped else { return plan.isNil(at: place) }
            return !plan.isNil(at: place) && holds(plan.element, at: place, wrapped, depth: depth + 1)
        case .list: return listHolds(plan, at: place, value, depth)
        default: return text(plan, at: place) == text(value)
        }
    }

    private static func membersHold(_ plan: Plan, at place: Place, _ value: Any, _ depth: Int) -> Bool {
        let fields = unsafe Array(plan.fields)  // copied
        guard case .members(let members) = Reflection(of: value, reading: plan.fieldReader).shape,
            members.count == fields.count
        else {
            return false
        }
        return zip(fields, members).allSatisfy { field, member in
            var name = JSONWriter()
            name.name(member.name)
            guard unsafe field.name.bytes.elementsEqual(name.bytes) else { return false }  // they stay for ever
            if field.isMirrored { return true }
            return holds(field.plan, at: place.advanced(by: field.offset), member.value, depth: depth + 1)
        }
    }

    private static func choiceHolds(_ plan: Plan, at place: Place, _ value: Any, _ depth: Int) -> Bool {
        let (tags, choice) = plan.choice(at: place)
        guard case .choice(let name, let content) = Reflection(of: value, reading: plan.fieldReader).shape else {
            return false
        }
        var text = JSONWriter()
        text.string(name)
        guard unsafe choice.text.bytes.elementsEqual(text.bytes) else { return false }  // they stay for ever
        guard let content, let payload = choice.payload else { return content == nil && choice.payload == nil }
        var isHeld = false
        plan.withPayload(choice, tags, at: place) { isHeld = holds(payload, at: $0, content, depth: depth + 1) }
        return isHeld
    }

    private static func listHolds(_ plan: Plan, at place: Place, _ value: Any, _ depth: Int) -> Bool {
        let elements = Mirror(reflecting: value).children
        var isHeld = false
        plan.list?.withElements(at: place) { start, count in
            isHeld = count == elements.count
            guard let start, isHeld, count > 0, plan.element.kind != .opaque else { return }
            // An only element once: each level of a chain would double the time.
            isHeld = Set([0, count - 1]).allSatisfy { index in
                let child = elements[elements.index(elements.startIndex, offsetBy: index)].value
                let place = start.advanced(by: index * plan.element.stride)
                return holds(plan.element, at: place, child, depth: depth + 1)
            }
        }
        return isHeld
    }

    private static func text(_ plan: Plan, at place: Place) -> [UInt8] {
        ByteSink.with { sink in
            var rendering = PlannedRendering(into: sink, limits: RenderingLimits())
            rendering.value(plan, at: place)
            return unsafe Array(rendering.sink.bytes())  // copied
        }
    }

    private static func text(_ value: Any) -> [UInt8] {
        var rendering = ValueRendering(limits: RenderingLimits())
        rendering.value(value)
        return rendering.writer.bytes
    }
}
