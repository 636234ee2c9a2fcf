import Foundation

/// Puts types together at run time, the same for the same seed.
struct TypeMaker {
    private typealias Structs = GeneratedStructs
    private typealias Enums = GeneratedEnums

    private static let scalars: [any Generated.Type] = [
        Bool.self, Int.self, Int8.self, Int16.self, Int32.self, Int64.self, Int128.self, UInt.self, UInt8.self,
        UInt16.self, UInt32.self, UInt64.self, Double.self, Float.self, Float16.self, CGFloat.self, String.self,
        Substring.self, Character.self, Unicode.Scalar.self, Date.self, UUID.self, URL.self, Data.self, Decimal.self,
        Duration.self, Range<Int>.self, IndexPath.self, SIMD3<Float>.self, timespec.self, AnyHashable.self,
        Enums.Mode.self, Enums.Lone.self, Enums.Small.self,
    ]

    private static let keys: [any GeneratedKey.Type] = [
        Int.self, Int.self, String.self, String.self, UInt8.self, Int64.self, Double.self, Float.self, Bool.self,
        Character.self, UUID.self, URL.self, IndexPath.self, AnyHashable.self, Enums.Mode.self,
    ]

    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// - Parameter depth: how many containers and structs may lie around a scalar.
    mutating func type(depth: Int) -> any Generated.Type {
        guard depth > 0, below(8) > 0 else { return Self.scalars[below(Self.scalars.count)] }
        switch below(3) {
        case 0: return container(depth: depth - 1)
        case 1: return structure(depth: depth - 1)
        default: return choice(depth: depth - 1)
        }
    }

    private mutating func key(depth: Int) -> any GeneratedKey.Type {
        guard depth > 0, below(3) == 0 else { return Self.keys[below(Self.keys.count)] }
        return switch below(3) {
        case 0: Self.optionalKey(key(depth: depth - 1))
        case 1: Self.listKey(key(depth: depth - 1))
        default: Self.pairKey(key(depth: depth - 1), key(depth: depth - 1))
        }
    }

    private mutating func container(depth: Int) -> any Generated.Type {
        switch below(11) {
        case 0, 1, 2: Self.array(type(depth: depth))
        case 3: Self.contiguous(type(depth: depth))
        case 4: Self.slice(type(depth: depth))
        case 5: Self.inline(type(depth: depth))
        case 6, 7: Self.dictionary(key(depth: depth), type(depth: depth))
        case 8: Self.set(key(depth: depth))
        default: Self.optional(type(depth: depth))
        }
    }

    private mutating func structure(depth: Int) -> any Generated.Type {
        switch below(10) {
        case 0, 1: Self.pair(type(depth: depth), type(depth: depth))
        case 2, 3: Self.rows(key(depth: depth), type(depth: depth), type(depth: depth))
        case 4: Self.padded(type(depth: depth))
        case 5: Self.tuples(type(depth: depth), type(depth: depth))
        case 6: Self.wrapping(type(depth: depth))
        case 7: Self.loose(type(depth: depth))
        case 8: below(2) == 0 ? Self.told(type(depth: depth)) : Self.unseen(type(depth: depth))
        default: Self.held(type(depth: depth))
        }
    }

    private mutating func choice(depth: Int) -> any Generated.Type {
        switch below(5) {
        case 0, 1: Self.either(type(depth: depth), type(depth: depth))
        case 2: Self.chain(type(depth: depth))
        case 3: Self.partly(type(depth: depth))
        default: Self.single(type(depth: depth))
        }
    }

    private mutating func below(_ limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &random)
    }
}

/// A type that is known at run time is opened by handing it to a generic function.
extension TypeMaker {
    private typealias Made = any Generated.Type
    private typealias MadeKey = any GeneratedKey.Type

    private static func array<A: Generated>(_: A.Type) -> Made { [A].self }
    private static func contiguous<A: Generated>(_: A.Type) -> Made { ContiguousArray<A>.self }
    private static func slice<A: Generated>(_: A.Type) -> Made { ArraySlice<A>.self }
    private static func inline<A: Generated>(_: A.Type) -> Made { InlineArray<3, A>.self }
    private static func optional<A: Generated>(_: A.Type) -> Made { A?.self }
    private static func set<A: GeneratedKey>(_: A.Type) -> Made { Set<A>.self }
    private static func dictionary<A: GeneratedKey, B: Generated>(_: A.Type, _: B.Type) -> Made { [A: B].self }

    private static func optionalKey<A: GeneratedKey>(_: A.Type) -> MadeKey { A?.self }
    private static func listKey<A: GeneratedKey>(_: A.Type) -> MadeKey { [A].self }
    private static func pairKey<A: GeneratedKey, B: GeneratedKey>(_: A.Type, _: B.Type) -> MadeKey {
        Structs.Pair<A, B>.self
    }

    private static func pair<A: Generated, B: Generated>(_: A.Type, _: B.Type) -> Made { Structs.Pair<A, B>.self }
    private static func rows<A: GeneratedKey, B: Generated, C: Generated>(_: A.Type, _: B.Type, _: C.Type) -> Made {
        [Structs.Row<A, B, C>].self
    }
    private static func padded<A: Generated>(_: A.Type) -> Made { Structs.Padded<A>.self }
    private static func tuples<A: Generated, B: Generated>(_: A.Type, _: B.Type) -> Made { Structs.Tuples<A, B>.self }
    private static func wrapping<A: Generated>(_: A.Type) -> Made { Structs.Wrapping<A>.self }
    private static func loose<A: Generated>(_: A.Type) -> Made { Structs.Loose<A>.self }
    private static func told<A: Generated>(_: A.Type) -> Made { Structs.Told<A>.self }
    private static func unseen<A: Generated>(_: A.Type) -> Made { Structs.Unseen<A>.self }
    private static func held<A: Generated>(_: A.Type) -> Made { Structs.Held<A>.self }

    private static func either<A: Generated, B: Generated>(_: A.Type, _: B.Type) -> Made { Enums.Either<A, B>.self }
    private static func chain<A: Generated>(_: A.Type) -> Made { Enums.Chain<A>.self }
    private static func partly<A: Generated>(_: A.Type) -> Made { Enums.Partly<A>.self }
    private static func single<A: Generated>(_: A.Type) -> Made { Enums.Single<A>.self }
}
