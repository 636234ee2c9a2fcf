extension GeneratedStructs.Pair: Generated {
    static var isDumpedAlike: Bool { First.isDumpedAlike && Second.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Self {
        Self(first: .make(using: &maker), second: .make(using: &maker))
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        var copy = self
        maker.perhaps(&copy.first)
        maker.perhaps(&copy.second)
        return copy
    }
}

extension GeneratedStructs.Row: Generated {
    static var isDumpedAlike: Bool { ID.isDumpedAlike && Title.isDumpedAlike && Content.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Self {
        Self(id: .make(using: &maker), title: .make(using: &maker), content: .make(using: &maker))
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        var copy = self
        if maker.oneIn(6) { maker.change(&copy.id) }
        maker.perhaps(&copy.title)
        maker.perhaps(&copy.content)
        return copy
    }
}

extension GeneratedStructs.Padded: Generated {
    static var isDumpedAlike: Bool { Content.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Self {
        Self(
            flag: .make(using: &maker),
            content: .make(using: &maker),
            small: .make(using: &maker),
            optional: .make(using: &maker),
            last: .make(using: &maker)
        )
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        var copy = self
        maker.perhaps(&copy.content)
        maker.perhaps(&copy.optional)
        if maker.oneIn(3) { maker.change(&copy.last) }
        // Made anew, so that the bytes between the fields are others.
        return Self(
            flag: copy.flag,
            content: copy.content,
            small: copy.small,
            optional: copy.optional,
            last: copy.last
        )
    }
}

extension GeneratedStructs.Tuples: Generated {
    static var isDumpedAlike: Bool { First.isDumpedAlike && Second.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Self {
        let pair = (First.make(using: &maker), name: Second.make(using: &maker))
        return Self(pair: pair, list: (0..<maker.count()).map { _ in (.make(using: &maker), .make(using: &maker)) })
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        var copy = self
        maker.perhaps(&copy.pair.0)
        maker.perhaps(&copy.pair.name)
        guard !list.isEmpty else { return copy }
        let index = maker.below(list.count)
        switch maker.below(4) {
        case 0: copy.list.remove(at: index)
        case 1: copy.list.insert(copy.list.remove(at: index), at: 0)
        default: maker.change(&copy.list[index].0)
        }
        return copy
    }
}

extension GeneratedStructs.Wrapping: Generated {
    static var isDumpedAlike: Bool { Content.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Self {
        Self(
            wrapped: .make(using: &maker),
            twice: .make(using: &maker),
            _plain: .make(using: &maker)
        )
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        var copy = self
        maker.perhaps(&copy.wrapped)
        maker.perhaps(&copy.twice)
        maker.perhaps(&copy._plain)
        if maker.oneIn(4) { copy.late += 1 }
        return copy
    }
}

extension GeneratedStructs.Loose: Generated {
    static var isDumpedAlike: Bool { Content.isDumpedAlike }

    private static func anything(_ maker: inout ValueMaker) -> any Generated {
        switch maker.below(6) {
        case 0: Int.make(using: &maker)
        case 1: String.make(using: &maker)
        case 2: [Content].make(using: &maker)
        case 3: Content?.make(using: &maker)
        case 4: [[UInt8]?].make(using: &maker)
        default: Content.make(using: &maker)
        }
    }

    static func make(using maker: inout ValueMaker) -> Self {
        Self(any: anything(&maker), generated: anything(&maker), content: .make(using: &maker))
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        var copy = self
        if maker.oneIn(3) { copy.any = Self.anything(&maker) }
        copy.generated = maker.oneIn(4) ? Self.anything(&maker) : generated.mutated(using: &maker)
        maker.perhaps(&copy.content)
        return copy
    }
}

extension GeneratedStructs.Told: Generated {
    static var isDumpedAlike: Bool { Content.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Self {
        Self(content: .make(using: &maker), secret: maker.below(9))
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        var copy = self
        copy.secret += 1
        maker.perhaps(&copy.content)
        return copy
    }
}

extension GeneratedStructs.Held: Generated {
    static var isDumpedAlike: Bool { Content.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Self {
        Self(content: .make(using: &maker), number: maker.below(4))
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        maker.oneIn(3) ? self : Self(content: content.mutated(using: &maker), number: number)
    }
}

extension GeneratedStructs.Unseen: Generated {
    /// The standard library reads the weak field.
    static var isDumpedAlike: Bool { false }

    static func make(using maker: inout ValueMaker) -> Self {
        let object = GeneratedStructs.Held<Content>.make(using: &maker)
        let number = maker.below(9)
        return Self(
            run: { print(number) },
            type: Content.self,
            weakly: maker.oneIn(2) ? object : nil,
            object: object,
            content: .make(using: &maker)
        )
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        var copy = self
        if maker.oneIn(3) { copy.run = {} }
        if maker.oneIn(3) { copy.type = maker.pick([Int.self, Content.self, Self.self]) }
        if maker.oneIn(3) { copy.weakly = maker.oneIn(2) ? nil : object }
        if maker.oneIn(2) { copy.object = object.mutated(using: &maker) }
        maker.perhaps(&copy.content)
        return copy
    }
}
