/// How the lines of arrays, dictionaries and sets are compared.
extension DumpComparison {
    /// Compares arrays: elements that are alike at both ends are passed over, those between are matched.
    mutating func compareLists(_ plan: DumpPlan, _ old: Place, _ new: Place) {
        guard let list = plan.list, let element = plan.element else { preconditionFailure("a list without its type") }
        list.withDumped(at: old) { oldStart, oldCount in
            list.withDumped(at: new) { newStart, newCount in
                oldCount == newCount ? keep(1) : replace(1, 1)
                guard let anyStart = oldStart ?? newStart else { return }
                let rows = DumpRows(old: oldStart ?? anyStart, new: newStart ?? anyStart, element: element)
                descend { walk in
                    let shorter = min(oldCount, newCount)
                    let head = rows.alike(old: 0, new: 0, limit: shorter)
                    let tail = rows.alikeBefore(old: oldCount, new: newCount, limit: shorter - head)
                    walk.keep(head, element, at: rows.oldRow(0))
                    let middle = (head..<oldCount - tail, head..<newCount - tail)
                    walk.compareMiddle(rows, middle.0, middle.1) {
                        list.identities(old, middle.0, new, middle.1)
                    }
                    walk.keep(tail, element, at: rows.oldRow(oldCount - tail))
                }
            }
        }
    }

    private mutating func compareMiddle(
        _ rows: DumpRows,
        _ old: Range<Int>,
        _ new: Range<Int>,
        identities: () -> (old: [Int], new: [Int])?
    ) {
        guard !old.isEmpty, !new.isEmpty, !isInStep(rows, old, new) else { return compareInStep(rows, old, new) }
        let numbers = identities() ?? contents(rows, old, new)
        var (oldNext, newNext) = (old.lowerBound, new.lowerBound)
        for gap in EditScript(from: numbers.old, to: numbers.new).gaps {
            let (oldGap, newGap) = (old.lowerBound + gap.old.lowerBound, new.lowerBound + gap.new.lowerBound)
            compareInStep(rows, oldNext..<oldGap, newNext..<newGap)
            (oldNext, newNext) = (old.lowerBound + gap.old.upperBound, new.lowerBound + gap.new.upperBound)
            compareInStep(rows, oldGap..<oldNext, newGap..<newNext)
        }
        compareInStep(rows, oldNext..<old.upperBound, newNext..<new.upperBound)
    }

    /// Whether most elements are alike in step, of those that a few probes find.
    private func isInStep(_ rows: DumpRows, _ old: Range<Int>, _ new: Range<Int>) -> Bool {
        guard old.count == new.count else { return false }
        guard old.count > 1 else { return true }
        let probes = stride(from: 0, to: old.count, by: old.count / 16 + 1)
        let alike = probes.count { rows.isAlike(old.lowerBound + $0, new.lowerBound + $0) }
        return alike * 2 >= probes.underestimatedCount
    }

    /// Compares elements pair by pair; the longer side's rest has come or is gone.
    private mutating func compareInStep(_ rows: DumpRows, _ old: Range<Int>, _ new: Range<Int>) {
        let shorter = min(old.count, new.count)
        var index = 0
        while index < shorter {
            let alike = rows.alike(
                old: old.lowerBound + index,
                new: new.lowerBound + index,
                limit: shorter - index
            )
            keep(alike, rows.element, at: rows.oldRow(old.lowerBound + index))
            index += alike
            guard index < shorter else { break }
            let (before, after) = (old.lowerBound + index, new.lowerBound + index)
            mark(rows, before, after)
            compare(rows.element, rows.oldRow(before), rows.newRow(after))
            index += 1
        }
        let (oldRest, newRest) = (old.lowerBound + shorter, new.lowerBound + shorter)
        guard old.count != new.count else { return }
        mark(rows, oldRest, newRest)
        replace(
            old.upperBound - oldRest,
            at: rows.oldRow(oldRest),
            new.upperBound - newRest,
            at: rows.newRow(newRest),
            rows.element
        )
    }

    /// Numbers elements by their lines.
    private func contents(_ rows: DumpRows, _ old: Range<Int>, _ new: Range<Int>) -> (old: [Int], new: [Int]) {
        var numbering = Numbering()
        let before = old.map { numbering.number(of: Array(text(rows.element, at: rows.oldRow($0)).utf8)) }
        return (before, new.map { numbering.number(of: Array(text(rows.element, at: rows.newRow($0)).utf8)) })
    }

    /// Compares dictionaries or sets, whose entries are in the order of their keys' texts.
    mutating func compareEntries(_ plan: DumpPlan, _ old: Place, _ new: Place) {
        SortedEntries.with(plan, at: old) { before in
            SortedEntries.with(plan, at: new) { after in
                before.count == after.count ? keep(1) : replace(1, 1)
                descend { walk in
                    walk.merge(plan, before, after)
                    // The entries lie in copies that are gone when their lines would be counted.
                    walk.countPending()
                }
            }
        }
    }

    private mutating func merge(_ plan: DumpPlan, _ old: [SortedEntries.Entry], _ new: [SortedEntries.Entry]) {
        var (oldNext, newNext) = (0, 0)
        while oldNext < old.count || newNext < new.count {
            if newNext == new.count || oldNext < old.count && old[oldNext].text < new[newNext].text {
                replace(lines(of: old[oldNext], plan), 0)
                oldNext += 1
            } else if oldNext == old.count || new[newNext].text < old[oldNext].text {
                replace(0, lines(of: new[newNext], plan))
                newNext += 1
            } else {
                compareEntry(plan, old[oldNext], new[newNext])
                (oldNext, newNext) = (oldNext + 1, newNext + 1)
            }
        }
    }

    /// Compares what has keys of one text; the texts may differ in bytes all the same, as equal strings may.
    private mutating func compareEntry(_ plan: DumpPlan, _ old: SortedEntries.Entry, _ new: SortedEntries.Entry) {
        let hasSameKey = old.text.utf8.elementsEqual(new.text.utf8)
        guard let element = plan.element, let before = old.value, let after = new.value else {
            return hasSameKey ? keep(1) : replace(1, 1)
        }
        keep(1)
        descend { walk in
            hasSameKey ? walk.keep(1) : walk.replace(1, 1)
            if before.hasSameBytes(as: after, size: element.size) {
                walk.keep(1, element, at: before)
            } else {
                walk.compare(element, before, after)
            }
        }
    }

    private mutating func lines(of entry: SortedEntries.Entry, _ plan: DumpPlan) -> Int {
        guard let value = plan.element, let place = entry.value else { return 1 }
        guard depth < DumpWriter.maxDepth else { return 1 }
        return 2 + count(value, at: place, depth: depth + 1)
    }
}
