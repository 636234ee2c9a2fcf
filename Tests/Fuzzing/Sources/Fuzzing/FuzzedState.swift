import Foundation

/// A state with something of everything that is written.
struct FuzzedState {
    var text: String
    var whole: Int64
    var natural: UInt64
    var small: Int8
    var fraction: Double
    var single: Float
    var data: Data
    var date: Date
    var id: UUID
    var isOn: Bool
    var note: String?
    var texts: [String]
    var counts: [String: Int]
    var rows: [FuzzedRow]

    init(_ input: inout FuzzInput) {
        text = input.text()
        whole = Int64(bitPattern: input.bits()) >> Int64(input.below(64))
        natural = input.bits() >> UInt64(input.below(64))
        small = Int8(bitPattern: input.byte())
        fraction = Self.double(&input)
        single = Float(bitPattern: UInt32(truncatingIfNeeded: input.bits()))
        data = Data(input.run())
        date = Date(timeIntervalSinceReferenceDate: Self.double(&input))
        let (high, low) = (input.byte(), input.byte())
        id = UUID(uuid: (high, low, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, low, high))
        isOn = input.flag()
        note = input.flag() ? input.text() : nil
        texts = (0..<input.below(4)).map { _ in input.text() }
        counts = [:]
        for count in 0..<input.below(5) { counts[input.text()] = count }
        rows = (0..<input.below(12)).map { _ in FuzzedRow(id: input.below(16), name: input.flag() ? "a" : "b") }
    }

    /// Any double, or one of few digits as most are.
    private static func double(_ input: inout FuzzInput) -> Double {
        let bits = input.bits()
        return input.flag() ? Double(bitPattern: bits) : Double(Int32(truncatingIfNeeded: bits)) / 1000
    }
}

/// A row of a list.
struct FuzzedRow: Identifiable {
    var id: Int
    var name: String
}
