import Foundation

extension Date: Generated {
    /// A date that is no moment stops the standard library's `dump`.
    static var isDumpedAlike: Bool { false }

    static func make(using maker: inout ValueMaker) -> Date {
        let factor = maker.pick([1, 86_400, 1e9, 1e12, 0.000_001])
        return Date(timeIntervalSinceReferenceDate: Double.make(using: &maker) * factor)
    }
}

extension UUID: Generated {
    static func make(using maker: inout ValueMaker) -> UUID {
        let last = UInt8(maker.below(5))
        let first = UInt8.make(using: &maker)
        return UUID(uuid: (first, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, last))
    }
}

extension URL: Generated {
    static var isDumpedAlike: Bool { false }

    static func make(using maker: inout ValueMaker) -> URL {
        let path = maker.pick(["", "/a", "/a/é", "/%20?b=1", "#f"])
        return URL(string: "https://example.org\(path)") ?? URL(filePath: "/")
    }
}

extension Data: Generated {
    static var isDumpedAlike: Bool { false }

    /// Short ones lie in the value, long ones elsewhere, and slices begin somewhere else.
    static func make(using maker: inout ValueMaker) -> Data {
        let count = maker.pick([0, 1, 2, 3, 14, 15, 80])
        let data = Data((0..<count).map { _ in UInt8(maker.below(4)) })
        return maker.oneIn(3) ? data.dropFirst(maker.below(3)) : data
    }
}

extension Decimal: Generated {
    static var isDumpedAlike: Bool { false }

    static func make(using maker: inout ValueMaker) -> Decimal {
        switch maker.below(6) {
        case 0: .nan
        case 1: maker.pick([.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.greatestFiniteMagnitude])
        case 2: Decimal(maker.below(1000)) / 100
        default: Decimal(maker.below(4))
        }
    }
}

extension Duration: Generated {
    static func make(using maker: inout ValueMaker) -> Duration { .nanoseconds(Int64.make(using: &maker) >> 8) }
}

extension Range<Int>: Generated {
    static func make(using maker: inout ValueMaker) -> Range<Int> {
        let start = maker.below(4)
        return start..<(start + maker.below(3))
    }
}

extension IndexPath: Generated {
    static func make(using maker: inout ValueMaker) -> IndexPath {
        IndexPath(indexes: maker.list(of: UInt8.self).map(Int.init))
    }
}

extension SIMD3<Float>: Generated {
    static func make(using maker: inout ValueMaker) -> SIMD3<Float> {
        SIMD3(Float(maker.below(3)), Float.make(using: &maker), -0.0)
    }
}

extension timespec: Generated {
    static func make(using maker: inout ValueMaker) -> timespec {
        timespec(tv_sec: maker.below(3), tv_nsec: maker.below(3))
    }
}

extension AnyHashable: Generated {
    /// Keys of unlike types whose texts collide.
    static func make(using maker: inout ValueMaker) -> AnyHashable {
        switch maker.below(5) {
        case 0: maker.below(3)
        case 1: String(maker.below(3))
        case 2: Double(maker.below(6)) / 2
        case 3: maker.oneIn(2)
        default: String.make(using: &maker)
        }
    }
}
