internal import Locking

/// Keeps the plans under one set of rules of all types that were asked for, for every thread; behind ``ThreadPlans``.
///
/// Like the plans it stays for ever.
final class PlanCache: Sendable {
    private struct Table {
        var builder: PlanBuilder
        /// The plans that held on a value; nil for those that did not.
        var proven: [ObjectIdentifier: Plan?] = [:]
    }

    /// Where nothing is hidden.
    static let plain = PlanCache(number: 0, redaction: nil)

    /// The same inside of encodings.
    static let encodings = PlanCache(number: -1, redaction: nil, encodesAll: true)

    /// How many sets of rules get plans; under those that come later everything is reflected.
    private static let maxCount = 1024
    private static let others = Locked([RedactionRules.Identity: PlanCache]())

    /// Tells it from the others.
    let number: Int
    private let maxCount: Int
    /// Under its lock plans are made, which runs no code of the user's: only records of types are read.
    private let table: Locked<Table>

    init(number: Int, redaction: Redaction?, maxCount: Int = PlanBuilder.maxCount, encodesAll: Bool = false) {
        self.number = number
        self.maxCount = maxCount
        let builder = PlanBuilder(redaction: redaction, maxCount: maxCount, encodesAll: encodesAll)
        table = Locked(Table(builder: builder))
    }

    /// The plans under some rules; nil when there are too many sets of rules already.
    static func of(_ rules: RedactionRules) -> PlanCache? {
        guard let redaction = Redaction(rules) else { return plain }
        return others.withLock { others in
            if let known = others[rules.identity] { return known }
            guard others.count < maxCount else { return nil }
            let cache = PlanCache(number: others.count + 1, redaction: redaction)
            others[rules.identity] = cache
            return cache
        }
    }

    /// The plan of a type, if there is one and it held on the first value that was seen.
    func plan<Value>(for type: Value.Type, first value: Value) -> Plan? {
        let id = ObjectIdentifier(type)
        let (known, isFull) = table.withLock { ($0.proven[id], $0.proven.count >= maxCount) }
        if let known { return known }
        // Rather than be planned and checked again each time, further types go by their mirrors.
        guard !isFull else { return nil }
        let plan = table.withLock { $0.builder.plan(of: type) }
        guard let plan, plan.kind != .opaque, plan.kind != .existential else { return remember(nil, id) }
        let holds = Place.with(value) { PlanCheck.holds(plan, at: $0, value) }
        return remember(holds ? plan : nil, id)
    }

    private func remember(_ plan: Plan?, _ id: ObjectIdentifier) -> Plan? {
        table.withLock { table in
            if table.proven.count < maxCount { table.proven[id] = .some(plan) }
        }
        return plan
    }
}
