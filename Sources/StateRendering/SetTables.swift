/// Compares sets where they lie, as ``SetMembers`` does it: only members that differ are sorted.
///
/// The place of a member among the others, which is its address, takes a look at the text of each; nothing else does.
struct SetTables {
    private let plan: Plan
    private let old: RawTable
    private let new: RawTable
    private let limits: RenderingLimits
    private let depth: Int

    /// Nil where sets of such members cannot be read, or where what is around them decides upon their texts.
    ///
    /// - Parameters:
    ///   - old, new: where they lie, unchanged as long as this is used.
    @unsafe init?<Member>(_ old: Place, _ new: Place, of sample: Member, in walk: ChangeWalk) {
        guard walk.old.standsAlone, walk.new.standsAlone, RawTable.isTrusted else { return nil }
        guard let plan = PlanCache.plain.plan(for: Member.self, first: sample) else { return nil }
        self.plan = plan
        unsafe self.old = RawTable(at: old, keys: .init(of: Member.self), values: nil)
        unsafe self.new = RawTable(at: new, keys: .init(of: Member.self), values: nil)
        limits = walk.old.limits
        depth = walk.old.depth
    }

    /// The texts that are there on one side only.
    func differences() -> SetDifferences {
        ByteSink.with { sink in
            var rendering = PlannedRendering(into: sink, limits: limits, depth: depth + 1)
            let unlike = RawTable.unlikeBuckets(old, new)
            let (before, after) = (unlike.old.map { old.key(in: $0) }, unlike.new.map { new.key(in: $0) })
            let alone = alone(before, after, &rendering)
            var differences = SetDifferences(
                removed: alone.old.map { text(of: $0, &rendering) },
                added: alone.new.map { text(of: $0, &rendering) }
            )
            guard !differences.isEmpty else { return differences }
            for bucket in new.buckets {
                rendering.value(plan, at: new.key(in: bucket))
                unsafe differences.note(rendering.sink.bytes())  // read while they are there
                rendering.sink.truncate(to: 0)
            }
            return differences
        }
    }

    /// The members without a partner of the same text.
    private func alone(_ before: [Place], _ after: [Place], _ rendering: inout PlannedRendering)
        -> (old: [Place], new: [Place])
    {
        var contents = RowContents(plan, capacity: before.count + after.count)
        var waiting: [[Place]] = []
        for member in before {
            let number = contents.number(ofValue: member, &rendering)
            if number == waiting.count { waiting.append([]) }
            waiting[number].append(member)
        }
        var alone: [Place] = []
        for member in after {
            let number = contents.number(ofValue: member, &rendering)
            if number >= waiting.count || waiting[number].popLast() == nil { alone.append(member) }
        }
        return (waiting.flatMap { $0 }, alone)
    }

    private func text(of member: Place, _ rendering: inout PlannedRendering) -> [UInt8] {
        rendering.value(plan, at: member)
        defer { rendering.sink.truncate(to: 0) }
        return unsafe Array(rendering.sink.bytes())  // copied while they are there
    }
}
