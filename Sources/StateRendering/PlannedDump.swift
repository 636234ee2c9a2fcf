/// Writes values as dump text by their plans, all lines or only some: the dump text of the fast tier.
///
/// What a plan does not understand is boxed and left to ``DumpWriter``, which writes it at the same depth and with the
/// numbers of objects that were met before.
struct PlannedDump: ~Copyable {
    var sink: ByteSink
    var windows: LineWindows
    private var counter = LineCounter()
    private let marks: [RowMark]
    private var boxes = DumpWriter()
    private var depth: Int

    /// - Parameters:
    ///   - windows: which lines are written; all, unless no object can be met, since its number would be unknown.
    ///   - marks: where some elements begin, to get there without counting.
    ///   - depth: how many others lie around the value.
    init(
        into sink: consuming ByteSink,
        windows: LineWindows = LineWindows(),
        marks: [RowMark] = [],
        counter: LineCounter = LineCounter(),
        depth: Int = 0
    ) {
        self.sink = sink
        self.windows = windows
        self.marks = marks
        self.counter = counter
        self.depth = depth
    }

    /// Writes the value of `plan` that lies at `place`.
    mutating func write(_ plan: DumpPlan, at place: Place, label: ByteText? = nil) {
        guard !windows.isPast, !windows.skips(plan.lineCount(at: depth)) else { return }
        switch plan.kind {
        case .members:
            let fields = unsafe plan.fields  // they stay for ever
            if begins(label, hasParts: fields.count > 0) { end(with: plan.header) }
            descend { unsafe $0.write(fields, of: plan, at: place) }
        case .choice: writeChoice(plan, at: place, label)
        case .optional: writeOptional(plan, at: place, label)
        case .list: writeList(plan, at: place, label)
        case .entries: writeEntries(plan, at: place, label)
        case .date: writeDate(at: place, label)
        case .opaque: write(boxed: place.any(plan.type), label)
        default:
            guard begins(label, hasParts: false) else { return }
            sink.debugScalar(plan, at: place)
            sink.byte(UInt8(ascii: "\n"))
        }
    }

    /// Begins a line unless it is left out; what stands behind the bullet is up to the caller.
    @inline(__always)
    private mutating func begins(_ label: ByteText?, hasParts: Bool) -> Bool {
        guard windows.take() else { return false }
        sink.bullet(!hasParts ? "- " : depth < DumpWriter.maxDepth ? "▿ " : "▹ ", depth: depth)
        if let label { sink.raw(label) }
        return true
    }

    @inline(__always)
    private mutating func end(with header: ByteText) {
        sink.raw(header)
        sink.byte(UInt8(ascii: "\n"))
    }

    /// Writes parts, one level deeper; past the limit they are cut.
    @inline(__always)
    private mutating func descend(_ parts: (inout PlannedDump) -> Void) {
        guard depth < DumpWriter.maxDepth else { return }
        depth &+= 1
        parts(&self)
        depth &-= 1
    }

    private mutating func write(_ fields: UnsafeBufferPointer<DumpField>, of plan: DumpPlan, at place: Place) {
        var mirrored: [Mirror.Child]?
        for index in 0..<fields.count {
            let field = unsafe fields[index]  // an index of its own
            guard field.isMirrored else {
                write(field.plan, at: place.advanced(by: field.offset), label: field.label)
                continue
            }
            let parts = mirrored ?? plan.mirroredParts(at: place)
            mirrored = parts
            write(boxed: parts[index].value, field.label)
        }
    }

    private mutating func writeChoice(_ plan: DumpPlan, at place: Place, _ label: ByteText?) {
        let (tags, _, choice) = plan.choice(at: place)
        if begins(label, hasParts: choice.payload != nil) { end(with: choice.header) }
        guard let payload = choice.payload else { return }
        descend { dump in
            tags.withPayload(at: place, size: plan.size) { dump.write(payload, at: $0, label: choice.label) }
        }
    }

    private mutating func writeOptional(_ plan: DumpPlan, at place: Place, _ label: ByteText?) {
        guard let element = plan.element, !plan.isNil(at: place) else {
            if begins(label, hasParts: false) { sink.raw("nil\n") }
            return
        }
        if begins(label, hasParts: true) {
            sink.debugText(plan, at: place, depth: -1)
            sink.byte(UInt8(ascii: "\n"))
        }
        descend { $0.write(element, at: place, label: DumpLabels.some) }
    }

