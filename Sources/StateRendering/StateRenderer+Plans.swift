/// The fast tier: by a plan where there is one.
///
/// What is generic ends here: the walks know only places.
extension StateRenderer {
    /// The plan to render by; nil where the public tier has to.
    @inline(__always)
    func plan<Value>(for value: Value) -> Plan? {
        guard let plans else { return nil }
        return ThreadPlans.values.found(for: ObjectIdentifier(Value.self), in: plans.number) {
            plans.plan(for: Value.self, first: value)
        }
    }

    /// The same for a value that lies at a place.
    @inline(__always)
    func plan(of type: Any.Type, at place: Place) -> Plan? {
        guard let plans else { return nil }
        return ThreadPlans.values.found(for: ObjectIdentifier(type), in: plans.number) {
            func opened<Value>(_ type: Value.Type) -> Plan? { plans.plan(for: type, first: place.value()) }
            return opened(type)
        }
    }

    /// What an existential holds, so that it is opened by the type that it has at run time; nil for other values.
    @inline(__always)
    func content<Value>(of value: Value) -> Any? {
        guard plans != nil, TypeKind(of: Value.self) == .existential else { return nil }
        let existential: Any = value
        let contentType: Any.Type = type(of: existential)
        func content<Content>(as type: Content.Type) -> Any? { existential as? Content }
        return content(as: contentType)
    }

    func writeName(of place: Place, by plan: Plan, to writer: inout JSONWriter) {
        ByteSink.with { sink in
            var sink = sink
            writeName(of: place, by: plan, to: &sink)
            unsafe writer.raw(sink.bytes())  // copied while it is there
        }
    }

    private func writeName(of place: Place, by plan: Plan, to sink: inout ByteSink) {
        let start = sink.count
        sink.byte(UInt8(ascii: "\""))
        if PlannedName.write(plan, at: place, maxSteps: limits.maxDepth, to: &sink) {
            return sink.byte(UInt8(ascii: "\""))
        }
        sink.truncate(to: start)
        sink.raw(plan.typeName)
    }

    func action(at place: Place, by plan: Plan) -> (json: [UInt8], nameEnd: Int) {
        ByteSink.with { sink in
            var rendering = PlannedRendering(into: sink, limits: limits)
            writeName(of: place, by: plan, to: &rendering.sink)
            let nameEnd = rendering.sink.count
            rendering.value(plan, at: place)
            return (unsafe Array(rendering.sink.bytes()), nameEnd)  // copied while it is there
        }
    }

    func write(_ place: Place, by plan: Plan, to writer: inout JSONWriter) {
        ByteSink.with { sink in
            var rendering = PlannedRendering(into: sink, limits: limits)
            rendering.value(plan, at: place)
            unsafe writer.raw(rendering.sink.bytes())  // copied while it is there
        }
    }

    func writeChanges(from old: Place, to new: Place, by plan: Plan, to writer: inout JSONWriter) -> Int {
        ByteSink.withTwo { sink, path in
            var walk = PlannedWalk(into: sink, path: path, limits: limits, stopsAtFirst: false)
            walk.rendering.sink.byte(UInt8(ascii: "["))
            walk.compare(plan, old, new)
            walk.rendering.sink.byte(UInt8(ascii: "]"))
            unsafe writer.raw(walk.rendering.sink.bytes())  // copied while it is there
            return walk.count
        }
    }

    /// The same for a shadow; `log` gets what is to be written into it.
    func writeChanges(
        from old: Place,
        to new: Place,
        by plan: Plan,
        until deadline: PassDeadline,
        noting log: inout ShadowLog,
        to writer: inout JSONWriter
    ) -> ShadowAdvance {
        ByteSink.withTwo { sink, path in
            var walk = PlannedWalk(into: sink, path: path, limits: limits, stopsAtFirst: false)
            walk.deadline = deadline
            swap(&walk.log, &log)
            walk.rendering.sink.byte(UInt8(ascii: "["))
            walk.compare(plan, old, new)
            walk.rendering.sink.byte(UInt8(ascii: "]"))
            unsafe writer.raw(walk.rendering.sink.bytes())  // copied while it is there
            swap(&walk.log, &log)
            return ShadowAdvance(count: walk.count, isComplete: !walk.isStopped)
        }
    }

    func isUnchanged(_ old: Place, _ new: Place, by plan: Plan) -> Bool {
        ByteSink.withTwo { sink, path in
            var walk = PlannedWalk(into: sink, path: path, limits: limits, stopsAtFirst: true)
            walk.compare(plan, old, new)
            return walk.count == 0
        }
    }
}
