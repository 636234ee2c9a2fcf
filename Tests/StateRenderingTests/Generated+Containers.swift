extension Array: Generated where Element: Generated {
    static var isDumpedAlike: Bool { Element.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> [Element] { maker.list() }

    func mutated(using maker: inout ValueMaker) -> [Element] {
        var copy = self
        maker.edit(&copy)
        return copy
    }
}

extension ContiguousArray: Generated where Element: Generated {
    static var isDumpedAlike: Bool { Element.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> ContiguousArray { ContiguousArray(maker.list()) }

    func mutated(using maker: inout ValueMaker) -> ContiguousArray {
        ContiguousArray(Array(self).mutated(using: &maker))
    }
}

extension ArraySlice: Generated where Element: Generated {
    static var isDumpedAlike: Bool { Element.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> ArraySlice {
        maker.list().dropFirst(maker.below(3)).dropLast(maker.below(2))
    }

    func mutated(using maker: inout ValueMaker) -> ArraySlice {
        maker.oneIn(3) ? dropFirst() : Array(self).mutated(using: &maker).dropFirst(maker.below(2))
    }
}

@available(macOS 26, *)
extension InlineArray: Generated where Element: Generated {
    /// The standard library shows no element.
    static var isDumpedAlike: Bool { false }

    static func make(using maker: inout ValueMaker) -> InlineArray {
        InlineArray { _ in Element.make(using: &maker) }
    }

    func mutated(using maker: inout ValueMaker) -> InlineArray {
        var copy = self
        if count > 0 { maker.change(&copy[maker.below(count)]) }
        return copy
    }
}

extension Optional: Generated where Wrapped: Generated {
    static var isDumpedAlike: Bool { Wrapped.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Wrapped? {
        maker.oneIn(3) ? nil : .some(.make(using: &maker))
    }

    func mutated(using maker: inout ValueMaker) -> Wrapped? {
        guard let self, !maker.oneIn(4) else { return Self.make(using: &maker) }
        return .some(self.mutated(using: &maker))
    }
}

extension Dictionary: Generated where Key: Generated, Value: Generated {
    /// Their order differs from process to process.
    static var isDumpedAlike: Bool { false }

    static func make(using maker: inout ValueMaker) -> [Key: Value] {
        var made: [Key: Value] = [:]
        if maker.oneIn(3) { made.reserveCapacity(maker.below(200)) }
        for _ in 0..<maker.count() { made[.make(using: &maker)] = .make(using: &maker) }
        return made
    }

    func mutated(using maker: inout ValueMaker) -> [Key: Value] {
        var copy = self
        if maker.oneIn(5) { copy.reserveCapacity(maker.below(300)) }
        for _ in 0...maker.below(3) {
            guard !copy.isEmpty, !maker.oneIn(3) else {
                copy[.make(using: &maker)] = .make(using: &maker)
                continue
            }
            let key = maker.member(of: copy.keys)
            let value = copy.removeValue(forKey: key)
            if maker.oneIn(3) { continue }
            copy[maker.oneIn(3) ? .make(using: &maker) : key] = value?.mutated(using: &maker)
        }
        return copy
    }
}

extension Set: Generated where Element: Generated {
    static var isDumpedAlike: Bool { false }

    static func make(using maker: inout ValueMaker) -> Set<Element> { Set(maker.list()) }

    func mutated(using maker: inout ValueMaker) -> Set<Element> {
        var copy = self
        for _ in 0...maker.below(3) {
            if !copy.isEmpty, maker.oneIn(2) { copy.remove(maker.member(of: copy)) }
            if maker.oneIn(2) { copy.insert(.make(using: &maker)) }
        }
        return copy
    }
}
