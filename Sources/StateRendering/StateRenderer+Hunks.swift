/// The text hunks of two values.
extension StateRenderer {
    /// The lines in which the dumps of two values differ, as ``LineDifference`` writes them; nil when none does.
    ///
    /// Where types are known by plan the dumps are never written: what has the same bits is passed over, its lines are
    /// counted, and only those that a hunk shows are written. The script is a valid one; where most of an array is
    /// replaced it may be longer than the shortest.
    /// - Parameters:
    ///   - linesOfContext: how many equal lines stand around a change.
    ///   - prefix: put before every line.
    package func hunks<State>(from old: State, to new: State, linesOfContext: Int, prefix: String) -> String? {
        let size = MemoryLayout<State>.size
        return Place.with(old, new) { before, after in
            if let proven = dumpPlan(for: new), proven.isFreeOfObjects {
                guard !before.hasSameBytes(as: after, size: size) else { return nil }
                return Self.hunks(proven.plan, before, after, max(0, linesOfContext), prefix)
            }
            return LineDifference.hunks(
                old: dump(old),
                new: dump(new),
                linesOfContext: linesOfContext,
                prefixLines: prefix
            )
        }
    }

    /// The text that ``StateText/dump(_:)`` says; where something is to be hidden, the JSON with a line for every part.
    package func dump<Value>(_ value: Value) -> String {
        guard redaction == nil else {
            var json = JSONWriter()
            write(value, to: &json)
            return JSONLines.text(of: json.bytes)
        }
        if let plan = dumpPlan(for: value)?.plan {
            return Place.with(value) { place in
                ByteSink.with { sink in
                    var dump = PlannedDump(into: sink)
                    dump.write(plan, at: place)
                    return unsafe String(decoding: dump.sink.bytes(), as: UTF8.self)  // copied while it is there
                }
            }
        }
        var writer = DumpWriter()
        writer.write(value, name: nil, indent: 2)
        return writer.text
    }

    private func dumpPlan<Value>(for value: Value) -> DumpPlanCache.Proven? {
        guard tier == .full, redaction == nil else { return nil }
        return ThreadPlans.dumps.found(for: ObjectIdentifier(Value.self)) {
            DumpPlanCache.plan(for: Value.self, first: value)
        }
    }

    private static func hunks(_ plan: DumpPlan, _ old: Place, _ new: Place, _ context: Int, _ prefix: String) -> String?
    {
        var comparison = DumpComparison()
        comparison.compare(plan, old, new)
        guard !comparison.changes.isEmpty else { return nil }
        return DumpHunks(comparison, plan, old, new).text(linesOfContext: context, prefix: prefix)
    }
}
