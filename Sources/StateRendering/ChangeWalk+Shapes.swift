/// What the walk does with values that only reflection can take apart.
extension ChangeWalk {
    /// Reports how one shape became another; false when they cannot be compared part by part.
    ///
    /// - Parameter isOpenEnded: whether there can be any number of members, so that the limit of elements applies.
    mutating func compareShapes(_ old: Reflection.Shape, _ new: Reflection.Shape, isOpenEnded: Bool) -> Bool {
        switch (old, new) {
        case (.members(let old), .members(let new)) where old.elementsEqual(new, by: { $0.name == $1.name }):
            guard isOpenEnded else {
                compareMembers(old[...], new[...])
                break
            }
            withinWidth(old.count, new.count) { walk, kept in
                let kept = kept ?? .max  // of as many members as the other side
                walk.compareMembers(old.prefix(kept), new.prefix(kept))
            }
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
            guard max(before.count, after.count) > self.old.limits.maxElements else {
                DictionaryComparison.reportNamed(before, after, in: &self)
                break
            }
            guard min(before.count, after.count) > self.old.limits.maxElements else { return false }
            withinWidth(before.count, after.count) { walk, kept in
                let kept = kept ?? .max  // both are cut
                DictionaryComparison.reportNamed(Array(before.prefix(kept)), Array(after.prefix(kept)), in: &walk)
            }
        default:
            return false
        }
        return true
    }

    private mutating func compareMembers(_ old: ArraySlice<Member>, _ new: ArraySlice<Member>) {
        for (before, after) in zip(old, new) where !isSatisfied {
            inside(.member(before.name)) { $0.compare(before.value, after.value) }
        }
    }
}
