/// Writes a value as the standard library's `dump` does, one line a node.
struct DumpWriter {
    static let maxDepth = 64

    private(set) var text = ""
    private var depth = 0
    /// The number of every object and metatype that was met, in the order of meeting.
    private var numbers: [ObjectIdentifier: Int] = [:]

    mutating func write(_ value: Any, name: String?, indent: Int) {
        let node = DumpNode(of: value)
        begin(name: name, indent: indent, hasParts: node.hasParts)
        text += node.header
        guard number(node.identity) else { return }
        text += "\n"
        guard depth < Self.maxDepth else { return }
        depth += 1
        if let superclass = node.superclass { writeSuperclass(superclass, indent: indent + 2) }
        for part in node.parts { write(part.value, name: part.label, indent: indent + 2) }
        depth -= 1
    }

    private mutating func writeSuperclass(_ mirror: Mirror, indent: Int) {
        let parts = DumpNode.parts(of: mirror)
        begin(name: "super", indent: indent, hasParts: !parts.isEmpty)
        text += TypeName.full(mirror.subjectType) + "\n"
        guard depth < Self.maxDepth else { return }
        depth += 1
        if let superclass = mirror.superclassMirror { writeSuperclass(superclass, indent: indent + 2) }
        for part in parts { write(part.value, name: part.label, indent: indent + 2) }
        depth -= 1
    }

    private mutating func begin(name: String?, indent: Int, hasParts: Bool) {
        text += String(repeating: " ", count: indent)
        text += hasParts ? depth < Self.maxDepth ? "▿ " : "▹ " : "- "
        if let name { text += name + ": " }
    }

    /// Writes the number of an object; false when it was written before and its line is complete.
    private mutating func number(_ identity: ObjectIdentifier?) -> Bool {
        guard let identity else { return true }
        if let known = numbers[identity] {
            text += " #\(known)\n"
            return false
        }
        text += " #\(numbers.count)"
        numbers[identity] = numbers.count
        return true
    }
}
