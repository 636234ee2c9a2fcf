import Foundation

/// Types whose layout or look is unusual, for tests that hold one tier against the other.
enum TierTypes {
    final class Object {
        var number = 1
        init(number: Int = 1) { self.number = number }
    }

    @propertyWrapper struct Clamped {
        var wrappedValue: Int
        var limits = 0...10
    }

    @propertyWrapper struct Boxed<Content> {
        var padding: UInt8 = 1
        var wrappedValue: Content
    }

    struct Wrapped {
        @Clamped var level = 3
        @Boxed var text = "a"
        @Boxed @Clamped var both = 4
        @Boxed var object: Object? = nil
        @Boxed var any: Any = 1
        var _plain = 1
        var _optional: Int? = 2
        lazy var late = "late"
    }

    struct Simple {
        @Clamped var level = 3
        @Boxed var text = "a"
        @Boxed @Clamped var both = 4
        @Boxed var object: Object? = nil
        var _plain = 1
        var _optional: Int? = 2
        lazy var late = "late"
    }

    struct References {
        var small: UInt8 = 1
        weak var weakly: Object?
        unowned var unownedly: Object
        unowned(unsafe) var unmanaged: Object
        var strongly: Object
        var maybe: Object?
        var any: Any = 1
        var run: () -> Int = { 1 }
        var type: Any.Type = Int.self
        var last = 2
    }

    struct WeakRow {
        var id = 1
        weak var object: Object?
    }

    enum Choice {
        case one(only: Int)
        case two(Int, String)
        case labelled(a: UInt8, b: Double)
        case object(Object)
        case nothing(Void)
        case plain
    }

    enum Flat: UInt8, CaseIterable { case red, green, `default` }

    enum Told: CustomStringConvertible {
        case first(Int)
        case second
        var description: String { "told" }
    }

    enum Payloads {
        case text(String)
        case optional(Int?)
        case optionals(String?, Flat?)
        case rows([Tree])
        case table([String: Int])
        case single(label: String)
        case told(Told)
        case flag(Bool)
        case small(UInt8, flag: Bool)
        case none
    }

    enum WeakPayload {
        case row(WeakRow)
        case number(Int)
    }

    enum Empty {
        case void(Void)
        case number(Int)
        case flat(Flat)
        case alone(Alone)
        case none
        case pair(Void, Alone)
        case closed(Range<Int>)
    }

    enum Single { case only(Int) }
    enum Alone { case only }
    enum Generic<Content> {
        case full(Content)
        case empty
    }

    struct Tree {
        var name = "leaf"
        var children: [Tree] = []
    }

    struct Described: CustomStringConvertible, CustomDebugStringConvertible {
        var secret = 1
        var description: String { "described" }
        var debugDescription: String { "debugged" }
    }

    struct Masked: CustomReflectable {
        var secret = 1
        var customMirror: Mirror { Mirror(self, children: ["shown": secret + 1]) }
    }

    struct Dollar {
        var plain = 1
        var `dollar sign / ~`: Int = 2
        var `"quoted" é` = 3
    }

    struct Optionals {
        var bool: Bool?
        var flat: Flat?
        var small: UInt8?
        var number: Int?
        var double: Double?
        var text: String?
        var date: Date?
        var uuid: UUID?
        var url: URL?
        var tree: Tree?
        var list: [Int]?
        var choice: Payloads?
        var tuple: (Int, name: String)?
        var twice: Int??
        var masked: Masked?
        var object: Object?
        var any: Any?
        var data: Data?
    }

    struct Padded: Identifiable {
        var flag = false
        var id = 0
        var kind = Flat.red
        var pair: (Bool, Int32) = (false, 0)
        var text = ""
        var last: UInt16 = 0
    }

    struct Odd {
        var bytes: (UInt8, UInt8, UInt8) = (1, 2, 3)
    }

    struct Foreign {
        var rect = timespec(tv_sec: 1, tv_nsec: 2)
        var vector = SIMD3<Float>(1, 2, 3)
        var duration = Duration.seconds(3)
        var range = 1..<4
        var character: Character = "c"
        var part = "substring".dropFirst(3)
        var locale = Locale(identifier: "en")
        var decimal = Decimal(3)
        var identifier = ObjectIdentifier(Int.self)
        var index = IndexPath(indexes: [1, 2])
        var components = DateComponents(year: 2020)
        var result: Result<Int, CancellationError> = .success(1)
        var large = Int128(5)
        var half: Float = 1.5
        var nothing: Void = ()
        var measure = Measurement(value: 1, unit: UnitLength.meters)
        var bytes: [UInt8] = [1, 2]
        var contiguous: ContiguousArray = [1, 2]
        var slice = [1, 2, 3][1...]
        var inline: [2 of Int] = [1, 2]
        var keyPath: any Sendable & AnyObject = \Tree.name
    }
}
