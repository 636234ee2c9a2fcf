/// Tells whether two values have one text, as far as possible without writing it.
extension PlannedRendering {
    /// Whether the value at `old` has the text of that at `new`, which stands at the same depth.
    mutating func hasSameText(_ plan: Plan, _ old: Place, _ new: Place) -> Bool {
        if old.hasSameBytes(as: new, size: plan.size) { return true }
        switch plan.kind {
        case .bool: return old.load(UInt8.self) & 1 == new.load(UInt8.self) & 1
        case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .uuid: return false
        case .double: return old.load(Double.self) != new.load() && !isNaN(old) ? false : rendersSame(plan, old, new)
        // A text has fewer digits than a date.
        case .date: return abs(old.load(Double.self) - new.load()) > 1 ? false : rendersSame(plan, old, new)
        case .string: return old.hasSameUTF8(as: new) || isCut(old) && isCut(new) && rendersSame(plan, old, new)
        case .hidden: return true
        case .members: return haveSameMembers(plan, old, new)
        case .optional:
            guard plan.isNil(at: old) == plan.isNil(at: new) else { return false }
            return plan.isNil(at: old) || hasSameText(plan.element, old, new)
        case .list: return haveSameElements(plan, old, new)
        case .choice: return haveSameChoice(plan, old, new)
        default: return rendersSame(plan, old, new)
        }
    }

    /// Whether both texts, written out, are the same.
    mutating func rendersSame(_ plan: Plan, _ old: Place, _ new: Place) -> Bool {
        let start = sink.count
        value(plan, at: old)
        let end = sink.count
        value(plan, at: new)
        let isSame = sink.isSame(start..<end, end..<sink.count)
        sink.truncate(to: start)
        return isSame
    }

    private mutating func haveSameMembers(_ plan: Plan, _ old: Place, _ new: Place) -> Bool {
        guard canDescend else { return rendersSame(plan, old, new) }
        let fields = unsafe plan.fields  // they stay for ever
        descend()
        defer { ascend() }
        for index in 0..<fields.count {
            let field = unsafe fields[index]  // an index of its own
            let (before, after) = (old.advanced(by: field.offset), new.advanced(by: field.offset))
            if before.hasSameBytes(as: after, size: field.size) { continue }
            if field.isMirrored { return rendersSameAbove(plan, old, new) }
            guard hasSameText(field.plan, before, after) else { return false }
        }
        return true
    }

    private mutating func haveSameElements(_ plan: Plan, _ old: Place, _ new: Place) -> Bool {
        guard canDescend, let list = plan.list, plan.element.kind != .opaque else { return rendersSame(plan, old, new) }
        var isSame = false
        list.withElements(at: old) { oldStart, oldCount in
            list.withElements(at: new) { newStart, newCount in
                guard max(oldCount, newCount) <= limits.maxElements else {
                    return isSame = rendersSame(plan, old, new)
                }
                guard oldCount == newCount, let oldStart, let newStart else { return isSame = oldCount == newCount }
                descend()
                isSame = (0..<oldCount).allSatisfy { index in
                    let offset = index &* plan.element.stride
                    return hasSameText(plan.element, oldStart.advanced(by: offset), newStart.advanced(by: offset))
                }
                ascend()
            }
        }
        return isSame
    }

    private mutating func haveSameChoice(_ plan: Plan, _ old: Place, _ new: Place) -> Bool {
        let (tags, choice) = plan.choice(at: old)
        guard tags.tag(at: old) == tags.tag(at: new), canDescend else { return rendersSame(plan, old, new) }
        guard let payload = choice.payload else { return true }
        var isSame = false
        descend()
        plan.withPayload(choice, tags, at: old) { before in
            plan.withPayload(choice, tags, at: new) { isSame = hasSameText(payload, before, $0) }
        }
        ascend()
        return isSame
    }

    /// The same of what the present place is a member of.
    private mutating func rendersSameAbove(_ plan: Plan, _ old: Place, _ new: Place) -> Bool {
        ascend()
        defer { descend() }
        return rendersSame(plan, old, new)
    }

    private func isNaN(_ place: Place) -> Bool {
        place.load(Double.self).isNaN
    }

    private func isCut(_ place: Place) -> Bool {
        unsafe place.withUTF8 { $0.count > limits.maxStringBytes }  // only counted
    }
}
