internal import Foundation

/// How the nil of an optional is seen.
enum NilMark {
    /// The word at the offset is zero.
    case zeroWord(at: Int)
    /// The byte at the offset is not zero.
    case setByte(at: Int)
    /// By its type, which is slower.
    case asked

    /// The mark for an optional of a type, if it holds for every sample.
    static func of(_ type: any OptionalAccess.Type, wrapping kind: PlanRecord.Kind, size: Int) -> NilMark {
        let guess: NilMark =
            switch kind {
            case .string: .zeroWord(at: 8)
            case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .double, .date, .uuid:
                .setByte(at: size)
            default: .asked
            }
        if case .asked = guess { return .asked }
        return type.proves(guess) ? guess : .asked
    }

    /// What the bytes say; nil when the type must be asked.
    @inline(__always)
    func isNil(_ place: Place) -> Bool? {
        switch self {
        case .zeroWord(let offset): place.advanced(by: offset).load(UInt64.self) == 0
        case .setByte(let offset): place.advanced(by: offset).load(UInt8.self) != 0
        case .asked: nil
        }
    }

    /// Values of every kind that a mark is guessed for, those with unusual bits among them.
    static var samples: [Any] {
        let texts = ["", "x", "a literal longer than fifteen bytes", String(repeating: "y", count: 40), "é"]
        return texts + [Int8(0), Int8(-1), Int16(0), Int16(-1), Int32(0), Int32(-1), Int(0), Int(-1)] as [Any]
            + [Int64(0), Int64(-1), UInt8(0), UInt8.max, UInt16(0), UInt16.max, UInt32(0), UInt32.max] as [Any]
            + [UInt(0), UInt.max, UInt64(0), UInt64.max, 0.0, -0.0, Double.nan, -Double.infinity] as [Any]
            + [Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: .nan)] as [Any]
            + [UUID(), UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))] as [Any]
    }
}
