/// Takes the hash of values by their plans: same text, same hash.
extension PlannedRendering {
    /// Adds the value of `plan` at `place`.
    mutating func hash(_ plan: Plan, at place: Place, into hash: inout ContentHash) {
        switch plan.kind {
        case .bool: hash.add(UInt64(place.load(UInt8.self) & 1))
        case .int8, .uint8: hash.add(UInt64(place.load(UInt8.self)))
        case .int16, .uint16: hash.add(UInt64(place.load(UInt16.self)))
        case .int32, .uint32: hash.add(UInt64(place.load(UInt32.self)))
        case .int64, .uint64: hash.add(place.load(UInt64.self))
        case .double: hash.add(place.load(Double.self).isNaN ? Double.nan.bitPattern : place.load(UInt64.self))
        case .uuid:
            hash.add(place.load(UInt64.self))
            hash.add(place.advanced(by: 8).load(UInt64.self))
        case .string: unsafe place.withUTF8 { unsafe self.hash(text: $0, into: &hash) }  // read while it is there
        case .members: hashMembers(plan, at: place, into: &hash)
        case .choice: hashChoice(plan, at: place, into: &hash)
        case .optional:
            let isNil = plan.isNil(at: place)
            hash.add(isNil ? 0 : 1)
            if !isNil { self.hash(plan.element, at: place, into: &hash) }
        case .list: hashElements(plan, at: place, into: &hash)
        default: hashText(plan, at: place, into: &hash)
        }
    }

    /// Adds what stands for a value that only its text tells from others.
    private mutating func hashText(_ plan: Plan, at place: Place, into hash: inout ContentHash) {
        let start = sink.count
        value(plan, at: place)
        unsafe hash.add(sink.bytes(from: start))  // read while they are there
        sink.truncate(to: start)
    }

    /// Texts that are cut at the same place may differ by some bytes before it, where a character ends.
    private func hash(text: UnsafeBufferPointer<UInt8>, into hash: inout ContentHash) {
        guard text.count > limits.maxStringBytes else { return unsafe hash.add(text) }
        hash.add(UInt64(text.count))
        unsafe hash.add(UnsafeBufferPointer(rebasing: text[..<max(0, limits.maxStringBytes - 3)]))  // before its end
    }

    private mutating func hashMembers(_ plan: Plan, at place: Place, into hash: inout ContentHash) {
        let fields = unsafe plan.fields  // they stay for ever
        guard canDescend else { return hash.add(UInt64(fields.count)) }
        for index in 0..<fields.count where unsafe fields[index].isMirrored {
            return hashText(plan, at: place, into: &hash)
        }
        descend()
        for index in 0..<fields.count {
            let field = unsafe fields[index]  // an index of its own
            self.hash(field.plan, at: place.advanced(by: field.offset), into: &hash)
        }
        ascend()
    }

    private mutating func hashChoice(_ plan: Plan, at place: Place, into hash: inout ContentHash) {
        let (tags, choice) = plan.choice(at: place)
        guard let payload = choice.payload else { return hash.add(UInt64(tags.tag(at: place))) }
        guard canDescend else { return hash.add(.max) }
        hash.add(UInt64(tags.tag(at: place)))
        descend()
        plan.withPayload(choice, tags, at: place) { self.hash(payload, at: $0, into: &hash) }
        ascend()
    }

    private mutating func hashElements(_ plan: Plan, at place: Place, into hash: inout ContentHash) {
        plan.list?.withElements(at: place) { first, count in
            hash.add(UInt64(count))
            guard let first, canDescend else { return }
            descend()
            for index in 0..<min(count, limits.maxElements) {
                self.hash(plan.element, at: first.advanced(by: index &* plan.element.stride), into: &hash)
            }
            ascend()
        }
    }
}
