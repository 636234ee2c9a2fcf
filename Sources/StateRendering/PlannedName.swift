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
    /// - Parameter separator: stands before the first one.
    /// - Returns: false when it is no enum and nothing was written.
    @discardableResult
    static func write(
        _ plan: Plan,
        at place: Place,
        maxSteps: Int,
        separator: String = "",
        to writer: inout JSONWriter
    ) -> Bool {
        guard maxSteps > 0 else { return false }
        switch plan.kind {
        case .optional:
            guard !plan.isNil(at: place) else { return false }
            return write(plan.element, at: place, maxSteps: maxSteps - 1, separator: separator, to: &writer)
        case .choice:
            let (tags, choice) = plan.choice(at: place)
            writer.raw(separator)
            unsafe writer.raw(bytes: choice.step.bytes)  // it stays for ever
            guard choice.continuesName, let payload = choice.payload else { return true }
            tags.withPayload(at: place, size: plan.size) { place in
                write(payload, at: place, maxSteps: maxSteps - 1, separator: ".", to: &writer)
            }
            return true
        case .opaque:
            let steps = ActionName.steps(of: place.any(plan.type), maxSteps: maxSteps, plan.redaction)
            guard !steps.isEmpty else { return false }
            writer.raw(separator)
            writer.raw(bytes: quoted(steps.joined(separator: ".")).dropFirst().dropLast())
            return true
        default:
            return false
        }
    }

    private static func quoted(_ text: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.string(text)
        return writer.bytes
    }
}
