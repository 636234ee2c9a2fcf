/// A type whose values are made from a seed, for property tests whose types are made from one as well.
protocol Generated: SendableMetatype {
    /// Whether the standard library's `dump` of a value is the same in every run and stops no process, so that the
    /// engine's has to be the same text.
    static var isDumpedAlike: Bool { get }

    static func make(using maker: inout ValueMaker) -> Self

    /// A value that is a small step away.
    func mutated(using maker: inout ValueMaker) -> Self
}

typealias GeneratedKey = Generated & Hashable

extension Generated {
    static var isDumpedAlike: Bool { true }

    func mutated(using maker: inout ValueMaker) -> Self {
        Self.make(using: &maker)
    }
}
