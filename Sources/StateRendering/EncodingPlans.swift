/// Remembers which plan the types have that an encoder met lately, inside of encodings.
///
/// So that the shared cache is not asked at every value.
struct EncodingPlans {
    private struct Entry {
        let type: ObjectIdentifier
        let plan: Plan?
    }

    private static let capacity = 64
    private var entries: [Entry?] = Array(repeating: nil, count: capacity)

    /// The plan of a type; nil when the public tier has to write its values.
    @inline(__always)
    mutating func plan<Value>(of type: Value.Type, first value: Value) -> Plan? {
        let id = ObjectIdentifier(type)
        let place = id.hashValue(below: Self.capacity)
        if let entry = entries[place], entry.type == id { return entry.plan }
        let plan = PlanCache.encodings.plan(for: type, first: value)
        entries[place] = Entry(type: id, plan: plan)
        return plan
    }
}
