import Foundation
import StateRendering
import Testing

/// `Rendering` holds both tiers against each other; here are the values that plans could get wrong.
@Suite("Both tiers", .comparesTiers)
struct TierTests {
    private typealias Types = TierTypes

    /// Every value, and every pair of values.
    private func check<Value>(_ values: [Value]) throws {
        for value in values { _ = Rendering.json(value) }
        for old in values { for new in values { try Rendering.verify(old, new) } }
        for (old, new) in zip(values, values.reversed()) { try Hunks.verify(old, new) }
        try Hunks.verify(values, Array(values.reversed()))
        try Rendering.verify(values, values.reversed())
        try Rendering.verify(values, Array(values.dropFirst()))
        try Rendering.verify(values.map(Optional.some), values.map { _ in nil })
    }

    @Test("about property wrappers and lazy properties")
    func wrappers() throws {
        var simple = Types.Simple()
        simple.text = "b"
        simple.both = 7
        simple.object = Types.Object()
        simple._plain = 2
        simple._optional = nil
        _ = simple.late
        try check([Types.Simple(), simple])
        var wrapped = Types.Wrapped()
        wrapped.any = "other"
        wrapped.level = 5
        try check([Types.Wrapped(), wrapped])
    }

    @Test("about references of every strength")
    func references() throws {
        let (first, second) = (Types.Object(), Types.Object(number: 2))
        let old = Types.References(weakly: first, unownedly: first, unmanaged: first, strongly: first)
        var new = old
        new.weakly = second
        new.maybe = second
        var other = new
        (other.unownedly, other.strongly) = (second, second)
        unsafe other.unmanaged = second  // alive until the end of the test
        (other.any, other.last) = (second, 3)
        var gone = other
        gone.weakly = nil
        gone.run = { 2 }
        gone.type = String.self
        try check([old, new, other, gone])
        try check([Types.WeakRow(object: first), Types.WeakRow(object: second), Types.WeakRow(id: 2)])
        withExtendedLifetime((first, second)) {}
    }

    @Test("about enums with payloads of every kind")
    func enums() throws {
        let (first, second) = (Types.Object(), Types.Object(number: 2))
        try check([
            Types.Choice.one(only: 1), .one(only: 2), .two(1, "a"), .two(1, "b"), .labelled(a: 1, b: .nan),
            .labelled(a: 1, b: 2), .object(first), .object(second), .nothing(()), .plain,
        ])
        try check(Types.Flat.allCases)
        try check([Types.Told.first(1), .first(2), .second])
        try check([Types.Single.only(1), .only(2)])
        try check([Types.Alone.only])
        try check([
            Types.Empty.void(()), .number(1), .flat(.green), .alone(.only), .none, .pair((), .only), .closed(1..<2),
            .closed(1..<3),
        ])
        try check([Types.Generic<String>.full("a"), .full("b"), .empty])
        try check([Types.Generic<Types.Tree>.full(.init()), .full(.init(name: "b")), .empty])
    }

    @Test("about enums whose payloads hold others")
    func payloads() throws {
        let object = Types.Object()
        try check([
            Types.Payloads.text("a"), .text("b"), .optional(1), .optional(nil), .optionals("a", .red),
            .optionals(nil, nil), .optionals("a", nil), .rows([.init()]), .rows([.init(name: "b"), .init()]), .rows([]),
            .table(["a": 1]), .table(["a": 2, "b": 1]), .single(label: "s"), .single(label: "t"), .told(.second),
            .told(.first(1)), .flag(true), .flag(false), .small(1, flag: true), .small(2, flag: true), .none,
        ])
        try check([Types.WeakPayload.row(.init(object: object)), .row(.init()), .number(1)])
        withExtendedLifetime(object) {}
    }

    @Test("about optionals of everything")
    func optionals() throws {
        let full = Types.Optionals(
            bool: false,
            flat: .green,
            small: 0,
            number: 0,
            double: 0,
            text: "",
            date: Date(timeIntervalSinceReferenceDate: 0),
            uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
            url: URL(string: "a:b"),
            tree: .init(),
            list: [],
            choice: .optional(nil),
            tuple: (1, "a"),
            twice: .some(nil),
            masked: .init(),
            object: .init(),
            any: 1,
            data: Data()
        )
        var other = full
        (other.bool, other.flat, other.number, other.text, other.tuple) = (
            true, nil, -1, "long enough for the heap", nil
        )
        (other.tree, other.list, other.choice, other.twice) = (.init(name: "b"), [1], .text("t"), 1)
        (other.masked, other.any, other.data, other.url) = (.init(secret: 3), "a", Data([1]), URL(string: "c:d"))
        try check([Types.Optionals(), full, other])
    }

