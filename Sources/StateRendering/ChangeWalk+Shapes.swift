/// What the walk does with values that only reflection can take apart.
extension ChangeWalk {
    /// Reports how one shape became another; false when they cannot be compared part by part.
    mutating func compareShapes(_ old: Reflection.Shape, _ new: Reflection.Shape) -> Bool {
        switch (old, new) {
        case (.members(let old), .members(let new)) where old.elementsEqual(new, by: { $0.name == $1.name }):
            compareMembers(old, new)
        case (.choice(let old, let before?), .choice(let new, let after?)) where old == new:
            inside(.member(old)) { $0.compare(before, after) }
        case (.optional(let old), .optional(let new)):
            old.compare(to: new, in: &self)
        case (.list(let old), .list(let new)):
            old.compare(to: new, in: &self)
        case (.set(let old), .set(let new)):
            SetMembers(members: old).compare(to: SetMembers(members: new), in: &self)
        case (.entries(let old), .entries(let new)):
            let (before, after) = (
                DictionaryMembers.named(old, in: &self.old), DictionaryMembers.named(new, in: &self.new)
            )
            DictionaryComparison.reportNamed(before, after, in: &self)
        default:
            return false
        }
        return true
    }

    private mutating func compareMembers(_ old: [Member], _ new: [Member]) {
        for (before, after) in zip(old, new) where !isSatisfied {
            inside(.member(before.name)) { $0.compare(before.value, after.value) }
        }
    }
}
