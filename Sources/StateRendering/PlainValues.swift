internal import Foundation

/// Types that people know by a text or a list, and that are reflected as their private storage.

extension Duration: DirectlyRendered {
    /// The exact number of seconds, such as `1.5s`.
    func render(in rendering: inout ValueRendering) {
        let (seconds, attoseconds) = components
        let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
        var fraction = String(attoseconds.magnitude)
        fraction = String(repeating: "0", count: 18 - fraction.utf8.count) + fraction
        while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
        rendering.writer.string("\(sign)\(seconds.magnitude)\(fraction.isEmpty ? "" : ".")\(fraction)s")
    }
}

extension DirectlyRendered where Self: SIMD, Scalar: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        indices.map { self[$0] }.render(in: &rendering)
    }

    func compare(to new: Self, in walk: inout ChangeWalk) {
        indices.map { self[$0] }.compare(to: indices.map { new[$0] }, in: &walk)
    }
}

extension SIMD2: DirectlyRendered where Scalar: DirectlyRendered {}
extension SIMD3: DirectlyRendered where Scalar: DirectlyRendered {}
extension SIMD4: DirectlyRendered where Scalar: DirectlyRendered {}
extension SIMD8: DirectlyRendered where Scalar: DirectlyRendered {}
extension SIMD16: DirectlyRendered where Scalar: DirectlyRendered {}
extension SIMD32: DirectlyRendered where Scalar: DirectlyRendered {}
extension SIMD64: DirectlyRendered where Scalar: DirectlyRendered {}

extension SIMDMask: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        indices.map { self[$0] }.render(in: &rendering)
    }

    func compare(to new: SIMDMask, in walk: inout ChangeWalk) {
        indices.map { self[$0] }.compare(to: indices.map { new[$0] }, in: &walk)
    }
}

extension AttributedString: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.text(String(characters))
    }
}

extension Calendar: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.writer.string(String(describing: identifier))
    }
}

extension Notification.Name: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        rendering.text(rawValue)
    }
}

extension KeyValuePairs: DirectlyRendered {
    static var isFreeOfObjects: Bool { false }

    func render(in rendering: inout ValueRendering) {
        map { ($0.key, $0.value) }.render(in: &rendering)
    }
}
