extension DumpTable {
    mutating func addContainers() {
        add("Array, empty") { [Int]() }
        add("Array, one") { [1] }
        add("Array, many") { [1, 2, 3] }
        add("Array, nested") { [[1], [], [2, 3]] }
        add("Array of tuples") { [(1, "a"), (2, "b")] }
        add("Array of anything") { [1, "a", [2.5], Int?.none as Any, ()] as [Any] }
        add("ContiguousArray") { ContiguousArray([1, 2]) }
        add("ArraySlice") { [1, 2, 3][1...] }
        add("InlineArray") { [1, 2, 3] as InlineArray<3, Int> }
        add("Set, empty") { Set<Int>() }
        add("Set, one") { Set(["only"]) }
        add("Set, many", .order) { Set((0..<20).map { "member \($0)" }) }
        add("Dictionary, empty") { [String: Int]() }
        add("Dictionary, one") { ["only": 1] }
        add("Dictionary, many", .order) { Dictionary(uniqueKeysWithValues: (0..<20).map { ("key \($0)", $0) }) }
        add("Dictionary, in dictionaries", .order) {
            Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, [$0: "a", $0 + 1: "b"]) })
        }
        add("Optional, nil") { Int?.none }
        add("Optional") { Int?.some(1) }
        add("Optional, twice nil") { [Int??.none, .some(.none), 1] }
        add("Optional, three times") { Int???.some(.some(.none)) }
        add("tuple") { (1, "a", 2.5) }
        add("tuple, labelled") { (first: 1, second: (third: "a", [2])) }
        add("tuple of nothing") { ((), 1) }
        add("Result, success") { Result<Int, CancellationError>.success(1) }
        add("Result, failure") { Result<Int, DumpedTypes.Failure>.failure(.because("text")) }
        add("KeyValuePairs") { ["b": 1, "a": 2, "b": 0] as KeyValuePairs }
        add("KeyValuePairs, empty") { [:] as KeyValuePairs<String, Int> }
        add("AnyHashable") { AnyHashable("a") }
        add("AnyHashable of a struct") {
            [AnyHashable(DumpedTypes.Flat.red), AnyHashable([1]), AnyHashable(Int?.none)]
        }
        add("CollectionOfOne") { CollectionOfOne("one") }
        add("EmptyCollection") { EmptyCollection<Int>() }
        add("Repeated") { repeatElement("r", count: 3) }
    }

    mutating func addSlicesAndViews() {
        add("Dictionary.Keys, one") { ["a": 1].keys }
        add("Dictionary.Keys, many", .order) { Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, "\($0)") }).keys }
        add("Dictionary.Values, one") { ["a": 1].values }
        add("Dictionary.Values, many", .order) {
            Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, "\($0)") }).values
        }
        add("Dictionary.Index") { ["a": 1].startIndex }
        add("Slice") { Slice(base: [1, 2, 3], bounds: 1..<2) }
        add("ReversedCollection") { [1, 2].reversed() as ReversedCollection<[Int]> }
        add("LazyMapSequence") { [1, 2].lazy.filter { $0 > 1 } }
        add("EnumeratedSequence") { ["a"].enumerated() }
        add("Zip2Sequence") { zip([1], ["a"]) }
        add("JoinedSequence") { [[1], [2]].joined() }
        add("AnySequence") { AnySequence([1]) }
        add("AnyCollection") { AnyCollection([1]) }
        add("AnyIterator") { AnyIterator([1].makeIterator()) }
        add("Array.Iterator") { [1].makeIterator() }
        add("StrideTo") { stride(from: 0, to: 9, by: 3) }
        add("StrideThrough") { stride(from: 0.5, through: 9, by: 3) }
        add("split") { "a b".split(separator: " ") }
        add("CollectionDifference") { [1, 2].difference(from: [2, 3]) }
        add("UnfoldSequence") { sequence(first: 1) { $0 < 3 ? $0 + 1 : nil } }
        add("Mirror") { Mirror(reflecting: 1) }
        add("Hasher") { Hasher.self }
        add("SystemRandomNumberGenerator") { SystemRandomNumberGenerator() }
        add("DiscontiguousSlice") { [1, 2, 3][RangeSet(0..<1)] }
        add("ManagedBuffer") { DumpedTypes.Buffer.make() }
        add("CodingUserInfoKey") { CodingUserInfoKey(rawValue: "k") }
        add("CommandLine") { CommandLine.self }
        add("DecodingError") { DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no")) }
        add("Duration") { Duration.milliseconds(1500) }
    }

    mutating func addRanges() {
        add("Range") { 1..<5 }
        add("ClosedRange") { 1...5 }
        add("PartialRangeFrom") { 1... }
        add("PartialRangeUpTo") { ..<5 }
        add("PartialRangeThrough") { ...5 }
        add("Range of texts") { "a"..<"b" }
        add("ClosedRange of numbers") { 0.5...1 }
        add("UnboundedRange") { DumpedTypes.unbounded }
        add("RangeSet") { RangeSet([1..<3, 5..<6]) }
        add("Range of characters") { Character("a")...Character("z") }
        add("ClosedRange.Index") { (1...5).startIndex }
    }
}
