/// Gives equal byte strings equal numbers, in the order of their first appearance.
struct Numbering {
    private struct Content: Hashable {
        let bytes: [UInt8]

        func hash(into hasher: inout Hasher) {
            unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }  // one call instead of one for every byte
        }
    }

    private var numbers: [Content: Int] = [:]

    /// How many different byte strings there were.
    var count: Int { numbers.count }

    mutating func number(of bytes: [UInt8]) -> Int {
        let next = numbers.count
        return { (number: inout Int) in number }(&numbers[Content(bytes: bytes), default: next])
    }

    /// The numbers of elements by their bits.
    mutating func numbers<Element>(bitsOf elements: [Element]) -> [Int] {
        let bits = ElementBits(of: elements[...])
        return elements.indices.map { index in
            unsafe number(of: bits.withBytes(at: index) { unsafe Array($0) })  // copies the bytes while they are there
        }
    }
}
