/// Renders any Swift value as JSON, and the differences of two.
///
/// The JSON is that of PROTOCOL.md, table "Values"; the differences are its RFC 6902 operations. Any type will do: what
/// the renderer does not know is reflected, and a type with a `customMirror` is taken by its word.
///
/// Objects are read where they lie, so one that another thread may change must not be handed in from elsewhere, and an
/// object that was changed in place is the same before and after: only values show their changes. Another object is a
/// change as a whole. Weak and unowned fields are never read; the name of their type stands for them.
package struct StateRenderer: Sendable {
    let limits: RenderingLimits
    let tier: RenderingTier
    let redaction: Redaction?
    /// What the fast tier knows of types under these rules; nil where the public tier has to do.
    let plans: PlanCache?

    /// - Parameters:
    ///   - tier: how values are looked into; it changes the cost, never the text.
    ///   - redaction: what is hidden; it costs where it applies.
    package init(
        limits: RenderingLimits = .init(),
        tier: RenderingTier = .full,
        redaction: RedactionRules = .init()
    ) {
        self.limits = limits
        self.redaction = Redaction(redaction)
        self.tier = tier.effective
        plans = self.tier == .full ? PlanCache.of(redaction) : nil
    }

    /// Appends `value` as JSON.
    package func write<Value>(_ value: Value, to writer: inout JSONWriter) {
        if let plan = plan(for: value) {
            return Place.with(value) { write($0, by: plan, to: &writer) }
        }
        if let content = content(of: value) { return write(content, to: &writer) }
        var rendering = ValueRendering(limits: limits, redaction: redaction)
        swap(&rendering.writer, &writer)
        rendering.value(value)
        swap(&rendering.writer, &writer)
    }

    /// Appends the list of operations that turn the JSON of `old` into that of `new`; `[]` when they are equal.
    ///
    /// Applied in order they give the new value, undone in reverse the old one. What has the same bits in both is not
    /// looked at, so the cost follows the change and not the size of the state.
    /// - Returns: how many operations there are.
    @discardableResult
    package func writeChanges<State>(from old: State, to new: State, to writer: inout JSONWriter) -> Int {
        let size = MemoryLayout<State>.size
        return Place.with(old, new) { writeChanges(of: State.self, size, from: $0, to: $1, to: &writer) }
    }

    /// The same for values that lie at places; it is not generic, so that callers pay for no witnesses of their type.
    private func writeChanges(
        of type: Any.Type,
        _ size: Int,
        from old: Place,
        to new: Place,
        to writer: inout JSONWriter
    ) -> Int {
        guard !old.hasSameBytes(as: new, size: size) else {
            writer.raw("[]")
            return 0
        }
        if let plan = plan(of: type, at: new) { return writeChanges(from: old, to: new, by: plan, to: &writer) }
        var continued = JSONWriter()
        swap(&continued, &writer)
        let list = ChangeListWriter(continuing: continued)
        walk(from: old.any(type), to: new.any(type), output: list)
        writer = list.close()
        return list.count
    }

    /// Whether both values have the same bits, hence the same JSON; looks at no storage.
    package static func hasSameBits<State>(_ first: State, _ second: State) -> Bool { SameBits.hold(first, second) }

    /// Whether both values have the same JSON; stops at the first difference.
    package func isUnchanged<State>(_ old: State, _ new: State) -> Bool {
        guard !SameBits.hold(old, new) else { return true }
        if let plan = plan(for: new) { return Place.with(old, new) { isUnchanged($0, $1, by: plan) } }
        let difference = FirstDifference()
        walk(from: old, to: new, output: difference)
        return !difference.isSatisfied
    }

    /// The name of an action: the path of enum cases, joined by dots (`cart.add`), or the type's name.
    ///
    /// The path goes on while a case wraps exactly one unlabelled enum; nothing else of a payload enters the name, nor
    /// does any control character.
    package func name<Action>(of action: Action) -> String {
        var writer = JSONWriter()
        writeName(of: action, to: &writer)
        return JSONText.unquoted(writer.bytes)
    }

    /// Appends the name of an action as a JSON string.
    ///
    /// - Complexity: some tens of nanoseconds where a plan tells the cases, some microseconds elsewhere.
    package func writeName<Action>(of action: Action, to writer: inout JSONWriter) {
        if let plan = plan(for: action) {
            Place.with(action) { writeName(of: $0, by: plan, to: &writer) }
        } else if let content = content(of: action) {
            writeName(of: content, to: &writer)
        } else {
            writer.string(ActionName.text(of: action, maxSteps: limits.maxDepth, redaction))
        }
    }

    /// An action as JSON in one piece of memory: its name, a string, and its value right behind it.
    package func action<Action>(_ action: Action) -> (json: [UInt8], nameEnd: Int) {
        if let plan = plan(for: action) { return Place.with(action) { self.action(at: $0, by: plan) } }
        if let content = content(of: action) { return self.action(content) }
        var json = JSONWriter()
        writeName(of: action, to: &json)
        let nameEnd = json.bytes.count
        write(action, to: &json)
        return (json.bytes, nameEnd)
    }

    func walk(from old: Any, to new: Any, output: any ChangeOutput) {
        var walk = ChangeWalk(limits: limits, output: output, redaction: redaction)
        walk.compare(old, new)
    }
}
