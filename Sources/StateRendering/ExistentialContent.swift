/// Finds the plan of what an existential holds, by the type that it has at run time.
///
/// Where nothing is hidden and outside of encodings: other plans are made for their places beforehand.
enum ExistentialContent {
    /// Calls `body` with the plan and the place of the content; false when the public tier has to look at it.
    static func with(_ plan: Plan, at place: Place, _ body: (Plan, Place) -> Void) -> Bool {
        let value = place.any(plan.type)
        func opened<Content>(_ type: Content.Type) -> Bool {
            guard let content = value as? Content, let plan = self.plan(of: content) else { return false }
            Place.with(content) { body(plan, $0) }
            return true
        }
        let contentType: Any.Type = type(of: value)
        return opened(contentType)
    }

    /// The same for two existentials that hold values of one type.
    static func with(_ plan: Plan, _ old: Place, _ new: Place, _ body: (Plan, Place, Place) -> Void) -> Bool {
        let (before, after) = (old.any(plan.type), new.any(plan.type))
        func opened<Content>(_ type: Content.Type) -> Bool {
            guard let old = before as? Content, let new = after as? Content, let plan = self.plan(of: new) else {
                return false
            }
            Place.with(old, new) { body(plan, $0, $1) }
            return true
        }
        let contentType: Any.Type = type(of: before)
        return contentType == type(of: after) && opened(contentType)
    }

    private static func plan<Content>(of content: Content) -> Plan? {
        // Objects are told by the public tier, and an optional in an existential is told from none at all.
        guard !(Content.self is AnyClass), !(Content.self is any OptionalAccess.Type) else { return nil }
        return ThreadPlans.values.found(for: ObjectIdentifier(Content.self), in: PlanCache.plain.number) {
            PlanCache.plain.plan(for: Content.self, first: content)
        }
    }
}
