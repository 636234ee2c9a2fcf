extension DumpTable {
    private typealias Types = DumpedTypes

    mutating func addStructs() {
        add("struct, empty") { Types.Empty() }
        add("struct") { Types.Plain() }
        add("struct with gaps") { Types.Padded() }
        add("struct, generic") { Types.Generic(value: 1.5, more: [2]) }
        add("struct, generic of itself") { Types.Generic(value: Types.Generic(value: "a", more: []), more: []) }
        add("struct with parameter packs") { Types.Pack(values: (1, "a", 2.5)) }
        add("struct of structs") { Types.Whole() }
        add("struct that contains itself") { Types.Folder(folders: [Types.Folder(name: "b"), Types.Folder()]) }
        add("struct, local", .privateName) { Types.local() }
        add("struct, private", .privateName) { Types.hidden() }
        add("struct, lazy property") { Types.Lazy() }
        add("struct, lazy property that was used") { Types.usedLazy() }
        add("struct, property wrappers") { Types.Wrapping() }
        add("struct, observers and computed properties") { Types.Observing() }
        add("struct of closures") { Types.Running() }
        add("struct of metatypes") { Types.Kinds() }
        add("struct with nothing in it") { Types.Hollow() }
        add("struct with odd names") { Types.Named() }
        add("struct of C") { Types.ofC }
        add("struct, option set") { Types.Options([.first, .second]) }
        add("struct of anything") { Types.Loose() }
        add("struct of bytes") { (1 as UInt8, 2 as UInt16, (3 as UInt8, 4 as UInt32), true) }
    }

    mutating func addEnums() {
        add("enum") { Types.Flat.allCases }
        add("enum, one case") { Types.Alone.only }
        add("enum, raw") { [Types.Raw.first, .second] }
        add("enum with payloads") { Types.Payload.all }
        add("enum with payloads of one sort") { [Types.Level.high(1), .low(2), .off] }
        add("enum, indirect") { Types.Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))) }
        add("enum, indirect case") { [Types.Chain.end, .link(1, .link(2, .end))] }
        add("enum, generic") { [Types.Maybe<String>.full("a"), .empty] }
        add("enum with an optional") { [Types.Held.maybe(1), .maybe(nil), .maybes("a", nil), .list([1, nil])] }
        add("enum with objects") { [Types.Owner.one(Types.Base()), .none] }
        add("enum with closures") { Types.Job.run { 1 } }
        add("enum with existentials") { [Types.Loosely.any(1), .any("a"), .error(Types.Failure.because("t"))] }
        add("enum of a namespace") { Types.Space.Inner.only(.red) }
        add("enum, frozen C") { Types.enumOfC }
        add("enum, local", .privateName) { Types.localCase() }
        add("enum, private", .privateName) { Types.hiddenCase() }
        add("enum with many cases") { Types.Many.allCases }
        add("enum with odd names") { [Types.OddCases.default, .`case with blanks`] }
        add("error") { Types.Failure.because("text") }
        add("CodingKey") { Types.Keyed.CodingKeys.id }
    }

    mutating func addClasses() {
        add("class") { Types.Base() }
        add("class, subclass") { Types.Derived() }
        add("class, subclass of a subclass") { Types.Third() }
        add("class, empty subclass") { Types.Bare() }
        add("class, generic") { Types.Crate(1) }
        add("class, subclass of a generic one") { Types.NamedCrate() }
        add("class, twice") { Types.twice() }
        add("class, cycle of one") { Types.Ring(1) }
        add("class, cycle of three") { Types.Ring(3) }
        add("class, local", .privateName) { Types.localObject() }
        add("class, lazy property") { Types.LazyObject() }
        add("class, noncopyable fields") { Types.Guarded() }
        add("class, observable", .actor) { Types.Watched() }
        add("class, weak", .unread) { Types.WeakHolder() }
        add("class, subclass of one with weak fields", .unread) { Types.WeakSubclass() }
        add("struct, weak", .unread) { Types.Weakly(object: nil) }
        add("struct, unowned", .unread) { Types.Unowned() }
        add("struct, unowned that is gone", .unread) { Types.unownedGone() }
        add("struct, unowned(unsafe)", .unread) { Types.Unsafely() }
        add("Unmanaged", .address) { Types.Unmanagedly() }
        add("AnyObject") { Types.Base() as AnyObject }
        add("objects in many places") { Types.Shared() }
    }

    mutating func addExistentials() {
        add("any P, struct") { Types.Plain() as any Types.Thing }
        add("any P, class") { Types.Base() as any Types.Thing }
        add("any P, enum") { Types.Flat.red as any Types.Thing }
        add("any P & Q") { Types.Plain() as any Types.Thing & Sendable }
        add("any P?") { [nil, Types.Plain()] as [(any Types.Thing)?] }
        add("any Error") { Types.Failure.because("t") as any Error }
        add("any Collection<Int>") { [1, 2] as any Collection<Int> }
        add("Any, optional") { Int?.some(1) as Any }
        add("Any, nil") { Int?.none as Any }
        add("Any in Any") { (1 as Any) as Any }
        add("some P") { Types.opaque() }
        add("metatype") { Int.self }
        add("metatypes, twice") { [Int.self, String.self, Int.self] as [Any.Type] }
        add("metatype of a protocol") { (any Types.Thing).self }
        add("metatype of a class") { Types.Derived.self as Types.Base.Type }
        add("metatype, existential") { Types.Plain.self as any Types.Thing.Type }
        add("metatype, optional") { [Int.self, nil] as [Any.Type?] }
        add("function") { { (value: Int) in value + 1 } }
        add("function, async") { Types.later }
        add("function, C") { Types.functionOfC }
        add("function, optional") { Types.Running().maybe }
    }
}
