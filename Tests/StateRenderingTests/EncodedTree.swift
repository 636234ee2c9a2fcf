import Foundation

/// A generated value of any shape that an encoding can have.
indirect enum EncodedTree: Encodable, Sendable {
    case null
    case flag(Bool)
    case number(Int)
    case fraction(Double)
    case text(String)
    case list([EncodedTree])
    case object([String: EncodedTree])
    /// Members that are written in turns, in containers that are open together.
    case interleaved([[Int]])
    /// Encoded by the compiler's own code.
    case row(Row)

    struct Row: Encodable, Sendable {
        var id: Int
        var name: String?
        var child: [EncodedTree]
        var byName: [String: EncodedTree]
        var kind: Kind
    }

    enum Kind: Encodable, Sendable {
        case plain
        case named(String, of: Int)
    }

    private struct Name: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .null, .flag, .number, .fraction, .text: try encodeScalar(to: encoder)
        case .list(let elements):
            var list = encoder.unkeyedContainer()
            for element in elements { try list.encode(element) }
        case .object(let members):
            var object = encoder.container(keyedBy: Name.self)
            for (name, member) in members { try object.encode(member, forKey: Name(stringValue: name)) }
        case .interleaved(let columns):
            var object = encoder.container(keyedBy: Name.self)
            var lists = columns.indices.map { object.nestedUnkeyedContainer(forKey: Name(stringValue: "c\($0)")) }
            for row in 0..<(columns.map(\.count).max() ?? 0) {
                for (index, column) in columns.enumerated() where row < column.count {
                    try lists[index].encode(column[row])
                }
            }
        case .row(let row): try row.encode(to: encoder)
        }
    }

    private func encodeScalar(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch self {
        case .flag(let flag): try single.encode(flag)
        case .number(let number): try single.encode(number)
        case .fraction(let number): try single.encode(number)
        case .text(let text): try single.encode(text)
        default: try single.encodeNil()
        }
    }

    static func make(_ random: inout SeededGenerator, depth: Int) -> EncodedTree {
        let children = 0..<Int.random(in: 0...(depth > 0 ? 5 : 0), using: &random)
        switch Int.random(in: 0...(depth > 0 ? 12 : 5), using: &random) {
        case 0: return .null
        case 1: return .flag(Bool.random(using: &random))
        case 2, 3: return .number(Int.random(in: -1000...1000, using: &random))
        case 4: return .fraction(Double(Int.random(in: -1000...1000, using: &random)) / 16)
        case 5: return .text(text(&random))
        case 6, 7: return .list(children.map { _ in make(&random, depth: depth - 1) })
        case 8, 9:
            return .object(Dictionary(children.map { _ in (text(&random), make(&random, depth: depth - 1)) }) { $1 })
        case 10: return .interleaved(children.map { _ in (0..<Int.random(in: 0...3, using: &random)).map { $0 } })
        default:
            return .row(
                Row(
                    id: Int.random(in: 0...9, using: &random),
                    name: Bool.random(using: &random) ? text(&random) : nil,
                    child: children.map { _ in make(&random, depth: depth - 1) },
                    byName: Dictionary(children.prefix(2).map { _ in (text(&random), make(&random, depth: 0)) }) { $1 },
                    kind: Bool.random(using: &random) ? .plain : .named(text(&random), of: 3)
                )
            )
        }
    }

    /// The same with one part or some changed.
    func changed(_ random: inout SeededGenerator) -> EncodedTree {
        guard Int.random(in: 0..<8, using: &random) > 0 else { return Self.make(&random, depth: 2) }
        switch self {
        case .list(let elements): return .list(Self.changed(elements, &random))
        case .object(var members):
            if let name = members.keys.sorted().randomElement(using: &random) {
                members[name] = Bool.random(using: &random) ? members[name]?.changed(&random) : nil
            }
            if Bool.random(using: &random) { members[Self.text(&random)] = Self.make(&random, depth: 1) }
            return .object(members)
        case .row(var row):
            row.child = Self.changed(row.child, &random)
            row.name = row.name == nil ? "name" : nil
            return .row(row)
        default: return Self.make(&random, depth: 3)
        }
    }

    private static func changed(_ elements: [EncodedTree], _ random: inout SeededGenerator) -> [EncodedTree] {
        var elements = elements
        let index = Int.random(in: 0...elements.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: elements.insert(make(&random, depth: 2), at: index)
        case 1: elements.shuffle(using: &random)
        default:
            guard index < elements.count else { break }
            elements[index] = elements[index].changed(&random)
        }
        return elements
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let texts = [
            "a", "b", "$c", "$$d", "e/f~g", "\"h\\", "\u{1}\u{7F}\u{85}", "ü",
            "a name that has more than sixteen bytes",
        ]
        return texts.randomElement(using: &random) ?? ""
    }
}
