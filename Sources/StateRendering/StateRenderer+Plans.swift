/// The fast tier: by a plan where there is one.
extension StateRenderer {
    /// The plan to render by; nil where the public tier has to.
    @inline(__always)
    func plan<Value>(for value: Value) -> Plan? {
        tier == .full ? PlanCache.plan(for: Value.self, first: value) : nil
    }

    func write<Value>(_ value: Value, by plan: Plan, to writer: inout JSONWriter) {
        ByteSink.with { sink in
            var rendering = PlannedRendering(into: sink, limits: limits)
            Place.with(value) { rendering.value(plan, at: $0) }
            unsafe writer.raw(bytes: rendering.sink.bytes())  // copied while it is there
        }
    }

    func writeChanges<State>(from old: State, to new: State, by plan: Plan, to writer: inout JSONWriter) -> Int {
        withWalk(from: old, to: new, by: plan, stopsAtFirst: false) { walk in
            writer.raw("[")
            unsafe writer.raw(bytes: walk.rendering.sink.bytes())  // copied while it is there
            writer.raw("]")
            return walk.count
        }
    }

    func isUnchanged<State>(_ old: State, _ new: State, by plan: Plan) -> Bool {
        withWalk(from: old, to: new, by: plan, stopsAtFirst: true) { $0.count == 0 }
    }

    private func withWalk<State, Result>(
        from old: State,
        to new: State,
        by plan: Plan,
        stopsAtFirst: Bool,
        _ body: (borrowing PlannedWalk) -> Result
    ) -> Result {
        ByteSink.withTwo { sink, path in
            var walk = PlannedWalk(into: sink, path: path, limits: limits, stopsAtFirst: stopsAtFirst)
            Place.with(old) { before in Place.with(new) { after in walk.compare(plan, before, after) } }
            return body(walk)
        }
    }
}
