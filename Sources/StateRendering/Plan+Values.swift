/// What a plan says about the value at a place.
extension Plan {
    /// Whether the optional there is nil.
    @inline(__always)
    func isNil(at place: Place) -> Bool {
        nilMark.isNil(place) ?? (type as? any OptionalAccess.Type)?.isNil(at: place) ?? false
    }

    /// The case that the enum there is in.
    @inline(__always)
    func choice(at place: Place) -> (tags: EnumTags, choice: PlanCase) {
        guard let tags else { preconditionFailure("an enum without tags") }
        return (tags, unsafe cases[tags.tag(at: place)])  // as many cases as there are tags
    }

    /// Calls `body` with the place of what a case holds.
    @inline(__always)
    func withPayload(_ choice: PlanCase, _ tags: EnumTags, at place: Place, _ body: (Place) -> Void) {
        tags.withPayload(at: place, size: size) { payload in
            guard let offset = choice.boxOffset else { return body(payload) }
            body(payload.box.advanced(by: offset))
        }
    }

    /// The first field from an index on whose bytes differ; their number if there is none.
    ///
    /// A function of its own, so that the loop which goes over most of a state stays small.
    @inline(never)
    func nextUnlikeField(_ old: Place, _ new: Place, from start: Int) -> Int {
        let fields = unsafe self.fields  // they stay for ever
        var index = start
        while index < fields.count {
            let (offset, size) = unsafe (fields[index].offset, fields[index].size)  // below their count
            guard old.advanced(by: offset).hasSameBytes(as: new.advanced(by: offset), size: size) else { break }
            index &+= 1
        }
        return index
    }

    /// What reads mirrors of such values.
    var fieldReader: FieldReader { FieldReader(runsMirrors: redaction == nil) }

    /// The members of the struct or tuple there, as reflection shows them, in the order of the fields.
    func mirroredMembers(at place: Place) -> [Member] {
        MemberNames.members(of: Mirror(reflecting: place.any(type)), reading: fieldReader)
    }
}
