/// What is written out of order: to containers that are closed already, and under names that are taken.
extension EncodingCore {
    /// Moves a part to the end of its container.
    mutating func moveToItsPlace(_ part: EncodingPart) {
        let position = nodes[part.index].end
        moveTail(from: part.start, to: position)
    }

    /// Begins a value that takes the place of a node's.
    mutating func beginReplacing(_ index: Int) -> EncodingSlot {
        closeFrame()
        rendering.depth = nodes[index].depth
        enterRules(of: index)
        return EncodingSlot(index: index, start: rendering.sink.count, isLate: true)
    }

    mutating func endReplacing(_ slot: EncodingSlot) {
        let index = slot.index
        let length = rendering.sink.count - slot.start
        let old = nodes[index].start..<nodes[index].end + 1
        moveTail(from: slot.start, to: old.upperBound)
        remove(old)
        nodes[index].isDiscarded = false
        nodes[index].start = old.lowerBound
        nodes[index].end = old.lowerBound + length - 1
    }

    /// Puts another value in the place of a node's.
    mutating func replace(_ index: Int, _ body: (inout PlannedRendering) -> Void) {
        let slot = beginReplacing(index)
        body(&rendering)
        endReplacing(slot)
    }

    /// Takes out the member that has a name already, since the later one holds.
    ///
    /// - Returns: false when it is one of those that are not written, which the later one is not either.
    mutating func makeRoom(for name: String, in index: Int) -> Bool {
        guard let member = member(named: name, in: index) else {
            return nodes[index].isOpen ? nodes[index].count == nodes[index].kept : true
        }
        let isFirst = member.start == nodes[index].start + 1
        let isLast = nodes[index].kept == 1
        remove((isFirst ? member.start : member.start - 1)..<(isFirst && !isLast ? member.end + 1 : member.end))
        nodes[index].count -= 1
        nodes[index].kept -= 1
        return true
    }

    /// The container of a kind that is a member of a name already.
    mutating func container(_ content: EncodingNode.Content, named name: String, in place: EncodingHandle)
        -> EncodingHandle?
    {
        guard content != .nothing, let index = index(of: place), nodes[index].content == .object else { return nil }
        guard nodes[index].count > 0, frame.base + 1 < nodes.count else { return nil }
        let mightBe = nodes[(index + 1)...].contains { $0.parent == index && $0.content == content }
        guard mightBe, let member = member(named: name, in: index) else { return nil }
        let known = nodes.indices.last { nodes[$0].start == member.valueStart && nodes[$0].content == content }
        return known.map { handle(of: $0) }
    }

    /// Puts `$cut` around what the limits left of a closed node.
    mutating func markCut(_ index: Int) {
        let node = nodes[index]
        guard node.count > node.kept, !node.isDiscarded else { return }
        if node.isCounted {
            replace(index) { $0.cutWhole(of: node.count) }
        } else {
            let scratch = rendering.sink.count
            rendering.sink.raw(",\"of\":")
            rendering.sink.integer(Int64(node.count))
            rendering.sink.raw("}}")
            moveTail(from: scratch, to: node.end + 1)
            let second = rendering.sink.count
            rendering.sink.raw("{\"$cut\":{\"kept\":")
            moveTail(from: second, to: nodes[index].start)
        }
    }

    private func member(named name: String, in index: Int) -> (start: Int, valueStart: Int, end: Int)? {
        let start = nodes[index].start
        let text = unsafe Array(rendering.sink.bytes(from: start))  // copied
        var wanted = JSONWriter()
        wanted.string(JSONWriter.escapedName(name))
        for member in JSONTree(text[...]).members where member.name.elementsEqual(wanted.bytes) {
            let value = member.value.bytes
            return (start + member.name.startIndex, start + value.startIndex, start + value.endIndex)
        }
        return nil
    }

    private mutating func moveTail(from scratch: Int, to position: Int) {
        let length = rendering.sink.count - scratch
        rendering.sink.moveTail(from: scratch, to: position)
        for index in frame.base..<nodes.count { nodes[index].shift(at: position, by: length, from: scratch) }
    }

    private mutating func remove(_ range: Range<Int>) {
        rendering.sink.remove(range)
        for index in frame.base..<nodes.count {
            if range.contains(nodes[index].start) { nodes[index].isDiscarded = true }
            nodes[index].shift(at: range.upperBound, by: -range.count)
        }
    }
}

/// The names of an object's members, told apart by their hashes.
extension EncodingCore {
    /// How many names are compared one by one.
    private static var fewNames: Int { 24 }

    /// Whether a name may have been met in an open object, the innermost one; from now on it has been.
    @inline(__always)
    mutating func isFamiliar(_ name: UInt64, in index: Int) -> Bool {
        let first = nodes[index].firstName
        guard names.count - first < Self.fewNames else { return isFamiliarAmongMany(name, in: index) }
        for place in first..<names.count where names[place] == name { return true }
        names.append(name)
        return false
    }

    mutating func forget(_ name: UInt64, in index: Int) {
        if manyNames[nodes[index].serial]?.remove(name) == nil, names.last == name { names.removeLast() }
    }

    private mutating func isFamiliarAmongMany(_ name: UInt64, in index: Int) -> Bool {
        let few = names[nodes[index].firstName...]
        return !manyNames[nodes[index].serial, default: Set(few)].insert(name).inserted
    }
}
