/// Types of every kind that Swift has, for the table of dumps.
enum DumpedTypes {
    protocol Thing {}

    struct Empty {}

    struct Plain: Thing, Sendable {
        var id = 1
        let name = "n\"\n"
    }

    struct Padded {
        var first: UInt8 = 1
        var second = 2.5
        var third = true
        var fourth: UInt32 = 4
        var fifth: UInt16 = 5
    }

    struct Generic<Value> {
        var value: Value
        var more: [Value]
    }

    struct Pack<each Value> {
        var values: (repeat each Value)
    }

    struct Whole {
        var plain = Plain()
        var padded: Padded? = Padded()
        var rows = [Plain(), Plain(id: 2)]
        var pair = (left: Plain(), Empty())
        var flat = Flat.green
        var table = [Flat.red: [Plain()]]
    }

    struct Folder {
        var name = "a"
        var folders: [Folder] = []
        var maybe: [Folder]?
    }

    struct Lazy {
        lazy var heavy = [1, 2]
        var light = 1
    }

    @propertyWrapper
    struct Clamped<Value: Comparable> {
        var wrappedValue: Value
        var limit: Value
        var projectedValue: Value { limit }
    }

    @propertyWrapper
    struct Boxed<Value> {
        private var storage: [Value]
        var wrappedValue: Value { storage[0] }

        init(wrappedValue: Value) { storage = [wrappedValue] }
    }

    struct Wrapping {
        @Clamped(limit: 9) var level = 1
        @Boxed var text = "boxed"
        @Boxed @Clamped(limit: "z") var both = "a"
        var _plain = 1
    }

    struct Observing {
        var stored = 1 { didSet { computed = stored } }
        var computed: Int {
            get { stored }
            set { stored = newValue }
        }
        static let ignored = 1
    }

    struct Running {
        var run: () -> Void = {}
        var later: @Sendable (Int) async throws -> String = { "\($0)" }
        var maybe: ((Int) -> Int)? = { $0 }
        var number = 1
    }

    struct Kinds {
        var type: Any.Type = Int.self
        var other: any Thing.Type = Plain.self
        var same: Int.Type = Int.self
        var object: Base.Type = Derived.self
    }

    struct Hollow {
        var nothing: Void = ()
        var empty = Empty()
        var empties = [Empty(), Empty()]
        var only = Alone.only
        var number: UInt8 = 1
    }

    struct Named {
        var `default` = 1
        var `with blanks` = 2
        var größe = 3
        var _underscored = 4
        var `a / ~` = 5
    }

    struct Options: OptionSet {
        let rawValue: UInt8
        static let first = Options(rawValue: 1)
        static let second = Options(rawValue: 2)
    }

    struct Loose {
        var any: Any = 1
        var anys: [Any] = [1, "a", Plain(), [1: 2], ()]
        var named: [String: Any] = ["a": Plain()]
        var maybe: Any? = Optional(Optional(1)) as Any
        var error: any Error = Failure.because("t")
        var thing: (any Thing)? = Plain()
    }
}
