/// Walks two values side by side and reports what differs.
///
/// Same bits are the same value while both are alive, so whatever did not change is passed over without a look inside.
/// Where bits differ the content decides, in the end by the rendered text: values of equal text never yield a change.
struct ChangeWalk {
    /// The writers of both sides, always at the same depth; their text is scratch.
    var old: ValueRendering
    var new: ValueRendering
    private var path: ChangePath
    /// How many objects around this place are not one and the same on both sides.
    private var unlikeAncestors = 0
    let output: any ChangeOutput
    /// Whether dictionaries may be read where they lie: in the fast tier only.
    let readsTables: Bool

    /// - Parameters:
    ///   - path: where the walk begins.
    ///   - depth: how many containers lie around that place.
    ///   - redaction: what is hidden at that place and below.
    ///   - readsTables: whether this goes on for the fast tier.
    init(
        limits: RenderingLimits,
        output: any ChangeOutput,
        path: ChangePath = ChangePath(),
        redaction: Redaction? = nil,
        depth: Int = 0,
        readsTables: Bool = false
    ) {
        old = ValueRendering(limits: limits, redaction: redaction, depth: depth)
        new = ValueRendering(limits: limits, redaction: redaction, depth: depth)
        self.output = output
        self.readsTables = readsTables
        self.path = path
    }

    /// Whether a container at this place is written out, so that there are members to address.
    var canDescend: Bool { old.canDescend }

    /// Whether nothing further is of interest.
    var isSatisfied: Bool { output.isSatisfied || isExhausted }

    /// Whether too many objects were met to tell the rest part by part.
    private var isExhausted: Bool { old.isExhausted || new.isExhausted }

    /// Whether same bits of two values of `type` mean same text here.
    ///
    /// An object that lies around the place is rendered as a reference, so under unlike objects bits do not say all.
    func trustsBits(of type: Any.Type) -> Bool {
        unlikeAncestors == 0 || isFreeOfObjects(type)
    }

    /// Whether nothing of the elements of an array at this place is shown, so that not even their `id` may be asked for.
    func hidesElements(_ type: Any.Type) -> Bool { old.hidesElements(type) }

    /// Reports how `before` became `after`.
    mutating func compare(_ before: Any, _ after: Any) {
        guard !isSatisfied else { return }
        guard type(of: before) == type(of: after), old.hidingRule(for: before) == nil else {
            return compareTexts(before, after)
        }
        compareOpened(before, after)
    }

    /// Reports a replacement when the texts of two values differ.
    mutating func compareTexts(_ before: Any, _ after: Any) {
        guard !isSatisfied else { return }
        let (old, new) = (old.separateText(of: before), new.separateText(of: after))
        guard old != new, !isSatisfied else { return }  // texts that were cut for their number say nothing
        output.replace(at: path, old: old, new: new)
    }

    /// Runs `body` one step further down the path.
    mutating func inside(_ step: ChangePath.Step, _ body: (inout ChangeWalk) -> Void) {
        path.enter(step)
        let (oldOuter, newOuter) = (old.descend(into: step), new.descend(into: step))
        body(&self)
        new.ascend(to: newOuter)
        old.ascend(to: oldOuter)
        path.leave()
    }

    /// Reports that the value at `step` is new.
    mutating func added(_ value: Any, at step: ChangePath.Step) {
        inside(step) { walk in
            let text = walk.new.separateText(of: value)
            if !walk.isSatisfied { walk.output.add(at: walk.path, new: text) }
        }
    }

    /// Reports that the value at `step` is gone.
    mutating func removed(_ value: Any, at step: ChangePath.Step) {
        inside(step) { walk in
            let text = walk.old.separateText(of: value)
            if !walk.isSatisfied { walk.output.remove(at: walk.path, old: text) }
        }
    }

    /// Runs `body` at a step that is no container of its own.
    mutating func along(_ step: ChangePath.Step, _ body: (inout ChangeWalk) -> Void) {
        path.enter(step)
        body(&self)
        path.leave()
    }

    /// Compares what the limit of elements leaves of two containers.
    ///
    /// - Parameter body: compares the first parts, as many as it is told; with nil it compares both as wholes, since
    ///   only one of them is cut.
    mutating func withinWidth(_ oldCount: Int, _ newCount: Int, _ body: (inout ChangeWalk, _ kept: Int?) -> Void) {
        let limit = old.limits.maxElements
        guard max(oldCount, newCount) > limit else { return body(&self, .max) }
        guard min(oldCount, newCount) > limit else { return body(&self, nil) }
        along(.kept) { body(&$0, limit) }
        guard oldCount != newCount, !isSatisfied else { return }
        let (old, new) = (Array(String(oldCount).utf8), Array(String(newCount).utf8))
        along(.keptOf) { $0.output.replace(at: $0.path, old: old, new: new) }
    }

    /// Reports that a set has a new member, whose text is at hand.
    mutating func added(text: [UInt8], at index: Int) {
        inside(.index(index)) { $0.output.add(at: $0.path, new: text) }
    }

    /// Reports that a set lost a member, whose text is at hand.
    mutating func removed(text: [UInt8], at index: Int) {
        inside(.index(index)) { $0.output.remove(at: $0.path, old: text) }
    }

