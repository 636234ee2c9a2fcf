/// Enums that generated types are put together from.
enum GeneratedEnums {
    enum Mode: String, CaseIterable { case idle, running, `default` }

    enum Single<Content: Generated> { case only(Content) }

    enum Lone: CaseIterable { case only }

    enum Either<Left: Generated, Right: Generated> {
        case left(Left)
        case right(label: Right)
        case both(Left, second: Right)
        case optional(Right?)
        case neither
        case nothing(Void)
    }

    indirect enum Chain<Content: Generated> {
        case end
        case link(Content, next: Chain)
        case fork([Chain])
    }

    enum Partly<Content: Generated> {
        indirect case boxed(Content)
        case plain(Content)
        case flag(Bool)
    }

    enum Small { case number(UInt8), flag(Bool), mode(Mode), none }
}

extension GeneratedEnums.Mode: Generated {
    static func make(using maker: inout ValueMaker) -> Self { maker.pick(allCases) }
}

extension GeneratedEnums.Lone: Generated {
    static func make(using maker: inout ValueMaker) -> Self { .only }
}

extension GeneratedEnums.Single: Generated {
    static var isDumpedAlike: Bool { Content.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Self { .only(.make(using: &maker)) }

    func mutated(using maker: inout ValueMaker) -> Self {
        switch self {
        case .only(let content): .only(content.mutated(using: &maker))
        }
    }
}

extension GeneratedEnums.Either: Generated {
    static var isDumpedAlike: Bool { Left.isDumpedAlike && Right.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Self {
        switch maker.below(6) {
        case 0: .left(.make(using: &maker))
        case 1: .right(label: .make(using: &maker))
        case 2: .both(.make(using: &maker), second: .make(using: &maker))
        case 3: .optional(.make(using: &maker))
        case 4: .nothing(())
        default: .neither
        }
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        guard !maker.oneIn(3) else { return .make(using: &maker) }
        return switch self {
        case .left(let left): .left(left.mutated(using: &maker))
        case .right(let right): .right(label: right.mutated(using: &maker))
        case .both(let left, let right): .both(left, second: right.mutated(using: &maker))
        case .optional(let right): .optional(right.mutated(using: &maker))
        case .neither, .nothing: self
        }
    }
}

extension GeneratedEnums.Chain: Generated {
    static var isDumpedAlike: Bool { Content.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Self {
        guard maker.count() > 0 else { return .end }
        guard maker.oneIn(3) else { return .link(.make(using: &maker), next: .make(using: &maker)) }
        return .fork([.make(using: &maker), .make(using: &maker)])
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        switch self {
        case .link(let content, let next) where maker.oneIn(2): .link(content, next: next.mutated(using: &maker))
        case .link(let content, let next): .link(content.mutated(using: &maker), next: next)
        case .fork(let chains) where !maker.oneIn(4): .fork(chains.mutated(using: &maker))
        default: maker.oneIn(2) ? .make(using: &maker) : self
        }
    }
}

extension GeneratedEnums.Partly: Generated {
    static var isDumpedAlike: Bool { Content.isDumpedAlike }

    static func make(using maker: inout ValueMaker) -> Self {
        switch maker.below(3) {
        case 0: .boxed(.make(using: &maker))
        case 1: .plain(.make(using: &maker))
        default: .flag(.make(using: &maker))
        }
    }

    func mutated(using maker: inout ValueMaker) -> Self {
        guard !maker.oneIn(3) else { return .make(using: &maker) }
        return switch self {
        case .boxed(let content): .boxed(content.mutated(using: &maker))
        case .plain(let content): .plain(content.mutated(using: &maker))
        case .flag(let flag): .flag(!flag)
        }
    }
}

extension GeneratedEnums.Small: Generated {
    static func make(using maker: inout ValueMaker) -> Self {
        switch maker.below(4) {
        case 0: .number(.make(using: &maker))
        case 1: .flag(.make(using: &maker))
        case 2: .mode(.make(using: &maker))
        default: .none
        }
    }
}
