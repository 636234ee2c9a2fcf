/// The members of a set, rendered and compared as a list that is sorted by text.
///
/// A member is addressed by its place in that list, so that any reader of RFC 6902 can apply the changes.
struct SetMembers: DirectlyRendered {
    private enum Step {
        case same
        case removed
        case added
    }

    let members: [Any]

    func render(in rendering: inout ValueRendering) {
        rendering.set(members)
    }

    func compare(to new: SetMembers, in walk: inout ChangeWalk) {
        guard walk.canDescend else { return walk.compareTexts(self, new) }
        let (oldTexts, newTexts) = (walk.old.sortedTexts(of: members), walk.new.sortedTexts(of: new.members))
        guard oldTexts != newTexts else { return }
        let limit = walk.old.limits.maxElements
        guard max(oldTexts.count, newTexts.count) <= limit || min(oldTexts.count, newTexts.count) > limit else {
            return walk.compareTexts(self, new)  // only one is cut
        }
        let (oldKept, newKept) = (oldTexts.prefix(limit), newTexts.prefix(limit))
        let length = oldKept.joined().count + newKept.joined().count
        walk.orReplace(self, new, estimatedLength: length) { walk in
            walk.along(.members) { walk in
                walk.withinWidth(oldTexts.count, newTexts.count) { walk, _ in
                    Self.report(Array(oldKept), Array(newKept), in: &walk)
                }
            }
        }
    }

    private static func report(_ old: [[UInt8]], _ new: [[UInt8]], in walk: inout ChangeWalk) {
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count, !walk.isSatisfied {
            // Whatever stands before this place is settled already, so the index in the new list is the place.
            let step = step(old.dropFirst(oldIndex).first, new.dropFirst(newIndex).first)
            switch step {
            case .same: break
            case .removed: walk.removed(text: old[oldIndex], at: newIndex)
            case .added: walk.added(text: new[newIndex], at: newIndex)
            }
            oldIndex += step == .added ? 0 : 1
            newIndex += step == .removed ? 0 : 1
        }
    }

    private static func step(_ old: [UInt8]?, _ new: [UInt8]?) -> Step {
        guard let old else { return .added }
        guard let new else { return .removed }
        if old == new { return .same }
        return old.lexicographicallyPrecedes(new) ? .removed : .added
    }
}
