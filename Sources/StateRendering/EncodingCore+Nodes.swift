/// How containers open, nest and close.
extension EncodingCore {
    /// Makes a place a container, unless it is one of that kind already.
    mutating func open(_ place: EncodingHandle, as content: EncodingNode.Content) {
        guard let index = index(of: place), nodes[index].content != content else { return }
        if nodes[index].isOpen, nodes[index].content == .nothing {
            close(to: index)
            begin(content, at: index)
        } else {
            replace(index) { $0.sink.raw(content == .object ? "{}" : "[]") }
            nodes[index].content = content
            (nodes[index].count, nodes[index].kept) = (0, 0)
            nodes[index].isCounted = nodes[index].depth >= rendering.limits.maxDepth
        }
    }

    /// Begins the only value of a place; nil when it is not to be written.
    mutating func beginSingle(_ place: EncodingHandle) -> EncodingSlot? {
        guard let index = index(of: place) else { return nil }
        guard nodes[index].isOpen, nodes[index].content == .nothing else { return beginReplacing(index) }
        close(to: index)
        rendering.depth = nodes[index].depth
        enterRules(of: index)
        return EncodingSlot(index: index, start: rendering.sink.count, isLate: false)
    }

    /// Ends what was begun.
    mutating func end(_ slot: EncodingSlot) {
        if slot.isLate { endReplacing(slot) }
        nodes[slot.index].content = .value
    }

    /// Begins a container, or the place of a value, as a part of another container.
    ///
    /// One of the same kind that is there under that name is gone on with.
    mutating func nest(
        _ content: EncodingNode.Content,
        named name: String?,
        key: some CodingKey,
        in place: EncodingHandle
    ) -> EncodingHandle {
        if let name, let known = container(content, named: name, in: place) { return known }
        let part = name.map { beginMember($0, of: place) } ?? beginElement(of: place)
        guard let part else { return addDiscarded(in: place) }
        if let rule = rules?.rule(for: EncodingNode.self) {
            rendering.hidden(by: rule)
            end(part)
            return addDiscarded(in: place)
        }
        let nested = handle(of: addNode(.nothing, in: part.index))
        nestedKeys[nested.serial] = key
        if let rules { nestedRules[nested.serial] = rules }
        if part.isLate {
            nodes[nested.index].isOpen = false
            rendering.sink.raw("{}")
            nodes[nested.index].end = rendering.sink.count - 1
            end(part)
            if content != .nothing { open(nested, as: content) }
        } else {
            frame.top = nested.index
            if content != .nothing { begin(content, at: nested.index) }
            end(part)
        }
        return nested
    }

    /// How many parts a container has.
    mutating func count(of place: EncodingHandle) -> Int {
        index(of: place).map { nodes[$0].count } ?? 0
    }

    /// The index of a node that can be written to.
    ///
    /// One of another frame cannot, while this one lasts.
    mutating func index(of place: EncodingHandle) -> Int? {
        let index = place.index
        guard index < nodes.count, nodes[index].serial == place.serial, !nodes[index].isDiscarded else { return nil }
        guard index >= frame.base else {
            if failure == nil { failure = EncodingFailure.outOfTurn }
            return nil
        }
        return index
    }

    /// Closes what is open inside of a node.
    mutating func close(to index: Int) {
        while frame.top > index { closeInnermost() }
    }

    /// Closes everything, so that all that is written further has to be moved to its place.
    mutating func closeFrame() {
        while frame.top >= frame.base { closeInnermost() }
    }

    mutating func finishFrame() {
        closeFrame()
        guard frame.hasCuts else { return }
        for index in frame.base..<nodes.count { markCut(index) }
    }

    private mutating func begin(_ content: EncodingNode.Content, at index: Int) {
        nodes[index].content = content
        nodes[index].isCounted = nodes[index].depth >= rendering.limits.maxDepth
        rendering.sink.byte(content == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    }

    private mutating func closeInnermost() {
        let index = frame.top
        switch nodes[index].content {
        case .nothing: rendering.sink.raw("{}")
        case .object: rendering.sink.byte(UInt8(ascii: "}"))
        case .array: rendering.sink.byte(UInt8(ascii: "]"))
        case .value: break
        }
        nodes[index].end = rendering.sink.count - 1
        nodes[index].isOpen = false
        names.removeLast(names.count - nodes[index].firstName)
        frame.top = nodes[index].parent
    }

    /// A node of which nothing is shown.
    private mutating func addDiscarded(in place: EncodingHandle) -> EncodingHandle {
        let index = addNode(.nothing, in: place.index)
        nodes[index].isDiscarded = true
        nodes[index].isOpen = false
        return handle(of: index)
    }
}
