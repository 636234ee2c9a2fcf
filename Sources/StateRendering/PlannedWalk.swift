/// Walks two values side by side by their plan and writes what differs: the changes of the fast tier.
///
/// It takes the same decisions as ``ChangeWalk`` in the same order. What a plan does not understand is boxed and left
/// to that walk, at the same path and depth.
struct PlannedWalk: ~Copyable {
    var rendering: PlannedRendering
    /// The steps so far as they stand inside the quotes of a path.
    var path: ByteSink
    private(set) var count = 0
    /// Whether only the first difference is of interest.
    private let stopsAtFirst: Bool
    /// What becomes of the old value, if that is a shadow.
    var log = ShadowLog()
    /// When a pass over a shadow is to stop.
    var deadline = PassDeadline.never
    /// Whether it did.
    private(set) var isStopped = false

    init(into sink: consuming ByteSink, path: consuming ByteSink, limits: RenderingLimits, stopsAtFirst: Bool) {
        rendering = PlannedRendering(into: sink, limits: limits)
        self.path = path
        self.stopsAtFirst = stopsAtFirst
    }

    /// Whether nothing further is of interest.
    @inline(__always) var isSatisfied: Bool { stopsAtFirst && count > 0 || isStopped }

    /// Reports how the value at `old` became that at `new`; their bits are known to differ.
    mutating func compare(_ plan: Plan, _ old: Place, _ new: Place) {
        switch plan.kind {
        case .members: compareMembers(plan, old, new)
        case .choice: asWhole(plan, old, new) { $0.compareChoices(plan, old, new) }
        case .optional: compareOptionals(plan, old, new)
        case .list: compareLists(plan, old, new)
        case .string: old.hasSameUTF8(as: new) ? log.value(plan, old, new) : compareTexts(plan, old, new)
        case .hidden: log.value(plan, old, new)
        case .entries: compareEntries(plan, old, new)
        case .encoded: compareEncodings(plan, old, new)
        case .existential: asWhole(plan, old, new) { $0.compareContents(plan, old, new) }
        case .opaque: handOver(plan, old, new)
        default: compareTexts(plan, old, new)
        }
    }

    /// Reports a replacement when the texts of two values differ.
    mutating func compareTexts(_ plan: Plan, _ old: Place, _ new: Place) {
        log.value(plan, old, new)
        let start = rendering.sink.count
        begin("{\"op\":\"replace\",\"path\":\"")
        rendering.sink.raw("\",\"old\":")
        let oldStart = rendering.sink.count
        rendering.value(plan, at: old)
        let oldEnd = rendering.sink.count
        rendering.sink.raw(",\"value\":")
        let newStart = rendering.sink.count
        rendering.value(plan, at: new)
        guard !rendering.sink.isSame(oldStart..<oldEnd, newStart..<rendering.sink.count) else {
            return takeBack(to: count - 1, start)
        }
        rendering.sink.byte(UInt8(ascii: "}"))
    }

    /// Reports that an element of an array is new.
    mutating func added(_ row: Place, _ plan: Plan, at index: Int) {
        inside(index: index) { $0.single("{\"op\":\"add\",\"path\":\"", "\",\"value\":", plan, row) }
    }

    /// Reports that an element of an array is gone.
    mutating func removed(_ row: Place, _ plan: Plan, at index: Int) {
        inside(index: index) { $0.single("{\"op\":\"remove\",\"path\":\"", "\",\"old\":", plan, row) }
    }

    /// Takes back what was written since there were `count` operations in `length` bytes.
    mutating func takeBack(to count: Int, _ length: Int) {
        self.count = count
        rendering.sink.truncate(to: length)
    }

    /// Lets the public tier compare two values here.
    mutating func handOver(_ plan: Plan, _ old: Place, _ new: Place) {
        log.value(plan, old, new)
        handOver(plan) { $0.compare(old.any(plan.type), new.any(plan.type)) }
    }

    /// Lets the public tier go on here, at values of `plan`.
    mutating func handOver(_ plan: Plan, _ body: (inout ChangeWalk) -> Void) {
        let place = ChangePath(pointer: unsafe Array(path.bytes()))  // copied
        guard !stopsAtFirst else {
            let difference = FirstDifference()
            handOver(plan, at: place, to: difference, body)
            return count &+= difference.isSatisfied ? 1 : 0
        }
        let list = ChangeListWriter(after: count)
        handOver(plan, at: place, to: list, body)
        rendering.sink.raw(list.bytes)
        count = list.count
    }

    private func handOver(
        _ plan: Plan,
        at path: ChangePath,
        to output: any ChangeOutput,
        _ body: (inout ChangeWalk) -> Void
    ) {
        var walk = ChangeWalk(
            limits: rendering.limits,
            output: output,
            path: path,
            redaction: plan.redaction,
            depth: rendering.depth,
            readsTables: true
        )
        body(&walk)
    }

