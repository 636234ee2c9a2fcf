import Foundation

/// Values that an expression alone does not make.
extension DumpedTypes {
    private struct Hidden {
        struct Inner { var number = 1 }
        var inner = Inner()
        var list: [Hidden] = []
    }

    private enum HiddenCase {
        case one(Hidden), none
    }

    static var unbounded: UnboundedRange { (...) }
    static let later: @Sendable (Int) async -> Int = { $0 }
    static let functionOfC: @convention(c) (Int32) -> Int32 = { $0 }
    static let ofC = timespec(tv_sec: 1, tv_nsec: 2)
    static let enumOfC = CLOCK_MONOTONIC

    static func local() -> some Any {
        struct Local { var number = 1 }
        return Local()
    }

    static func hidden() -> Any { Hidden(list: [Hidden()]) }

    static func hiddenCase() -> Any { [HiddenCase.one(Hidden()), .none] }

    static func localCase() -> Any {
        enum Local { case one(Int), two }
        return [Local.one(1), .two]
    }

    static func localObject() -> AnyObject {
        final class Local { var number = 1 }
        return Local()
    }

    static func usedLazy() -> Lazy {
        var value = Lazy()
        _ = value.heavy
        return value
    }

    static func twice() -> [Base] {
        let object = Derived()
        return [object, Base(), object]
    }

    static func unownedGone() -> Unowned {
        let object = Kept()
        return Unowned(object: object, maybe: nil)
    }

    static func pointer(_ address: Int) -> UnsafeRawPointer {
        guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { preconditionFailure("no address") }
        return unsafe pointer
    }

    static func opaque() -> some Thing { Plain() }

    final class Object: NSObject {
        let number = 1
    }

    static let instant = ContinuousClock.now

    /// Enough entries for their order to be another one in nearly every process.
    static var information: [String: Any] { Dictionary(uniqueKeysWithValues: (0..<20).map { ("key \($0)", $0) }) }

    static let attributes: AttributeContainer = {
        var attributes = AttributeContainer()
        attributes.link = URL(string: "a:b")
        attributes.languageIdentifier = "de"
        attributes.alternateDescription = "alternative"
        attributes.imageURL = URL(string: "c:d")
        return attributes
    }()

    static let attributed: AttributedString = {
        var text = AttributedString("a b")
        text.link = URL(string: "a:b")
        text.languageIdentifier = "de"
        return text
    }()
}
