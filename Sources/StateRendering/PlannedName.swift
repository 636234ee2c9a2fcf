/// Names an action by its plan: the texts of the cases are prepared, so that only the tags are read.
enum PlannedName {
    /// Whether a payload of this type may add to the name, being an enum or something that may hold one.
    static func mayContinue(with payload: Any.Type) -> Bool {
        if let optional = payload as? any OptionalAccess.Type { return mayContinue(with: optional.wrappedType) }
        switch TypeKind(of: payload) {
        case .enumeration, .optional, .existential, .other: return true
        case .structure, .tuple: return payload is any CustomReflectable.Type && !(payload is any DirectlyRendered.Type)
        }
    }

    /// Appends the cases that the value at `place` is in, joined by dots, as they stand inside quotes.
    ///
    /// - Parameter continues: whether a name stands there already, so that a dot comes first.
    /// - Returns: false when it is no enum and nothing was written.
    @discardableResult
    static func write(
        _ plan: Plan,
        at place: Place,
        maxSteps: Int,
        continues: Bool = false,
        to sink: inout ByteSink
    ) -> Bool {
        guard maxSteps > 0 else { return false }
        switch plan.kind {
        case .optional:
            guard !plan.isNil(at: place) else { return false }
            return write(plan.element, at: place, maxSteps: maxSteps - 1, continues: continues, to: &sink)
        case .choice:
            let (tags, choice) = plan.choice(at: place)
            if continues { sink.byte(UInt8(ascii: ".")) }
            sink.raw(choice.step)
            guard choice.continuesName, let payload = choice.payload else { return true }
            plan.withPayload(choice, tags, at: place) { place in
                write(payload, at: place, maxSteps: maxSteps - 1, continues: true, to: &sink)
            }
            return true
        case .opaque, .encoded, .existential:
            let steps = ActionName.steps(of: place.any(plan.type), maxSteps: maxSteps, plan.redaction)
            guard !steps.isEmpty else { return false }
            if continues { sink.byte(UInt8(ascii: ".")) }
            var name = steps.joined(separator: ".")
            name.withUTF8 { unsafe sink.escaped($0) }  // copied while it is there
            return true
        default:
            return false
        }
    }
}
