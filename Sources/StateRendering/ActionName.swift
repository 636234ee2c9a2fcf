/// Names an action without telling its content: by reflection, where no plan tells the cases.
enum ActionName {
    static func text(of action: Any, maxSteps: Int, _ redaction: Redaction? = nil) -> String {
        let steps = steps(of: action, maxSteps: maxSteps, redaction)
        return steps.isEmpty ? of(type(of: action)) : steps.joined(separator: ".")
    }

    /// The name of an action that is no enum.
    static func of(_ type: Any.Type) -> String {
        printable(TypeName.short(type))
    }

    /// The cases that `action` is in, from the outside to the inside.
    ///
    /// They end before a payload that is hidden.
    static func steps(of action: Any, maxSteps: Int, _ redaction: Redaction? = nil) -> [String] {
        var redaction = redaction
        var steps: [String] = []
        var next: Any? = action
        for _ in 0..<maxSteps {  // optionals count too: a `customMirror` may wrap them without end
            guard let value = next, redaction?.rule(for: type(of: value)) == nil else { break }
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
                next = wrapped.value
                continue
            }
            guard mirror.displayStyle == .enum else { break }
            let step = mirror.children.first?.label ?? EnumCase.name(of: value)
            steps.append(printable(step))
            redaction = redaction?.inside(.member(step))
            next = mirror.children.first?.value
        }
        return steps
    }

    /// A name may come from a `customMirror`, which can hold anything.
    private static func printable(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}
