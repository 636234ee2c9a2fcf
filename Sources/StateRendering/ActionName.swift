/// Names an action without telling its content.
enum ActionName {
    static func text(of action: Any, maxSteps: Int) -> String {
        var steps: [String] = []
        var next: Any? = action
        for _ in 0..<maxSteps {  // optionals count too: a `customMirror` may wrap them without end
            guard let value = next else { break }
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
                next = wrapped.value
                continue
            }
            guard mirror.displayStyle == .enum else { break }
            steps.append(mirror.children.first?.label ?? EnumCase.name(of: value))
            next = mirror.children.first?.value
        }
        let name = steps.isEmpty ? TypeName.short(type(of: action)) : steps.joined(separator: ".")
        return printable(name)
    }

    /// A name may come from a `customMirror`, which can hold anything.
    private static func printable(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}
