import Foundation

/// One line of the stream, read by a parser that shares no code with the product.
struct StreamLine {
    private let fields: [String: Any]

    init(_ line: String) throws {
        fields = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }

    var kind: String { fields["kind"] as? String ?? "" }
    var store: String { fields["store"] as? String ?? "" }
    var seq: UInt64? { number("seq") }
    var cause: UInt64? { number("cause") }
    var of: UInt64? { number("of") }
    var name: String { fields["name"] as? String ?? "" }
    var text: String? { fields["text"] as? String }
    var changes: [[String: Any]] { fields["changes"] as? [[String: Any]] ?? [] }
    var state: Any? { fields["state"] }

    func number(_ name: String) -> UInt64? { (fields[name] as? NSNumber)?.uint64Value }
    func object(_ name: String) -> [String: Any] { fields[name] as? [String: Any] ?? [:] }
    func string(_ name: String) -> String? { fields[name] as? String }
}