    @Test("about types of other makers, of other names, and those that speak for themselves")
    func foreign() throws {
        var other = Types.Foreign()
        (other.rect.tv_nsec, other.vector.y, other.duration) = (3, 5, .seconds(4))
        (other.range, other.character, other.part, other.decimal) = (2..<3, "d", "x", 4)
        (other.half, other.bytes, other.contiguous, other.inline) = (2.5, [2], [3], [2, 3])
        other.result = .failure(CancellationError())
        try check([Types.Foreign(), other])
        try check([Types.Described(), .init(secret: 2)])
        try check([Types.Masked(), .init(secret: 2)])
        try check([Types.Dollar(), .init(plain: 2, `dollar sign / ~`: 3)])
        try check([Types.Odd(), .init(bytes: (1, 2, 4))])
    }

    @Test("about types that contain themselves, as deep as they may be")
    func deep() throws {
        func tree(_ depth: Int, _ name: String) -> Types.Tree {
            depth == 0 ? .init(name: name) : .init(children: [.init(), tree(depth - 1, name)])
        }
        for depth in [1, 2, 30, 31, 32, 33, 40] {
            try Rendering.verify(tree(depth, "a"), tree(depth, "b"))
            for maxDepth in 1...6 { try Rendering.verify(tree(depth, "a"), tree(depth, "b"), maxDepth: maxDepth) }
        }
    }

    @Test("about rows with bytes between their fields, wherever they change")
    func padded() throws {
        let old = (0..<200).map { Types.Padded(id: $0, text: "row \($0)") }
        var new = old.map { Types.Padded(flag: $0.flag, id: $0.id, kind: $0.kind, text: $0.text) }
        try Rendering.verify(old, new)
        new[7].pair.1 = 1
        try Rendering.verify(old, new)
        (new[8].last, new[199].flag) = (1, true)
        try Rendering.verify(old, new)
        new.remove(at: 100)
        try Rendering.verify(old, new)
        new.insert(new.remove(at: 3), at: 150)
        try Rendering.verify(old, new)
        new[20].id = 21
        try Rendering.verify(old, new)
        try Rendering.verify(old.map(\.pair.1), new.map(\.pair.1))
        try Rendering.verify(old.map(\.kind), [.green] + new.dropFirst().map(\.kind))
    }

    @Test("about one row that moves, whatever the others are like", arguments: GeneratedTypes.seeds(3, orMany: 20))
    func moves(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let count = Int.random(in: 2...9, using: &random)
            let kinds = Int.random(in: 2...5, using: &random)
            let numbers = (0..<count).map { _ in Int.random(in: 0..<kinds, using: &random) }
            let (from, to) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
            func check<Row>(_ row: (Int) -> Row) throws {
                let old = numbers.map(row)
                var new = old
                new.insert(new.remove(at: from), at: to)
                try Rendering.verify(old, new)
                try Rendering.verify(numbers.map(row), new)
            }
            try check { $0 }
            try check { "the text of a row that is on the heap, \($0)" }
            try check { Types.Padded(id: $0) }
            try check { Types.Padded(id: $0, text: "\($0 % 2) is on the heap and as long as it must be") }
            try check { Types.Padded(id: 1, text: "\($0)") }
            try check { Types.Described(secret: $0) }
            try check { [$0, 1] }
        }
    }

    @Test("about numbers, dates and texts of every kind", arguments: GeneratedTypes.seeds(4, orMany: 20))
    func scalars(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var doubles = (0..<300).map { _ in Double(bitPattern: random.next()) }
        doubles += (0..<300).map { _ in Double(Int64(bitPattern: random.next()) >> 40) / 10_000 }
        doubles += (0..<300).map { _ in Double(Int64(bitPattern: random.next()) >> Int64(random.next() % 64)) / 100 }
        doubles += [0, -0.0, 1e11, 99_999_999_999.9999, 1e-3, 0.0001, 0.00099, 9_007_199_254_740_994, 1e15, 1e16]
        _ = Rendering.json(doubles)
        _ = Rendering.json(doubles.map { Date(timeIntervalSinceReferenceDate: $0) })
        _ = Rendering.json(doubles.map { Date(timeIntervalSinceReferenceDate: $0.rounded() * 86_399) })
        _ = Rendering.json(doubles.map { Float($0) })
        let integers = (0..<300).map { _ in Int64(bitPattern: random.next()) >> Int64(random.next() % 64) }
        _ = Rendering.json(integers)
        _ = Rendering.json(integers.map { UInt64(bitPattern: $0) })
        _ = Rendering.json(integers.map { Int32(truncatingIfNeeded: $0) })
        _ = Rendering.json(integers.map { UInt16(truncatingIfNeeded: $0) })
        _ = Rendering.json(integers.map { Int8(truncatingIfNeeded: $0) })
        let texts = (0..<300).map { _ in
            String(
                decoding: (0..<random.next() % 40).map { _ in UInt8(truncatingIfNeeded: random.next()) },
                as: UTF8.self
            )
        }
        _ = Rendering.json(texts)
        try Rendering.verify(texts, texts.shuffled(using: &random))
        let scalars = (0..<0x300 as Range<UInt32>).compactMap(Unicode.Scalar.init).map { "1234567\($0)890" }
        _ = Rendering.json(scalars)
        _ = Rendering.json(Dictionary(uniqueKeysWithValues: Set(texts).map { ($0, $0) }))
    }
}
