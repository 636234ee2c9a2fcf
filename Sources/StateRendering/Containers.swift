/// The containers of the standard library, reached by the type of their elements.

extension Optional: DirectlyRendered {
    static var isFreeOfObjects: Bool { StateRendering.isFreeOfObjects(Wrapped.self) }

    func render(in rendering: inout ValueRendering) {
        guard let wrapped = self else { return rendering.writer.raw("null") }
        guard let inner = wrapped as? any OptionalValue, inner.endsInNil else { return rendering.value(wrapped) }
        rendering.writer.raw("{\"$some\":")
        rendering.value(wrapped)
        rendering.writer.raw("}")
    }

    func compare(to new: Wrapped?, in walk: inout ChangeWalk) {
        guard let old = self, let new, !(old is any OptionalValue), !(new is any OptionalValue) else {
            return walk.compareTexts(self as Any, new as Any)
        }
        walk.compare(old, new)
    }
}

/// An optional whatever it wraps.
private protocol OptionalValue {
    /// Whether it is nil, or wraps an optional that is, at whatever depth.
    var endsInNil: Bool { get }
}

extension Optional: OptionalValue {
    var endsInNil: Bool {
        guard let wrapped = self else { return true }
        return (wrapped as? any OptionalValue)?.endsInNil ?? false
    }
}

extension Array: DirectlyRendered {
    static var isFreeOfObjects: Bool { StateRendering.isFreeOfObjects(Element.self) }

    func render(in rendering: inout ValueRendering) {
        if let bytes = self as? [UInt8], Element.self == UInt8.self {
            rendering.data(bytes)
        } else {
            rendering.list(self) { $0.value($1) }
        }
    }

    func compare(to new: [Element], in walk: inout ChangeWalk) {
        guard Element.self != UInt8.self, walk.canDescend, !walk.hidesElements(Element.self) else {
            return walk.compareTexts(self, new)
        }
        walk.withinWidth(count, new.count) { walk, kept in
            switch kept {
            case nil: walk.compareTexts(self, new)
            case .max: ArrayComparison(old: self, new: new).report(in: &walk)
            case let kept?:
                ArrayComparison(old: Array(prefix(kept)), new: Array(new.prefix(kept))).report(in: &walk)
            }
        }
    }
}

extension ContiguousArray: DirectlyRendered {
    static var isFreeOfObjects: Bool { Array<Element>.isFreeOfObjects }

    func render(in rendering: inout ValueRendering) {
        Array(self).render(in: &rendering)
    }

    func compare(to new: ContiguousArray, in walk: inout ChangeWalk) {
        Array(self).compare(to: Array(new), in: &walk)
    }
}

extension ArraySlice: DirectlyRendered {
    static var isFreeOfObjects: Bool { Array<Element>.isFreeOfObjects }

    func render(in rendering: inout ValueRendering) {
        Array(self).render(in: &rendering)
    }

    func compare(to new: ArraySlice, in walk: inout ChangeWalk) {
        Array(self).compare(to: Array(new), in: &walk)
    }
}

extension Set: DirectlyRendered {
    static var isFreeOfObjects: Bool { StateRendering.isFreeOfObjects(Element.self) }

    func render(in rendering: inout ValueRendering) {
        rendering.set(Array(self))
    }

    func compare(to new: Set, in walk: inout ChangeWalk) {
        if let differences = differences(from: new, in: walk) { return differences.report(self, new, in: &walk) }
        SetMembers(members: Array(self)).compare(to: SetMembers(members: Array(new)), in: &walk)
    }
}

extension Set {
    /// Found where the sets lie, if they can be read there.
    private func differences(from new: Set, in walk: ChangeWalk) -> SetDifferences? {
        guard walk.readsTables, walk.canDescend, Swift.max(count, new.count) <= walk.old.limits.maxElements,
            let sample = first ?? new.first
        else {
            return nil
        }
        return Place.with(self, new) { old, new in
            unsafe SetTables(old, new, of: sample, in: walk)?.differences()  // both lie there until then
        }
    }
}

extension Dictionary: DirectlyRendered {
    static var isFreeOfObjects: Bool {
        StateRendering.isFreeOfObjects(Key.self) && StateRendering.isFreeOfObjects(Value.self)
    }

    func render(in rendering: inout ValueRendering) {
        rendering.object(DictionaryMembers.named(map { ($0, $1) }, in: &rendering), isOpenEnded: true)
    }

    func compare(to new: [Key: Value], in walk: inout ChangeWalk) {
        guard walk.canDescend else { return walk.compareTexts(self, new) }
        walk.withinWidth(count, new.count) { walk, kept in
            switch kept {
            case nil: walk.compareTexts(self, new)
            case .max: DictionaryComparison.report(self, new, in: &walk)
            case let kept?:
                let old = DictionaryMembers.named(map { ($0, $1) }, in: &walk.old)
                let new = DictionaryMembers.named(new.map { ($0, $1) }, in: &walk.new)
                DictionaryComparison.reportNamed(Array(old.prefix(kept)), Array(new.prefix(kept)), in: &walk)
            }
        }
    }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: DirectlyRendered {
    static var isFreeOfObjects: Bool { Array<Element>.isFreeOfObjects }

    func render(in rendering: inout ValueRendering) {
        indices.map { self[$0] }.render(in: &rendering)
    }

    func compare(to new: InlineArray, in walk: inout ChangeWalk) {
        indices.map { self[$0] }.compare(to: indices.map { new[$0] }, in: &walk)
    }
}
