/// What a walk notes for the shadow: the places that differ, in the order in which they were met.
///
/// The walk only reads; the steps are taken when it is over. What cannot be noted in detail, because it lies in a copy
/// that does not last or because it is too much, is noted as one assignment of what it is part of.
struct ShadowLog {
    /// A place in the log to come back to.
    struct Mark {
        fileprivate let steps: Int
        fileprivate let lists: Int
    }

    /// How many steps are noted of one array before it is taken over as a whole.
    static let maxSteps = 8192

    private(set) var steps: [ShadowStep] = []
    /// Where what is written begins; nil when nothing is noted at all.
    private var base: Place?
    /// How many values that are noted as a whole lie around this place.
    private var wholes = 0
    /// How many elements lie around this place; they are noted to the end once begun.
    private var rows = 0
    private var lists = 0
    /// The step of the outermost array that is open.
    private var outermost: Int?
    /// Whether the outermost open array was too much to be noted in detail.
    private var isOverfull = false
    private var quiet: QuietLists

    /// A log that notes nothing.
    init() {
        quiet = QuietLists()
    }

    /// - Parameters:
    ///   - base: the shadow.
    ///   - previous: the log of the last pass.
    init(at base: Place, after previous: consuming ShadowLog) {
        self.base = base
        quiet = previous.quiet
        steps = previous.steps
        steps.removeAll(keepingCapacity: true)
    }

    /// Whether anything is noted at this place.
    @inline(__always) var isNoting: Bool { base != nil && wholes == 0 && !isOverfull }

    /// Whether the walk may stop here, so that the steps make of the shadow what was written until then.
    var mayStop: Bool { base != nil && wholes == 0 && rows == 0 && !isOverfull }

    var mark: Mark { Mark(steps: steps.count, lists: lists) }

    /// Forgets what was noted since `mark`.
    mutating func rewind(to mark: Mark) {
        guard isNoting else { return }
        steps.removeLast(steps.count - mark.steps)
        lists = mark.lists
    }

    /// Notes that the value of `plan` at `old` becomes that at `new`.
    @inline(__always)
    mutating func value(_ plan: Plan, _ old: Place, _ new: Place) {
        guard isNoting else { return }
        append(value: plan, old, new)
    }

    /// Notes no part of what follows until ``endWhole()``: it is noted as one already.
    @inline(__always)
    mutating func beginWhole() {
        wholes &+= 1
    }

    @inline(__always)
    mutating func endWhole() {
        wholes &-= 1
    }

    /// Begins an element of the open array.
    mutating func beginRow() {
        rows &+= 1
    }

    /// Ends an element: unless it has an array of its own that is written in part, it is noted as a whole.
    mutating func endRow(_ index: Int, since mark: Mark) {
        rows &-= 1
        guard isNoting, steps.count > mark.steps, lists == mark.lists else { return }
        steps.removeLast(steps.count - mark.steps)
        row(index)
    }

    /// Notes that an element of the open array changes.
    mutating func row(_ index: Int) {
        guard isNoting else { return }
        if case .rows(let first, let count)? = steps.last, first + count == index {
            steps[steps.count - 1] = .rows(first: first, count: count + 1)
        } else {
            append(.rows(first: index, count: 1))
        }
    }

    mutating func splice(old: Range<Int>, new: Range<Int>) {
        if isNoting { append(.splice(old: old, new: new)) }
    }

    mutating func move(from: Int, to: Int) {
        if isNoting { append(.move(from: from, to: to)) }
    }

    @inline(never)
    private mutating func append(value plan: Plan, _ old: Place, _ new: Place) {
        guard let base else { return }
        append(.value(plan, offset: old.distance(from: base), source: new))
    }

    private mutating func append(_ step: ShadowStep) {
        guard let outermost, steps.count - outermost > Self.maxSteps else { return steps.append(step) }
        takeWhole(outermost)
        isOverfull = true
    }

    /// Puts one assignment in the place of all that was noted of an array.
    private mutating func takeWhole(_ open: Int) {
        guard case .open(let plan, let offset, let source) = steps[open] else { return }
        steps.removeLast(steps.count - open)
        steps.append(.value(plan, offset: offset, source: source))
    }
}

/// Arrays.
extension ShadowLog {
    /// An array that is open.
    struct OpenList {
        fileprivate let step: Int
        fileprivate let base: Place?
        fileprivate let elements: Place
        fileprivate let isNoted: Bool
    }

    /// Begins an array whose elements begin at `elements`.
    mutating func open(_ plan: Plan, _ old: Place, _ new: Place, elements: Place) -> OpenList {
        let list = OpenList(step: steps.count, base: base, elements: elements, isNoted: isNoting)
        guard list.isNoted, let base else { return list }
        append(.open(plan, offset: old.distance(from: base), source: new))
        guard isNoting else { return list }
        if outermost == nil { outermost = list.step }
        self.base = elements
        return list
    }

    /// Notes an array that is open as a whole, whatever was noted of it.
    mutating func takeOver(_ list: OpenList) {
        guard list.isNoted, isNoting else { return }
        takeWhole(list.step)
    }

    /// Ends an array.
    ///
    /// One that was written in part before and did not change for a while is taken over, so that it can be passed by.
    mutating func close(_ list: OpenList) {
        guard list.isNoted else { return }
        base = list.base
        let isOutermost = outermost == list.step
        if isOutermost { outermost = nil }
        guard !isOverfull else {
            if isOutermost { isOverfull = false }
            return
        }
        guard case .open? = steps[list.step...].first else { return }  // taken over
        guard steps.count == list.step + 1 else {
            lists &+= 1
            quiet.remove(list.elements)
            return steps.append(.close)
        }
        if quiet.passed(list.elements) { takeWhole(list.step) } else { steps.removeLast() }
    }

    /// Ends a pass that went over the whole state.
    mutating func endPass() {
        quiet.endPass()
    }
}
