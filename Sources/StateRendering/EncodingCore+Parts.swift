/// A member or an element that is being written.
struct EncodingPart {
    /// The index of the container's node.
    let index: Int
    /// The offset of what was written for it.
    let start: Int
    /// What tells its name from others; nil for an element.
    let name: UInt64?
    /// Whether the container is closed already, so that the part has to be moved to it.
    let isLate: Bool
}

/// The parts of containers, written in their order as nearly all are.
extension EncodingCore {
    /// Writes what comes before the value of a member; nil when the value is not to be written.
    @inline(__always)
    mutating func beginMember(_ name: String, of place: EncodingHandle) -> EncodingPart? {
        let hash = EncodedName.hash(name)
        guard takesParts(place, .object), !isFamiliar(hash, in: place.index) else {
            return beginAnyhow(name, hash, of: place)
        }
        let start = rendering.sink.count
        beginPart(of: place.index)
        rendering.sink.name(name)
        return EncodingPart(index: place.index, start: start, name: hash, isLate: false)
    }

    /// Writes a member; nil when that is all, else what its value is still to be written for.
    @inline(__always)
    mutating func member<Value>(_ value: Value, named name: String, of place: EncodingHandle) -> EncodingPart? {
        guard let part = beginMember(name, of: place) else { return nil }
        guard writesPlain(value) else { return part }
        end(part)
        return nil
    }

    /// The same of an element.
    @inline(__always)
    mutating func element<Value>(_ value: Value, of place: EncodingHandle) -> EncodingPart? {
        guard let part = beginElement(of: place) else { return nil }
        guard writesPlain(value) else { return part }
        end(part)
        return nil
    }

    /// Writes what comes before an element; nil when the element is not to be written.
    @inline(__always)
    mutating func beginElement(of place: EncodingHandle) -> EncodingPart? {
        guard takesParts(place, .array) else { return beginAnyhow(nil, 0, of: place) }
        let start = rendering.sink.count
        beginPart(of: place.index)
        return EncodingPart(index: place.index, start: start, name: nil, isLate: false)
    }

    /// Ends what was begun.
    @inline(__always)
    mutating func end(_ part: EncodingPart) {
        nodes[part.index].count += 1
        nodes[part.index].kept += 1
        if part.isLate { moveToItsPlace(part) }
    }

    mutating func takeBack(_ part: EncodingPart) {
        rendering.sink.truncate(to: part.start)
        if let name = part.name, !part.isLate { forget(name, in: part.index) }
    }

    /// Writes a value of the most usual types; false for others, and in the public tier.
    @inline(__always)
    private mutating func writesPlain<Value>(_ value: Value) -> Bool {
        guard isPlanned else { return false }
        if Value.self == Int.self, let number = value as? Int {
            rendering.sink.exactInteger(Int64(number))
        } else if Value.self == String.self, let text = value as? String {
            rendering.text(text)
        } else if Value.self == Double.self, let number = value as? Double {
            rendering.sink.double(number)
        } else if Value.self == Bool.self, let flag = value as? Bool {
            rendering.sink.raw(flag ? "true" : "false")
        } else {
            return false
        }
        return true
    }

    /// Whether the place is the innermost open container, of this kind, and has room: nothing to be thought of.
    @inline(__always)
    private func takesParts(_ place: EncodingHandle, _ content: EncodingNode.Content) -> Bool {
        let index = place.index
        guard isPlanned, index == frame.top, index < nodes.count else { return false }
        return nodes[index].serial == place.serial && nodes[index].content == content && !nodes[index].isCounted
            && !nodes[index].isDiscarded && nodes[index].kept < rendering.limits.maxElements
    }

    @inline(__always)
    private mutating func beginPart(of index: Int) {
        if nodes[index].kept > 0 { rendering.sink.byte(UInt8(ascii: ",")) }
        rendering.depth = nodes[index].depth + 1
    }

    /// The same in all other cases.
    @inline(never)
    private mutating func beginAnyhow(_ name: String?, _ hash: UInt64, of place: EncodingHandle) -> EncodingPart? {
        guard let index = index(of: place), nodes[index].content == (name == nil ? .array : .object) else { return nil }
        let isOpen = nodes[index].isOpen
        if isOpen { close(to: index) }
        if let name, isOpen ? isFamiliar(hash, in: index) : true, !makeRoom(for: name, in: index) { return nil }
        guard !nodes[index].isCounted, nodes[index].kept < rendering.limits.maxElements else {
            nodes[index].count += 1
            frame.hasCuts = true
            return nil
        }
        if !isOpen { closeFrame() }
        enterRules(at: name.map { .member($0) } ?? .index(nodes[index].count), of: index)
        let start = rendering.sink.count
        beginPart(of: index)
        if let name { rendering.sink.name(name) }
        return EncodingPart(index: index, start: start, name: name.map { _ in hash }, isLate: !isOpen)
    }
}
