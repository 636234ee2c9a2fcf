/// Says in one line a path what differs between two values.
package struct PathDifference: Sendable {
    private let renderer: StateRenderer

    package init(limits: RenderingLimits = .init(), redaction: RedactionRules = .init()) {
        renderer = StateRenderer(limits: limits, redaction: redaction)
    }

    /// Lines such as `🏛 State.cart.items[3].qty: 1 → 2`, joined by newlines; nil when nothing differs.
    ///
    /// `+` marks what is new, `−` what is gone, and an element that only changed its place says where it was. Values
    /// are JSON, `nil` aside, so that no control character of theirs gets into the text. Each index is the one that the
    /// element has when the lines above are done. An object in which more objects are met than the limit allows gets a
    /// line of its own, behind those of the parts that were reached.
    /// - Parameters:
    ///   - stateName: what the whole value is called.
    ///   - prefixLines: put before every line.
    ///   - filters: a path that contains any of these is left out; values are not searched.
    package func lines<State>(
        old: State,
        new: State,
        stateName: String,
        prefixLines: String,
        filters: [String] = []
    ) -> String? {
        let lines = PathLines(stateName: stateName, prefix: prefixLines, filters: filters)
        renderer.walk(from: old, to: new, output: lines)
        return lines.text
    }
}