    /// Reports that an element changed its place.
    mutating func moved(from: Int, to: Int) {
        guard !isSatisfied else { return }
        var (source, target) = (path, path)
        source.enter(.index(from))
        target.enter(.index(to))
        output.move(from: source, to: target)
    }

    /// Runs `report`, and puts one replacement of the whole in the place of its changes when that is shorter.
    ///
    /// - Parameters:
    ///   - count: with no more changes a replacement, for which both values are rendered, is not tried.
    ///   - estimate: about how long it is; it is not tried when twice as long as the changes.
    mutating func orReplace(
        _ before: Any,
        _ after: Any,
        above count: Int = 1,
        estimatedLength estimate: Int = 0,
        _ report: (inout ChangeWalk) -> Void
    ) {
        let mark = output.mark
        report(&self)
        guard let mark, let end = output.mark, end.count - mark.count > max(1, count) else { return }
        guard estimate / 2 < end.bytes - mark.bytes else { return }
        let (old, new) = (old.separateText(of: before), new.separateText(of: after))
        guard old.count + new.count < end.bytes - mark.bytes else { return }
        output.rewind(to: mark)
        output.replace(at: path, old: old, new: new)
    }

    /// The same for arrays, whose replacement is tried only if it may be shorter.
    ///
    /// - Parameters:
    ///   - length: about how long it is.
    ///   - report: false when it gave up, since the replacement is shorter.
    mutating func orReplace<Element>(
        _ arrays: ArrayComparison<Element>,
        length: (inout ChangeWalk) -> Int,
        _ report: (inout ChangeWalk) -> Bool
    ) {
        let mark = output.mark
        let isComplete = report(&self)
        guard let mark, let end = output.mark, end.count > mark.count + 1 else { return }
        let written = end.bytes - mark.bytes
        if isComplete {
            guard LengthForecast.isPossible(arrays.old.count, arrays.new.count, within: written) else { return }
            guard length(&self) / 2 < written else { return }
        }
        let (old, new) = (old.separateText(of: arrays.old), new.separateText(of: arrays.new))
        guard !isComplete || old.count + new.count < written else { return }
        output.rewind(to: mark)
        output.replace(at: path, old: old, new: new)
    }

    private mutating func compareOpened<Value>(_ before: Value, _ after: Any) {
        guard let after = after as? Value else { return compareTexts(before, after) }
        if trustsBits(of: Value.self), SameBits.hold(before, after) { return }
        if let direct = before as? any DirectlyRendered {
            compareDirectly(direct, after)
        } else if old.encodable(before) != nil {
            compareEncodings(before, after)
        } else if !trustsBits(of: Value.self) || !SameBits.holdWithinFields(before, after) {
            compareReflections(before, after)
        }
    }

    /// Compares the texts part by part.
    private mutating func compareEncodings(_ before: Any, _ after: Any) {
        let (old, new) = (old.separateText(of: before), new.separateText(of: after))
        guard old != new, !isSatisfied else { return }
        // What is hidden is no part of the texts, and objects neither.
        var walk = ChangeWalk(limits: self.old.limits, output: output, path: path, depth: self.old.depth)
        JSONTree(old[...]).compare(to: JSONTree(new[...]), in: &walk)
    }

    private mutating func compareDirectly<Value: DirectlyRendered>(_ before: Value, _ after: Any) {
        guard let after = after as? Value else { return compareTexts(before, after) }
        before.compare(to: after, in: &self)
    }

    private mutating func compareReflections(_ before: Any, _ after: Any) {
        guard canDescend else { return compareTexts(before, after) }
        let (oldSide, newSide) = (
            Reflection(of: before, reading: old.fields), Reflection(of: after, reading: new.fields)
        )
        let isOpenEnded = before is any CustomReflectable
        let isTaken =
            if let oldObject = oldSide.object, let newObject = newSide.object {
                compareObjects((oldObject, oldSide.shape), (newObject, newSide.shape), isOpenEnded: isOpenEnded)
            } else {
                compareShapes(oldSide.shape, newSide.shape, isOpenEnded: isOpenEnded)
            }
        if !isTaken { compareTexts(before, after) }
    }

    /// False when an object is met again on its own path, or its parts cannot be compared or are too many.
    ///
    /// Unlike objects are compared part by part only where people read the result: the old one may have been changed in
    /// place since its text was sent, so that operations on its parts would not apply at the reader.
    private mutating func compareObjects(
        _ oldSide: (object: ObjectIdentifier, shape: Reflection.Shape),
        _ newSide: (object: ObjectIdentifier, shape: Reflection.Shape),
        isOpenEnded: Bool
    ) -> Bool {
        let (oldObject, newObject) = (oldSide.object, newSide.object)
        guard !old.isInside(oldObject), !new.isInside(newObject) else { return false }
        guard oldObject == newObject || output.takesObjectsApart else { return false }
        let difference = oldObject == newObject ? 0 : 1
        old.enter(oldObject)
        new.enter(newObject)
        unlikeAncestors += difference
        let isTaken = compareShapes(oldSide.shape, newSide.shape, isOpenEnded: isOpenEnded)
        let isCutShort = isExhausted
        unlikeAncestors -= difference
        new.leaveObject()
        old.leaveObject()
        return isTaken && !(isCutShort && old.ancestors.isEmpty)
    }
}