    private mutating func writeDate(at place: Place, _ label: ByteText?) {
        let seconds: Double = place.load()
        if begins(label, hasParts: true) {
            sink.debugDate(secondsSince2001: seconds)
            sink.byte(UInt8(ascii: "\n"))
        }
        descend { dump in
            guard dump.begins(DumpLabels.seconds, hasParts: false) else { return }
            dump.sink.debugDouble(seconds)
            dump.sink.byte(UInt8(ascii: "\n"))
        }
    }

    private mutating func writeList(_ plan: DumpPlan, at place: Place, _ label: ByteText?) {
        guard let list = plan.list, let element = plan.element else { preconditionFailure("a list without its type") }
        list.withDumped(at: place) { first, count in
            if begins(label, hasParts: count > 0) {
                sink.counted(count, "element")
                sink.byte(UInt8(ascii: "\n"))
            }
            guard let first else { return }
            descend { $0.writeElements(count, element, at: first) }
        }
    }

    private mutating func writeElements(_ count: Int, _ element: DumpPlan, at first: Place) {
        var index = firstShown(of: count, element, at: first)
        while index < count, !windows.isPast {
            write(element, at: first.advanced(by: index &* element.stride))
            index &+= 1
            if windows.start > windows.line { index = firstShown(from: index, of: count, element, at: first) }
        }
    }

    /// The first element that has a line to write, from `index` on, once the lines before it are passed.
    private mutating func firstShown(from index: Int = 0, of count: Int, _ element: DumpPlan, at first: Place) -> Int {
        guard windows.start > windows.line, !windows.isPast else { return index }
        let fixed = element.lineCount(at: depth)
        if fixed > 0 {
            let skipped = min(count - index, (windows.start - windows.line) / fixed)
            windows.jump(to: windows.line + skipped * fixed)
            return index + skipped
        }
        var (index, line) = (index, windows.line)
        if let mark = marks.nearest(to: windows.start, of: first), mark.index > index {
            (index, line) = (mark.index, mark.line)
            while line > windows.start, index > 0 {
                index -= 1
                line -= counter.lines(of: element, at: first.advanced(by: index &* element.stride), depth: depth)
            }
        }
        while index < count {
            let lines = counter.lines(of: element, at: first.advanced(by: index &* element.stride), depth: depth)
            guard line + lines <= windows.start else { break }
            (index, line) = (index + 1, line + lines)
        }
        windows.jump(to: line)
        return index
    }

    private mutating func writeEntries(_ plan: DumpPlan, at place: Place, _ label: ByteText?) {
        guard let entries = plan.entries else { preconditionFailure("a dictionary without its type") }
        if windows.start > windows.line {
            guard !windows.skips(counter.lines(of: plan, at: place, depth: depth)) else { return }
        }
        let count = entries.dumpedEntryCount(at: place)
        if begins(label, hasParts: count > 0) {
            sink.counted(count, plan.element == nil ? "member" : "key/value pair")
            sink.byte(UInt8(ascii: "\n"))
        }
        descend { dump in
            guard !dump.windows.isPast else { return }
            SortedEntries.with(plan, at: place) { entries in
                for entry in entries { dump.write(entry, of: plan) }
            }
        }
    }

    /// Writes a member of a set or an entry of a dictionary.
    mutating func write(_ entry: SortedEntries.Entry, of plan: DumpPlan) {
        guard let key = plan.key else { preconditionFailure("a dictionary without keys") }
        guard let value = plan.element, let place = entry.value else { return write(key, at: entry.key) }
        if begins(nil, hasParts: true) { sink.raw("(2 elements)\n") }
        descend { dump in
            dump.write(key, at: entry.key, label: DumpLabels.key)
            dump.write(value, at: place, label: DumpLabels.value)
        }
    }

    /// Writes a value by the public tier.
    private mutating func write(boxed value: Any, _ label: ByteText?) {
        let name = label.map { unsafe String(decoding: $0.bytes.dropLast(2), as: UTF8.self) }  // it stays for ever
        let text = boxes.text(of: value, name: name, depth: depth)
        guard !windows.isUnlimited else { return sink.text(text) }
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        where windows.take() {
            sink.text(String(Substring(line)))
            sink.byte(UInt8(ascii: "\n"))
        }
    }
}
