/// Counts the lines of dumps without writing them: by arithmetic where the plan knows the number.
struct LineCounter {
    private struct Counted {
        let elements: Place
        let lines: Int
    }

    /// What was counted of long arrays, whose elements lie where they are as long as the values live.
    private var counted: [Counted] = []

    private static let longCount = 32

    mutating func lines(of plan: DumpPlan, at place: Place, depth: Int) -> Int {
        let fixed = plan.lineCount(at: depth)
        if fixed > 0 { return fixed }
        switch plan.kind {
        case .members: return members(plan, at: place, depth)
        case .optional:
            guard let element = plan.element, !plan.isNil(at: place), depth < DumpWriter.maxDepth else { return 1 }
            return 1 &+ lines(of: element, at: place, depth: depth &+ 1)
        case .choice: return choice(plan, at: place, depth)
        case .list: return list(plan, at: place, depth)
        case .entries: return entries(plan, at: place, depth)
        case .opaque: return Self.opaqueLines(plan, at: place, depth)
        default: return 1  // a date whose part is cut
        }
    }

    /// The lines of array elements that lie one after the other.
    mutating func lines(of count: Int, _ element: DumpPlan, at first: Place, depth: Int) -> Int {
        let fixed = element.lineCount(at: depth)
        if fixed > 0 { return count &* fixed }
        var total = 0
        for index in 0..<count {
            total &+= lines(of: element, at: first.advanced(by: index &* element.stride), depth: depth)
        }
        return total
    }

    private mutating func members(_ plan: DumpPlan, at place: Place, _ depth: Int) -> Int {
        let fields = unsafe plan.fields  // they stay for ever
        guard depth < DumpWriter.maxDepth else { return 1 }
        let isLow = depth &+ plan.height <= DumpWriter.maxDepth
        let varying = unsafe isLow ? plan.varying : fields  // they stay for ever
        var total = isLow ? plan.fixedLines : 1
        for index in 0..<varying.count {
            let field = unsafe varying[index]  // an index of its own
            total &+= lines(of: field.plan, at: place.advanced(by: field.offset), depth: depth &+ 1)
        }
        return total
    }

    private mutating func choice(_ plan: DumpPlan, at place: Place, _ depth: Int) -> Int {
        let (tags, _, choice) = plan.choice(at: place)
        guard let payload = choice.payload, depth < DumpWriter.maxDepth else { return 1 }
        let fixed = payload.lineCount(at: depth &+ 1)
        if fixed > 0 { return 1 &+ fixed }
        var total = 1
        tags.withPayload(at: place, size: plan.size) { total &+= lines(of: payload, at: $0, depth: depth &+ 1) }
        return total
    }

    private mutating func list(_ plan: DumpPlan, at place: Place, _ depth: Int) -> Int {
        guard let list = plan.list, let element = plan.element, depth < DumpWriter.maxDepth else { return 1 }
        let fixed = element.lineCount(at: depth &+ 1)
        if fixed > 0 { return 1 &+ list.dumpedCount(at: place) &* fixed }
        var total = 1
        list.withDumped(at: place) { first, count in
            guard let first else { return }
            let isCut = depth &+ plan.height > DumpWriter.maxDepth
            total &+= remembered(first, isCut ? 0 : count) {
                $0.lines(of: count, element, at: first, depth: depth &+ 1)
            }
        }
        return total
    }

    private mutating func remembered(_ first: Place, _ count: Int, _ lines: (inout Self) -> Int) -> Int {
        guard count > Self.longCount else { return lines(&self) }
        for known in counted where known.elements == first { return known.lines }
        let found = lines(&self)
        counted.append(Counted(elements: first, lines: found))
        return found
    }

    private mutating func entries(_ plan: DumpPlan, at place: Place, _ depth: Int) -> Int {
        guard let entries = plan.entries, depth < DumpWriter.maxDepth else { return 1 }
        guard let element = plan.element else { return 1 &+ entries.dumpedEntryCount(at: place) }
        let fixed = element.lineCount(at: depth &+ 2)
        if fixed > 0 { return 1 &+ entries.dumpedEntryCount(at: place) &* (2 &+ fixed) }
        guard depth &+ 1 < DumpWriter.maxDepth else { return 1 &+ entries.dumpedEntryCount(at: place) }
        var total = 1
        entries.withDumpedEntries(at: place) { _, values, count in
            guard let values else { return }
            total &+= 2 &* count &+ lines(of: count, element, at: values, depth: depth &+ 2)
        }
        return total
    }

    private static func opaqueLines(_ plan: DumpPlan, at place: Place, _ depth: Int) -> Int {
        var writer = DumpWriter()
        return writer.text(of: place.any(plan.type), name: nil, depth: depth).utf8.count { $0 == UInt8(ascii: "\n") }
    }
}
