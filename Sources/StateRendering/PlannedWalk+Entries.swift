/// How dictionaries with strings as keys are compared: as ``DictionaryComparison`` does it, by plan.
extension PlannedWalk {
    /// Reports how one dictionary became another.
    mutating func compareEntries(_ plan: Plan, _ old: Place, _ new: Place) {
        guard rendering.canDescend else { return compareTexts(plan, old, new) }
        // Rules of redaction go by key.
        guard RawTable.isTrusted, plan.redaction == nil, let entries = plan.entries else {
            return handOver(plan, old, new)
        }
        let count = max(entries.count(at: old), entries.count(at: new))
        guard count <= rendering.limits.maxElements else { return handOver(plan, old, new) }
        asWhole(plan, old, new) { walk in
            let changes = EntryPairs(plan, old, new).changes(plan.element, &walk.rendering)
            walk.orReplace(plan, old, new) { walk in
                for change in changes where !walk.isSatisfied { walk.report(change, plan.element) }
                return true
            } ifWorth: { _, written in
                written.operations * 2 > count
            }
        }
    }

    private mutating func report(_ entry: EntryPairs.Entry, _ element: Plan) {
        inside(key: entry.name) { walk in
            switch (entry.old, entry.new) {
            case (let old?, let new?): walk.compare(element, old, new)
            case (let old?, nil): walk.single("{\"op\":\"remove\",\"path\":\"", "\",\"old\":", element, old)
            case (nil, let new?): walk.single("{\"op\":\"add\",\"path\":\"", "\",\"value\":", element, new)
            case (nil, nil): break
            }
        }
    }
}
