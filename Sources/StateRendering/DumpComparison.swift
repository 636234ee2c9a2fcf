/// Walks two values side by side by their plan and finds which lines of their dumps differ, without writing the dumps.
///
/// What has the same bits is passed over, and its lines are counted only when something behind it differs.
struct DumpComparison: ~Copyable {
    /// What is alike in both, where its lines are not counted yet.
    private struct Stretch {
        let plan: DumpPlan
        let first: Place
        let count: Int
        let depth: Int
    }

    private(set) var changes: [LineChange] = []
    private(set) var oldMarks: [RowMark] = []
    private(set) var newMarks: [RowMark] = []
    private(set) var counter = LineCounter()
    private var oldLine = 0
    private var newLine = 0
    /// Lines that are alike since the last ones that were counted.
    private var pending = 0
    private var stretches: [Stretch] = []
    private(set) var depth = 0

    /// Compares the values at two places; their bits are known to differ.
    mutating func compare(_ plan: DumpPlan, _ old: Place, _ new: Place) {
        switch plan.kind {
        case .members: compareMembers(plan, old, new)
        case .choice: compareChoices(plan, old, new)
        case .optional: compareOptionals(plan, old, new)
        case .list: compareLists(plan, old, new)
        case .entries: compareEntries(plan, old, new)
        case .opaque: compareTexts(plan, old, new)
        case .string: old.hasSameUTF8(as: new) ? keep(1) : replace(1, 1)
        case .date: compareDates(plan, old, new)
        default: hasSameText(plan, old, new, depth: 0) ? keep(1) : replace(1, 1)
        }
    }

    /// Passes lines that are alike.
    @inline(__always)
    mutating func keep(_ lines: Int) {
        pending &+= lines
    }

    /// Passes values that are alike and lie one after the other.
    mutating func keep(_ count: Int, _ plan: DumpPlan, at first: Place) {
        let fixed = plan.lineCount(at: depth)
        guard fixed == 0 else { return keep(count &* fixed) }
        if count > 0 { stretches.append(Stretch(plan: plan, first: first, count: count, depth: depth)) }
    }

    /// Passes lines that are replaced by others.
    mutating func replace(_ old: Int, _ new: Int) {
        countPending()
        if let last = changes.last, last.old.upperBound == oldLine, last.new.upperBound == newLine {
            changes[changes.count - 1].old = last.old.lowerBound..<oldLine + old
            changes[changes.count - 1].new = last.new.lowerBound..<newLine + new
        } else if old + new > 0 {
            changes.append(LineChange(old: oldLine..<oldLine + old, new: newLine..<newLine + new))
        }
        oldLine += old
        newLine += new
    }

    /// Passes values that are gone and others that have come, none of whose lines is kept.
    mutating func replace(_ oldCount: Int, at old: Place, _ newCount: Int, at new: Place, _ plan: DumpPlan) {
        let before = oldCount > 0 ? counter.lines(of: oldCount, plan, at: old, depth: depth) : 0
        let after = newCount > 0 ? counter.lines(of: newCount, plan, at: new, depth: depth) : 0
        replace(before, after)
    }

    /// Notes where an element of an array begins in both.
    mutating func mark(_ rows: DumpRows, _ oldIndex: Int, _ newIndex: Int) {
        guard rows.element.lineCount(at: depth) == 0 else { return }
        countPending()
        oldMarks.append(RowMark(elements: rows.oldRow(0), index: oldIndex, line: oldLine))
        newMarks.append(RowMark(elements: rows.newRow(0), index: newIndex, line: newLine))
    }

    /// How many lines a value has at `depth`.
    mutating func count(_ plan: DumpPlan, at place: Place, depth: Int) -> Int {
        counter.lines(of: plan, at: place, depth: depth)
    }

    /// Goes through parts one level deeper, unless they are cut there.
    @inline(__always)
    mutating func descend(_ parts: (inout DumpComparison) -> Void) {
        guard depth < DumpWriter.maxDepth else { return }
        depth &+= 1
        parts(&self)
        depth &-= 1
    }

    /// Compares the lines that two values have when they are written.
    mutating func compareTexts(_ plan: DumpPlan, _ old: Place, _ new: Place) {
        let (before, after) = (text(plan, at: old), text(plan, at: new))
        guard before != after else { return keep(before.utf8.count { $0 == UInt8(ascii: "\n") }) }
        compareLines(before, after)
    }

