import Foundation

/// The types of a property test: a few, or as many as `GENERATED_TYPES` says, which `make test-long` raises.
enum GeneratedTypes {
    static let groups = 0..<12 as Range<UInt64>
    private static let few = 180
    private static let total = ProcessInfo.processInfo.environment["GENERATED_TYPES"].flatMap(Int.init) ?? few

    /// The seeds of a property test of one type: a few, and `many` where more types are wanted than usual.
    static func seeds(_ few: UInt64, orMany many: UInt64) -> Range<UInt64> {
        0..<(total > Self.few ? many : few)
    }

    /// Calls `body` with the types of one group and the seed that each was made from.
    static func each(
        in group: UInt64,
        depth: Int = 3,
        _ body: (any Generated.Type, UInt64) throws -> Void
    ) rethrows {
        for index in 0..<UInt64(total / groups.count) {
            let seed = group << 32 | index
            var maker = TypeMaker(seed: seed)
            try body(maker.type(depth: depth), seed)
        }
    }
}
