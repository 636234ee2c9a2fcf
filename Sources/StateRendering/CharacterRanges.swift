internal import Foundation

/// The members of a set of characters, as ranges such as `U+0061-U+007A`.
///
/// - Complexity: one look at every character that could be a member, a millisecond or so.
extension CharacterSet: DirectlyRendered {
    func render(in rendering: inout ValueRendering) {
        ranges.map(Self.text).render(in: &rendering)
    }

    func compare(to new: CharacterSet, in walk: inout ChangeWalk) {
        guard self != new else { return }
        ranges.map(Self.text).compare(to: new.ranges.map(Self.text), in: &walk)
    }

    private var ranges: [ClosedRange<UInt32>] {
        var ranges: [ClosedRange<UInt32>] = []
        for plane in 0...16 as ClosedRange<UInt8> where hasMember(inPlane: plane) {
            for value in UInt32(plane) << 16...UInt32(plane) << 16 | 0xFFFF {
                guard let scalar = Unicode.Scalar(value), contains(scalar) else { continue }
                if let last = ranges.last, last.upperBound + 1 == value {
                    ranges[ranges.count - 1] = last.lowerBound...value
                } else {
                    ranges.append(value...value)
                }
            }
        }
        return ranges
    }

    private static func text(_ range: ClosedRange<UInt32>) -> String {
        range.count == 1 ? text(range.lowerBound) : "\(text(range.lowerBound))-\(text(range.upperBound))"
    }

    private static func text(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