    /// Compares two texts whose last line ends in a line feed.
    mutating func compareLines(_ before: String, _ after: String) {
        TextBytes.with(before, after) { old, new in
            var line = 0
            for change in LineScript(from: old, to: new)?.changes ?? [] {
                keep(change.old.lowerBound - line)
                replace(change.old.count, change.new.count)
                line = change.old.upperBound
            }
            keep(old.lines(before: old.count) - line)
        }
    }

    func text(_ plan: DumpPlan, at place: Place) -> String {
        written { $0.write(plan, at: place) }
    }

    /// What is written at this depth.
    func written(_ body: (inout PlannedDump) -> Void) -> String {
        let depth = depth
        return ByteSink.with { sink in
            var dump = PlannedDump(into: sink, depth: depth)
            body(&dump)
            return unsafe String(decoding: dump.sink.bytes(), as: UTF8.self)  // copied while it is there
        }
    }

    /// Whether the debug texts of two values are the same.
    func hasSameText(_ plan: DumpPlan, _ old: Place, _ new: Place, depth: Int) -> Bool {
        ByteSink.with { sink in
            var sink = sink
            sink.debugText(plan, at: old, depth: depth)
            let middle = sink.count
            sink.debugText(plan, at: new, depth: depth)
            return sink.isSame(0..<middle, middle..<sink.count)
        }
    }

    /// Counts the lines of what was passed over, so that its places need not last.
    mutating func countPending() {
        for stretch in stretches {
            pending += counter.lines(of: stretch.count, stretch.plan, at: stretch.first, depth: stretch.depth)
        }
        stretches.removeAll(keepingCapacity: true)
        oldLine += pending
        newLine += pending
        pending = 0
    }

    private mutating func compareMembers(_ plan: DumpPlan, _ old: Place, _ new: Place) {
        keep(1)
        descend { walk in
            let fields = unsafe plan.fields  // they stay for ever
            for index in 0..<fields.count {
                let field = unsafe fields[index]  // an index of its own
                let (before, after) = (old.advanced(by: field.offset), new.advanced(by: field.offset))
                if before.hasSameBytes(as: after, size: field.size) {
                    walk.keep(1, field.plan, at: before)
                } else {
                    walk.compare(field.plan, before, after)
                }
            }
        }
    }

    private mutating func compareDates(_ plan: DumpPlan, _ old: Place, _ new: Place) {
        hasSameText(plan, old, new, depth: 0) ? keep(1) : replace(1, 1)
        descend { walk in
            let (before, after): (Double, Double) = (old.load(), new.load())
            before.debugDescription == after.debugDescription ? walk.keep(1) : walk.replace(1, 1)
        }
    }

    private mutating func compareChoices(_ plan: DumpPlan, _ old: Place, _ new: Place) {
        let (tags, number, choice) = plan.choice(at: old)
        guard number == tags.tag(at: new) else { return compareTexts(plan, old, new) }
        keep(1)
        guard let payload = choice.payload else { return }
        descend { walk in
            tags.withPayload(at: old, size: plan.size) { before in
                tags.withPayload(at: new, size: plan.size) { after in
                    // A payload lies in a copy that is gone when its lines would be counted.
                    walk.comparePayloads(payload, before, after)
                }
            }
        }
    }

    private mutating func comparePayloads(_ plan: DumpPlan, _ old: Place, _ new: Place) {
        if old.hasSameBytes(as: new, size: plan.size) {
            keep(counter.lines(of: plan, at: old, depth: depth))
        } else {
            compare(plan, old, new)
            countPending()
        }
    }

    private mutating func compareOptionals(_ plan: DumpPlan, _ old: Place, _ new: Place) {
        guard let element = plan.element else { preconditionFailure("an optional without its type") }
        switch (plan.isNil(at: old), plan.isNil(at: new)) {
        case (true, true): keep(1)
        case (false, false):
            hasSameText(plan, old, new, depth: -1) ? keep(1) : replace(1, 1)
            descend { $0.compare(element, old, new) }
        default: replace(1, at: old, 1, at: new, plan)
        }
    }
}
