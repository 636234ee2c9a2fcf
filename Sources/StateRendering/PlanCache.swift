internal import Locking

/// Keeps the plans of all types that were asked for, for every thread; behind ``ThreadPlans``.
enum PlanCache {
    private struct Table {
        var builder = PlanBuilder()
        /// The plans that held on a value; nil for those that did not.
        var proven: [ObjectIdentifier: Plan?] = [:]
    }

    /// Under its lock plans are made, which runs no code of the user's: only records of types are read.
    private static let table = Locked(Table())

    /// The plan of a type, if there is one and it held on the first value that was seen.
    static func plan<Value>(for type: Value.Type, first value: Value) -> Plan? {
        let id = ObjectIdentifier(type)
        if let known = table.withLock({ $0.proven[id] }) { return known }
        let plan = table.withLock { $0.builder.plan(of: type) }
        guard let plan, plan.kind != .opaque else { return remember(nil, id) }
        let holds = Place.with(value) { PlanCheck.holds(plan, at: $0, value) }
        return remember(holds ? plan : nil, id)
    }

    private static func remember(_ plan: Plan?, _ id: ObjectIdentifier) -> Plan? {
        table.withLock { table in
            if table.proven.count < PlanBuilder.maxCount { table.proven[id] = .some(plan) }
        }
        return plan
    }
}
