import Foundation
import StateRendering

/// Types that are shown by their encoding, and such as lie in them.
enum Encoded {
    struct Order: Codable, LoggedByEncoding, Equatable {
        var number = 17
        var lines = [Line()]
        var note: String?
        var hidden = "not encoded"

        enum CodingKeys: String, CodingKey {
            case lines
            case number = "order_no"
            case note
        }

        init() {}

        init(from decoder: any Decoder) throws { self.init() }
    }

    struct Line: Codable, Equatable {
        var sku = "A-1"
        var quantity = 2
        var price = 9.5
        var state = State.open
        var tags: [String: Int] = ["b": 2, "a": 1]

        enum CodingKeys: String, CodingKey {
            case sku = "SKU"
            case quantity = "qty"
            case price, state, tags
        }
    }

    enum State: Codable, Equatable {
        case open
        case sent(to: String, Int)
        case held([Bool])
    }

    /// Encodes whatever it is told to.
    struct Free: LoggedByEncoding {
        var body: (any Encoder) throws -> Void

        func encode(to encoder: any Encoder) throws { try body(encoder) }
    }

    /// Encodes a member of its own.
    struct Holder<Value: Encodable>: LoggedByEncoding {
        var value: Value
    }

    enum Key: String, CodingKey {
        case a, b, c, d
        case dollar = "$e"
    }

    struct Failing: Encodable {
        struct Reason: Error {}

        var isFailing = true

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode("half", forKey: .a)
            if isFailing { throw Reason() }
        }
    }

    class Base: Encodable {
        var name = "base"
    }

    final class Derived: Base, LoggedByEncoding {
        var extra = 5

        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(extra, forKey: .a)
            try super.encode(to: container.superEncoder())
            try container.encode(extra, forKey: .b)
        }
    }

    /// A list that may go round in a circle.
    final class Link: LoggedByEncoding {
        var next: Link?
    }
}
