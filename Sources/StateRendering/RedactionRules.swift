/// What of a value is never shown: `{"$hidden":"rule"}` stands in its place.
///
/// What is hidden is neither rendered nor compared, and no code of its type is run. The names of enum cases stay; what
/// such a case holds can be hidden. The rules hold for JSON, changes, names, dumps, hunks and lines of paths alike.
package struct RedactionRules: Sendable {
    /// A step of a path: a name, or nil for any one.
    typealias Step = String?

    /// A kind of type that is hidden.
    struct HiddenType: Sendable {
        let rule: String
        let id: ObjectIdentifier
        let includes: @Sendable (Any.Type) -> Bool
    }

    /// Rules of one identity hide the same, by the same texts.
    struct Identity: Hashable {
        let keys: [String: String]
        let paths: [String]
        let types: [ObjectIdentifier]
    }

    /// The texts of the rules by the names that they hide.
    let keys: [String: String]
    let paths: [(rule: String, steps: [Step])]
    let types: [HiddenType]

    /// - Parameters:
    ///   - keys: names of properties, keys of dictionaries, labels and names of enum cases, wherever they are; case does
    ///     not matter, nor do underscores before a property.
    ///   - paths: RFC 6901 pointers from the outside of the state or action, `*` for any one step; a number stands for
    ///     every element, since elements move.
    ///   - types: types whose values are hidden wherever they are, subclasses too.
    package init(keys: [String] = [], paths: [String] = [], types: [Any.Type] = []) {
        self.keys = Dictionary(keys.map { (Self.plain($0), "key \($0)") }) { first, _ in first }
        self.paths = paths.map { ("path \($0)", Self.steps($0)) }
        self.types = types.map { type in
            HiddenType(
                rule: "type \(TypeName.short(type))",
                id: ObjectIdentifier(type),
                includes: Self.membership(type)
            )
        }
    }

    /// What tells these rules from others.
    var identity: Identity {
        Identity(keys: keys, paths: paths.map(\.rule), types: types.map(\.id))
    }

    var isEmpty: Bool { keys.isEmpty && paths.isEmpty && types.isEmpty }

    /// A name as keys are compared by: without underscores before it or a number that tells it from another.
    static func plain(_ name: String) -> String {
        String(withoutNumber(name).drop { $0 == "_" }).lowercased()
    }

    /// The name without the ` #2` that tells it from another.
    static func withoutNumber(_ name: String) -> Substring {
        let digits = name.utf8.reversed().prefix { isDigit($0) }.count
        let head = name.utf8.dropLast(digits)
        guard digits > 0, head.suffix(2).elementsEqual(" #".utf8) else { return name[...] }
        return Substring(head.dropLast(2))
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    private static func membership<Hidden>(_ type: Hidden.Type) -> @Sendable (Any.Type) -> Bool {
        { $0 is Hidden.Type }
    }

    /// What stands for a set, an optional or a limit on the wire is no step of the value.
    private static func steps(_ pointer: String) -> [Step] {
        var steps: [Step] = []
        var previous = ""
        for part in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            switch part {
            case "*": steps.append(nil)
            case "$set", "$some", "$cut": break
            case "kept" where previous == "$cut": break
            default: steps.append(name(part))
            }
            previous = String(part)
        }
        return steps
    }

    /// The name of a step, without the escapes of RFC 6901 and of the wire.
    private static func name(_ step: Substring) -> String {
        let name = step.split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
            .split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
        return name.hasPrefix("$$") ? String(name.dropFirst()) : name
    }
}
