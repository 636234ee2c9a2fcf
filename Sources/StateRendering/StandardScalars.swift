/// The scalars of the standard library.

extension Bool: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.raw(self ? "true" : "false")
    }
}

extension DirectlyRendered where Self: BinaryInteger {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.exactInteger(self)
    }
}

extension DirectlyRendered where Self: BinaryFloatingPoint & LosslessStringConvertible {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.floatingPoint(self)
    }
}

extension DirectlyRendered where Self: StringProtocol {
    func render(in rendering: inout ValueRendering) {
        rendering.text(String(self))
    }

    func compare(to new: Self, in walk: inout ChangeWalk) {
        guard !utf8.elementsEqual(new.utf8) else { return }
        walk.compareTexts(self, new)
    }
}

extension Int: DirectlyRendered {}
extension Int8: DirectlyRendered {}
extension Int16: DirectlyRendered {}
extension Int32: DirectlyRendered {}
extension Int64: DirectlyRendered {}
extension UInt: DirectlyRendered {}
extension UInt8: DirectlyRendered {}
extension UInt16: DirectlyRendered {}
extension UInt32: DirectlyRendered {}
extension UInt64: DirectlyRendered {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: DirectlyRendered {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: DirectlyRendered {}

extension Double: DirectlyRendered {}
extension Float: DirectlyRendered {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    extension Float16: DirectlyRendered {}
#endif
#if !(os(Windows) || os(Android)) && (arch(i386) || arch(x86_64))
    extension Float80: DirectlyRendered {}
#endif

extension String: DirectlyRendered {}
extension Substring: DirectlyRendered {}

extension Character: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.text(String(self))
    }
}

extension Unicode.Scalar: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.text(String(self))
    }
}

extension StaticString: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.text(description)
    }
}

extension AnyHashable: DirectlyRendered {
    static var isFreeOfObjects: Bool { false }

    func render(in rendering: inout ValueRendering) {
        rendering.value(base)
    }

    func compare(to new: AnyHashable, in walk: inout ChangeWalk) {
        walk.compare(base, new.base)
    }
}
