/// Writes values by their own encoding, straight into the bytes of the full value: the encoder where it calls.
///
/// One thread at a time uses it. While an `encode(to:)` runs, the session holds the rendering that called it, so that no
/// access to it lasts while code of the user's runs.
final class EncodingSession {
    var core = EncodingCore()
    /// What values are written by in the public tier, at the place of the frame's value; nil in the fast tier.
    private var context: ValueRendering?
    /// Whether errors are shown where they are thrown.
    private var isLenient = false
    private var plans = EncodingPlans()

    /// Writes the value of a plan, at a place of the fast tier.
    func write(_ type: any Encodable.Type, at place: Place, in rendering: inout PlannedRendering) {
        func opened<Value: Encodable>(_ type: Value.Type) { settle(place.value(type)) }
        swap(&core.rendering, &rendering)
        opened(type)
        swap(&core.rendering, &rendering)
    }

    /// The text of a value, at a place of the public tier.
    func text(of value: any Encodable, in place: inout ValueRendering) -> [UInt8] {
        ByteSink.with { sink in
            var rendering = PlannedRendering(into: sink, limits: place.limits, depth: place.depth)
            swap(&core.rendering, &rendering)
            let outer = context
            enter(place.emptied())
            settle(value)
            if let context { place.countVisits(of: context) }
            enter(outer)
            swap(&core.rendering, &rendering)
            return unsafe Array(rendering.sink.bytes())  // copied while it is there
        }
    }

    private func enter(_ context: ValueRendering?) {
        self.context = context
        core.isPlanned = context == nil
        core.frameRules = context?.redaction
    }

    /// Writes a value and what becomes of its error.
    ///
    /// As with other encoders an error goes through to whoever catches it. When nobody does, the outermost value is
    /// written once more, and what throws is shown in its place.
    private func settle(_ value: some Encodable) {
        guard core.failure == nil else { return }  // all this is taken back
        do {
            try write(frameOf: value)
        } catch {
            if isLenient { return show(error) }
            guard core.frame.number == 0 else { return core.failure = error }
            isLenient = true
            defer { isLenient = false }
            do { try write(frameOf: value) } catch { show(error) }
        }
    }

    private func show(_ error: any Error) {
        let text = EncodingFailure.text(of: error, showsDetails: context?.redaction == nil)
        core.rendering.error(text)
    }

    /// Writes a value by its `encode(to:)`; takes back what was written when that throws.
    private func write(frameOf value: some Encodable) throws {
        // Values that hand over to each other without a container would do so without end.
        guard core.frame.number <= 2 * core.rendering.limits.maxDepth else { return core.rendering.cutWhole(of: 1) }
        let outer = core.beginFrame()
        do {
            try value.encode(to: EncodingPlace(session: self, handle: core.handle(of: core.frame.base)))
            if let failure = core.takeFailure() { throw failure }
            core.endFrame(outer, hasFailed: false)
        } catch {
            core.endFrame(outer, hasFailed: true)
            throw error
        }
    }

    /// Writes a value at the end of what is written.
    func write<Value: Encodable>(_ value: Value) throws {
        let start = core.rendering.sink.count
        if context != nil {
            inContext { $0.value(value) }
        } else if let plan = plans.plan(of: Value.self, first: value) {
            switch plan.kind {
            case .encoded: return try write(frameOf: value)
            case .list, .entries, .optional, .opaque: Place.with(value) { place in apart { $0.value(plan, at: place) } }
            default: Place.with(value) { core.rendering.value(plan, at: $0) }
            }
        } else {
            apart { $0.boxed(value, nil) }
        }
        guard let failure = core.takeFailure() else { return }
        core.rendering.sink.truncate(to: start)
        throw failure
    }

    /// Writes a value of a container's part; takes the part back when that throws, unless errors are shown.
    func write(_ value: some Encodable, as part: EncodingPart, key: some CodingKey) throws {
        core.path.append(key)
        defer { core.path.removeLast() }
        let start = core.rendering.sink.count
        do {
            try write(value)
        } catch {
            guard isLenient else {
                core.takeBack(part)
                throw error
            }
            core.rendering.sink.truncate(to: start)
            show(error)
        }
        core.end(part)
    }

    func writeNil() {
        if context == nil { core.rendering.sink.raw("null") } else { inContext { $0.value(Int?.none) } }
    }

    /// Calls `body` with the rendering, in the place of which this session has none meanwhile.
    private func apart(_ body: (inout PlannedRendering) -> Void) {
        var rendering = PlannedRendering(into: ByteSink(), limits: core.rendering.limits)
        swap(&core.rendering, &rendering)
        rendering.encoding = self
        body(&rendering)
        rendering.encoding = nil
        swap(&core.rendering, &rendering)
    }

    /// Adds what `body` writes by the public tier.
    private func inContext(_ body: (inout ValueRendering) -> Void) {
        guard var inner = context else { return }
        inner.encoding = self
        inner.enter(depth: core.rendering.depth, core.rules)
        body(&inner)
        core.rendering.sink.raw(inner.writer.bytes)
        context?.countVisits(of: inner)
    }
}
