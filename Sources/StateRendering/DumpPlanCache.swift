internal import Locking

/// Keeps the dump plans of all types that were asked for, for every thread.
enum DumpPlanCache {
    /// A plan that held on a value.
    struct Proven {
        let plan: DumpPlan
        /// Whether no object can be met, so that a line does not depend on those before it.
        let isFreeOfObjects: Bool
    }

    private struct Table {
        var builder = DumpPlanBuilder()
        /// Nil for types whose plan did not hold.
        var proven: [ObjectIdentifier: Proven?] = [:]
    }

    /// Under its lock plans are made, which runs no code of the user's: only records of types are read.
    private static let table = Locked(Table())

    /// The plan of a type, if there is one and it held on the first value that was seen.
    static func plan<Value>(for type: Value.Type, first value: Value) -> Proven? {
        let id = ObjectIdentifier(type)
        let (known, isFull) = table.withLock { ($0.proven[id], $0.proven.count >= DumpPlanBuilder.maxCount) }
        if let known { return known }
        // Rather than be planned and checked again each time, further types go by their mirrors.
        guard !isFull else { return nil }
        let plan = table.withLock { $0.builder.plan(of: type) }
        guard let plan, plan.kind != .opaque else { return remember(nil, id) }
        guard Place.with(value, { DumpPlanCheck.holds(plan, at: $0, value) }) else { return remember(nil, id) }
        return remember(Proven(plan: plan, isFreeOfObjects: ObjectFreeTypes.contain(type)), id)
    }

    private static func remember(_ plan: Proven?, _ id: ObjectIdentifier) -> Proven? {
        table.withLock { table in
            if table.proven.count < DumpPlanBuilder.maxCount { table.proven[id] = .some(plan) }
        }
        return plan
    }
}