    /// Runs `body` at an element of an array.
    @inline(__always)
    mutating func inside(index: Int, _ body: (inout PlannedWalk) -> Void) {
        let length = path.count
        path.byte(UInt8(ascii: "/"))
        path.integer(Int64(index))
        inside(from: length, body)
    }

    private mutating func compareMembers(_ plan: Plan, _ old: Place, _ new: Place) {
        guard rendering.canDescend else { return compareTexts(plan, old, new) }
        let fields = unsafe plan.fields  // they stay for ever
        var isWhole = false
        var index = plan.nextUnlikeField(old, new, from: 0)
        while index < fields.count {
            if deadline != .never { stopIfLate() }
            guard !isSatisfied else { break }
            let field = unsafe fields[index]  // below their count
            if !field.isAssignable, !isWhole {
                log.value(plan, old, new)
                log.beginWhole()
                isWhole = true
            }
            let length = path.count
            path.raw(field.path)
            rendering.descend()
            if field.isMirrored {
                log.value(field.plan, old.advanced(by: field.offset), new.advanced(by: field.offset))
                compareMirrored(index, of: plan, old, new)
            } else {
                compare(field.plan, old.advanced(by: field.offset), new.advanced(by: field.offset))
            }
            leave(to: length)
            index = plan.nextUnlikeField(old, new, from: index &+ 1)
        }
        if isWhole { log.endWhole() }
    }

    /// Apart, since it is rare and long.
    @inline(never)
    private mutating func compareMirrored(_ index: Int, of plan: Plan, _ old: Place, _ new: Place) {
        let (before, after) = (plan.mirroredMembers(at: old), plan.mirroredMembers(at: new))
        let field = unsafe plan.fields[index]  // below their count
        handOver(field.plan) { $0.compare(before[index].value, after[index].value) }
    }

    private mutating func compareChoices(_ plan: Plan, _ old: Place, _ new: Place) {
        let (tags, choice) = plan.choice(at: old)
        let tag = tags.tag(at: old)
        guard tag == tags.tag(at: new), let payload = choice.payload, rendering.canDescend else {
            return compareTexts(plan, old, new)
        }
        inside(choice.path) { walk in
            plan.withPayload(choice, tags, at: old) { before in
                plan.withPayload(choice, tags, at: new) { after in walk.compare(payload, before, after) }
            }
        }
    }

    private mutating func compareOptionals(_ plan: Plan, _ old: Place, _ new: Place) {
        switch (plan.isNil(at: old), plan.isNil(at: new)) {
        case (true, true): break
        case (false, false): compare(plan.element, old, new)
        default: compareTexts(plan, old, new)
        }
    }

    @inline(never)
    private mutating func compareContents(_ plan: Plan, _ old: Place, _ new: Place) {
        if !ExistentialContent.with(plan, old, new, { compare($0, $1, $2) }) { handOver(plan, old, new) }
    }

    /// Runs `body`, in which the shadow gets the value as one.
    @inline(__always)
    mutating func asWhole(_ plan: Plan, _ old: Place, _ new: Place, _ body: (inout PlannedWalk) -> Void) {
        log.value(plan, old, new)
        log.beginWhole()
        body(&self)
        log.endWhole()
    }

    /// Ends the pass here when it is late and the shadow would be what was written until now.
    ///
    /// Never before something was found, so that every pass comes nearer to the end.
    mutating func stopIfLate() {
        guard log.mayStop, count > 0, deadline.isOver else { return }
        isStopped = true
    }

    /// Runs `body` at an entry of a dictionary.
    mutating func inside(key: String, _ body: (inout PlannedWalk) -> Void) {
        let length = path.count
        path.step(key: key)
        inside(from: length, body)
    }

    @inline(__always)
    private mutating func inside(_ step: ByteText, _ body: (inout PlannedWalk) -> Void) {
        let length = path.count
        path.raw(step)
        inside(from: length, body)
    }

    @inline(__always)
    private mutating func inside(from length: Int, _ body: (inout PlannedWalk) -> Void) {
        rendering.descend()
        body(&self)
        leave(to: length)
    }

    @inline(__always)
    private mutating func leave(to length: Int) {
        rendering.ascend()
        path.truncate(to: length)
    }

    /// Writes an operation with one value.
    mutating func single(_ operation: StaticString, _ name: StaticString, _ plan: Plan, _ place: Place) {
        begin(operation)
        rendering.sink.raw(name)
        rendering.value(plan, at: place)
        rendering.sink.byte(UInt8(ascii: "}"))
    }

    /// Begins an operation at this path.
    @inline(__always)
    mutating func begin(_ operation: StaticString) {
        if count > 0 { rendering.sink.byte(UInt8(ascii: ",")) }
        count &+= 1
        rendering.sink.raw(operation)
        unsafe rendering.sink.raw(path.bytes())  // copied while it is there
    }
}
